import { checkLimit, failWith, VassalError } from './problem.ts';

/** Whether bytes begin as a zip file does. */
export const isZip = (bytes: Uint8Array): boolean => {
  // Whoever has no types gives a text, or a promise that nobody awaited; bytes of another window or worker are bytes too.
  if (Object.prototype.toString.call(bytes) !== '[object Uint8Array]') failWith('not-a-zip');
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
};

// The signs that the parts of a zip begin with, and the bytes that each has before its names.
const END_SIGN = 0x06_05_4b_50;
const END_LENGTH = 22;
const ENTRY_SIGN = 0x02_01_4b_50;
const ENTRY_LENGTH = 46;
const LOCAL_SIGN = 0x04_03_4b_50;
const LOCAL_LENGTH = 30;

const STORED = 0;
const DEFLATED = 8;

const failAsBroken = (): never => failWith('broken-zip');

/** Inflates as far as is allowed; what the zip says of its size is not believed. */
const inflate = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
      length += value.length;
      checkLimit('bytes', length);
      pieces.push(value);
    }
  } finally {
    // What is left of a file that is too large, or damaged, is not waited for.
    reader.cancel().catch(() => undefined);
  }
};

/** Finds an entry in the directory at the end of a zip; -1 if there is none. */
const findEntry = (bytes: Uint8Array, view: DataView, name: string): number => {
  let end = bytes.length - END_LENGTH;
  // A comment may follow; before the first byte there is none to read, and that is an error.
  while (view.getUint32(end, true) !== END_SIGN) end--;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY_SIGN) failAsBroken();
    const nameEnd = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
    if (new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, nameEnd)) === name) return at;
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return -1;
};

/** Unpacks what an entry of the directory stands for. */
const unpack = async (bytes: Uint8Array, view: DataView, entry: number): Promise<Uint8Array> => {
  const method = view.getUint16(entry + 10, true);
  const size = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  if (view.getUint32(local, true) !== LOCAL_SIGN) failAsBroken();
  const from = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = bytes.slice(from, from + size);
  if (packed.length < size) failAsBroken();
  checkLimit('bytes', size);
  if (method === DEFLATED) return inflate(packed);
  return method === STORED ? packed : failAsBroken();
};

/** Reads an entry of a zip by its full name, `null` if there is none; no name is ever used as a path. */
export const readEntry = async (bytes: Uint8Array, name: string): Promise<Uint8Array | null> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entry = findEntry(bytes, view, name);
    return entry < 0 ? null : await unpack(bytes, view, entry);
  } catch (error) {
    if (error instanceof VassalError) throw error;
    return failAsBroken();
  }
};
