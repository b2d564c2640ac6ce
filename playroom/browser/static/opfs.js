// Files of one folder of Python's in the origin's private file system. Python reads from memory; every write goes to its file
// at once, and fsync flushes it. A worker may only open such files beforehand, so there is a pool of them: each begins with a
// head of 4 KB that holds its name (none: it is free).
const HEAD = 4096, FREE = 8;

export async function mount(FS, where) {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('playroom', { create: true });
  const slots = [];
  const add = async n => {
    const file = await folder.getFileHandle(`slot-${n}`, { create: true });
    const handle = await opened(file);
    const head = new Uint8Array(HEAD);
    handle.read(head, { at: 0 });
    const length = new DataView(head.buffer).getUint32(0);
    slots.push({ handle, name: length > 0 && length < 400 ? new TextDecoder().decode(head.subarray(8, 8 + length)) : '' });
  };
  let n = 0;
  for await (const name of folder.keys()) n = Math.max(n, Number(name.slice(5)) + 1 || 0);
  for (let i = 0; i < n; i++) await add(i);
  while (slots.filter(slot => !slot.name).length < FREE) await add(slots.length);   // it grows at every start

  FS.mkdirTree(where);
  for (const slot of slots.filter(slot => slot.name)) {
    const data = new Uint8Array(Math.max(0, slot.handle.getSize() - HEAD));
    slot.handle.read(data, { at: HEAD });
    FS.writeFile(`${where}/${slot.name}`, data);
  }

  function stored(act) {                                   // what the browser refuses (its space is used up) is an error of the file
    try { return act(); } catch { throw new FS.ErrnoError(51); }
  }
  function name(slot, called) {
    const head = new Uint8Array(HEAD), bytes = new TextEncoder().encode(called);
    new DataView(head.buffer).setUint32(0, bytes.length);
    head.set(bytes, 8);
    stored(() => { slot.handle.write(head, { at: 0 }); slot.handle.flush(); });
    slot.name = called;
  }
  function slotFor(called) {
    const had = slots.find(slot => slot.name === called);
    if (had) return had;
    const slot = slots.find(slot => !slot.name);
    if (!slot) throw new FS.ErrnoError(51);                // no space
    stored(() => slot.handle.truncate(HEAD));
    name(slot, called);
    return slot;
  }
  function free(slot) { name(slot, ''); slot.handle.truncate(HEAD); slot.handle.flush(); }

  function through(node) {                                 // what is written to this file is written to its slot, which it takes with its first byte
    if (node.kept || !FS.isFile(node.mode)) return node;
    node.kept = true;
    const handle = () => (node.slot ??= slotFor(node.name)).handle;
    const streams = node.stream_ops, nodes = node.node_ops;
    node.stream_ops = {
      ...streams,
      write(stream, buffer, offset, length, position) {
        const put = stored(() => handle().write(buffer.subarray(offset, offset + length), { at: HEAD + position }));
        if (put < length) throw new FS.ErrnoError(51);
        return streams.write(stream, buffer, offset, length, position, false);
      },
      fsync() { if (node.slot) stored(() => node.slot.handle.flush()); return 0; },
      mmap() { throw new FS.ErrnoError(43); },             // SQLite then writes by itself
    };
    node.node_ops = {
      ...nodes,
      setattr(of, given) {
        if (given.size !== undefined && (node.slot || given.size)) stored(() => handle().truncate(HEAD + given.size));
        nodes.setattr(of, given);
      },
    };
    return node;
  }
  const here = FS.lookupPath(where).node, ops = here.node_ops;
  here.node_ops = {
    ...ops,
    mknod(parent, called, mode, dev) { return through(ops.mknod(parent, called, mode, dev)); },
    lookup(parent, called) { return through(ops.lookup(parent, called)); },
    rename(node, to, called) {
      const there = slots.find(slot => slot.name === called);
      ops.rename(node, to, called);
      if (there && there !== node.slot) free(there);
      if (node.slot) name(node.slot, called);
    },
    unlink(parent, called) {
      ops.unlink(parent, called);
      const slot = slots.find(slot => slot.name === called);
      if (slot) free(slot);
    },
  };
  for (const called of Object.keys(here.contents)) through(here.contents[called]).slot = slots.find(slot => slot.name === called);
}

async function opened(file) {                              // a page that is just closing may have it for a moment
  for (let tries = 0; ; tries++) {
    try { return await file.createSyncAccessHandle(); } catch (why) { if (tries > 50) throw why; }
    await new Promise(done => setTimeout(done, 100));
  }
}
