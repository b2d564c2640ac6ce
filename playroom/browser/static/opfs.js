// Files of one folder of Python's in the origin's private file system. Python reads from memory; every write goes to its file
// at once, and fsync flushes it. A worker may only open such files beforehand, so there is a pool of them: each begins with a
// head of 4 KB that holds its name (none: it is free), and a number: of two with one name, after a kill, the higher one counts.
const HEAD = 4096, FREE = 8;

export async function mount(FS, where) {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('playroom', { create: true });
  const slots = [];
  let number = 0, fresh = false, filling = false;          // is there something written since `there` has looked?
  const add = async n => {
    const file = await folder.getFileHandle(`slot-${n}`, { create: true });
    const handle = await opened(file);
    const head = new Uint8Array(HEAD);
    handle.read(head, { at: 0 });
    const view = new DataView(head.buffer), length = view.getUint32(0), is = length > 0 && length < 400;
    slots.push({ handle, number: view.getUint32(4), name: is ? new TextDecoder().decode(head.subarray(8, 8 + length)) : '' });
  };
  const fill = async () => { while (slots.filter(slot => !slot.name).length < FREE) await add(slots.length); };
  let n = 0;
  for await (const name of folder.keys()) n = Math.max(n, Number(name.slice(5)) + 1 || 0);
  for (let i = 0; i < n; i++) await add(i);
  for (const slot of [...slots].sort((one, other) => other.number - one.number)) {
    number = Math.max(number, slot.number);
    if (slot.name && slots.find(other => other.name === slot.name && other.number > slot.number)) free(slot);
  }
  await fill();

  FS.mkdirTree(where);
  for (const slot of slots.filter(slot => slot.name)) {
    const data = new Uint8Array(Math.max(0, slot.handle.getSize() - HEAD));
    slot.handle.read(data, { at: HEAD });
    FS.writeFile(`${where}/${slot.name}`, data);
  }

  function stored(act) {                                   // what the browser refuses (its space is used up) is an error of the file
    fresh = true;
    try { return act(); } catch (why) { throw new FS.ErrnoError(why.errno ?? (why.name === 'QuotaExceededError' ? 51 : 29)); }
  }
  function name(slot, called) {
    const head = new Uint8Array(HEAD), bytes = new TextEncoder().encode(called);
    new DataView(head.buffer).setUint32(0, bytes.length);
    new DataView(head.buffer).setUint32(4, ++number);
    head.set(bytes, 8);
    stored(() => { if (slot.handle.write(head, { at: 0 }) < HEAD) throw new FS.ErrnoError(51); slot.handle.flush(); });
    slot.name = called;
    slot.number = number;
  }
  function slotFor(called) {
    const had = slots.find(slot => slot.name === called);
    if (had) return had;
    const slot = slots.find(slot => !slot.name);
    if (!slot) throw new FS.ErrnoError(51);                // no space
    stored(() => slot.handle.truncate(HEAD));
    name(slot, called);
    if (!filling) { filling = true; fill().catch(() => {}).then(() => { filling = false; }); }   // beside the next key
    return slot;
  }
  function free(slot) {
    name(slot, '');
    try { slot.handle.truncate(HEAD); } catch { }          // it is done again when it is taken
  }

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
      const there = slots.find(slot => slot.name === called && slot !== node.slot);
      if (node.slot) name(node.slot, called);              // first: there is the old one or the new one, whenever this ends
      ops.rename(node, to, called);
      if (there) { there.name = ''; try { free(there); } catch { } }   // at the next start, then
    },
    unlink(parent, called) {
      const slot = slots.find(slot => slot.name === called);
      if (slot) free(slot);
      ops.unlink(parent, called);
    },
  };
  for (const called of Object.keys(here.contents)) through(here.contents[called]).slot = slots.find(slot => slot.name === called);
  return {
    get isFresh() { return fresh; },
    async isThere() {                                      // deleted files take what is written as if nothing had happened
      fresh = false;
      try { await folder.getFileHandle('slot-0'); return true; } catch { return false; }
    },
  };
}

async function opened(file) {                              // a page that is just closing may have it for a moment
  for (let tries = 0; ; tries++) {
    try { return await file.createSyncAccessHandle(); } catch (why) { if (tries > 50) throw why; }
    await new Promise(done => setTimeout(done, 100));
  }
}
