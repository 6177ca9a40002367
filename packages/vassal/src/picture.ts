interface Size {
  readonly width: number;
  readonly height: number;
}

const LONGEST_SVG_HEAD = 4_000;

/** Goes from segment to segment until the one that says the size. */
const measureJpeg = (view: DataView): Size | null => {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const kind = view.getUint8(at + 1);
    // Of the kinds from C0 on, each fourth but the first is no frame.
    if (kind >> 4 === 12 && (kind === 0xc0 || kind % 4 > 0))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
};

const measureSvg = (bytes: Uint8Array): Size | null => {
  const head = /<svg\b[^>]*>/.exec(new TextDecoder().decode(bytes.subarray(0, LONGEST_SVG_HEAD)))?.[0] ?? '';
  const box = /\sviewBox\s*=\s*["'](?:[\s,]*[-\d.]+){2}[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(head);
  // A size in percent says nothing by itself.
  const read = (name: string, otherwise = ''): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(head)?.[1] ?? otherwise);
  const size = { width: read('width', box?.[1]), height: read('height', box?.[2]) };
  return size.width > 0 && size.height > 0 ? size : null;
};

/** The size of a picture (PNG, GIF, JPEG, SVG) in pixels, read from its beginning; `null` for anything else. */
export const measurePicture = (bytes: Uint8Array): Size | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const startsWith = (sign: number, least: number): boolean => bytes.length >= least && view.getUint32(0) === sign;
  if (startsWith(0x89_50_4e_47, 24)) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (startsWith(0x47_49_46_38, 10)) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? measureJpeg(view) : measureSvg(bytes);
};
