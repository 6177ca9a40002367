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

const LONGEST_COMMENT = 65_535;
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

const findDirectory = (view: DataView): { count: number; start: number } => {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--)
    if (view.getUint32(at, true) === END_SIGN)
      return { count: view.getUint16(at + 10, true), start: view.getUint32(at + 16, true) };
  return failAsBroken();
};

interface Packed {
  readonly method: number;
  readonly size: number;
  readonly start: number;
}

/** Looks an entry up in the directory at the end of a zip. */
const findEntry = (bytes: Uint8Array, view: DataView, name: string): Packed | null => {
  const { count, start } = findDirectory(view);
  let at = start;
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== ENTRY_SIGN) failAsBroken();
    const nameEnd = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
    if (new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, nameEnd)) === name)
      return {
        method: view.getUint16(at + 10, true),
        size: view.getUint32(at + 20, true),
        start: view.getUint32(at + 42, true),
      };
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return null;
};

const unpack = async (bytes: Uint8Array, view: DataView, { method, size, start }: Packed): Promise<Uint8Array> => {
  if (view.getUint32(start, true) !== LOCAL_SIGN) failAsBroken();
  const from = start + LOCAL_LENGTH + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const packed = bytes.slice(from, from + size);
  if (packed.length < size) failAsBroken();
  checkLimit('bytes', size);
  if (method === DEFLATED) return inflate(packed);
  if (method === STORED) return packed;
  return failAsBroken();
};

/** Reads an entry of a zip by its full name, `null` if there is none; no name is ever used as a path. */
export const readEntry = async (bytes: Uint8Array, name: string): Promise<Uint8Array | null> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entry = findEntry(bytes, view, name);
    return entry && (await unpack(bytes, view, entry));
  } catch (error) {
    if (error instanceof VassalError) throw error;
    return failAsBroken();
  }
};
