"""The rules of Escoba: `check` refuses, `apply` does, `deal` leads through a deal, `scoring` counts
it, `silence` is what a time-out stands for.
"""
