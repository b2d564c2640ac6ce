"""Page: a shell that is shown in a browser, whether it runs in a room or in the browser itself."""
