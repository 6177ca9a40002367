/* Text made small for a link, and back. What comes back may have been made by anybody. */
import { InputError } from '@coup-doeil/core/game';

/** The longest text that a link may unpack to; what packs smaller than that is cut off while it is read. */
export const MOST_UNPACKED = 2_000_000;
/** The longest packed text that is tried. */
const MOST_PACKED = 200_000;

const toLetters = (bytes: Uint8Array<ArrayBuffer>): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const reject = (max: number): never => {
  throw new InputError({ code: 'size', field: 'link', allowed: { rule: 'text', min: 0, max }, given: null });
};

const rejectDamaged = (): never => {
  throw new InputError({ code: 'damaged', field: 'link', allowed: { rule: 'whole-link' }, given: null });
};

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> => {
  if (letters.length > MOST_PACKED) return reject(MOST_PACKED);
  if (!/^[\w-]*$/.test(letters)) return rejectDamaged();
  try {
    return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return rejectDamaged();
  }
};

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes]).stream();

/** Packs a text into letters that an address may hold. */
export const packText = async (text: string): Promise<string> => {
  const packed = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  return toLetters(new Uint8Array(await new Response(packed).arrayBuffer()));
};

/** Unpacks a text. Damage, and what unpacks to more than is allowed, is an error; reading stops there. */
export const unpackText = async (letters: string, most: number = MOST_UNPACKED): Promise<string> => {
  const bytes = fromLetters(letters);
  const reader = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > most) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return rejectDamaged();
  }
  await reader.cancel().catch(() => undefined);
  return reject(most);
};
