interface Size {
  readonly width: number;
  readonly height: number;
}

const LONGEST_SVG_HEAD = 4_000;

const measurePng = (view: DataView): Size => ({ width: view.getUint32(16), height: view.getUint32(20) });

const measureGif = (view: DataView): Size => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) });

/** Goes from segment to segment until the one that says the size. */
const measureJpeg = (view: DataView): Size | null => {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const kind = view.getUint8(at + 1);
    const isFrame = kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
};

const measureSvg = (bytes: Uint8Array): Size | null => {
  const head = /<svg\b[^>]*>/.exec(new TextDecoder().decode(bytes.subarray(0, LONGEST_SVG_HEAD)))?.[0] ?? '';
  const box = /\bviewBox\s*=\s*["'][\s,]*([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(head);
  const read = (name: string): number | undefined => {
    // A size in percent says nothing by itself.
    const given = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(head)?.[1];
    return given === undefined ? undefined : Number(given);
  };
  const width = read('width') ?? Number(box?.[3]);
  const height = read('height') ?? Number(box?.[4]);
  return width > 0 && height > 0 ? { width, height } : null;
};

/** The size of a picture (PNG, GIF, JPEG, SVG) in pixels, read from its beginning; `null` for anything else. */
export const measurePicture = (bytes: Uint8Array): Size | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && view.getUint32(0) === 0x89_50_4e_47) return measurePng(view);
  if (bytes.length >= 10 && view.getUint32(0) === 0x47_49_46_38) return measureGif(view);
  if (bytes.length >= 4 && view.getUint16(0) === 0xff_d8) return measureJpeg(view);
  return measureSvg(bytes);
};
