/* The pictures of boards side by side as one file: made in the worker, so that no finger waits for it. */
import type { BoardPicture } from '@coup-doeil/vassal/battlefield';

/** What a phone has room for; larger maps are drawn smaller. */
const MOST_PIXELS = 12_000_000;

export interface JoinedPicture {
  readonly file: Blob;
  /** How large it is drawn: 1, or less. */
  readonly scale: number;
}

/** Boards whose picture is missing, or of a kind that a worker cannot draw, stay blank; nothing where all are. */
export const joinPictures = async (
  pictures: readonly BoardPicture[],
  readPicture: (name: string) => Promise<Uint8Array | null>,
): Promise<JoinedPicture | undefined> => {
  const width = Math.max(...pictures.map((each) => each.x + each.width));
  const height = Math.max(...pictures.map((each) => each.y + each.height));
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  let drawn = 0;
  // One after another: decoded, a picture takes a hundred times the room of its file.
  for (const { picture, isTurned, ...box } of pictures) {
    const bytes = await readPicture(picture);
    const bitmap = bytes && (await createImageBitmap(new Blob([new Uint8Array(bytes)])).catch(() => null));
    if (!bitmap || !context) continue;
    context.setTransform(scale, 0, 0, scale, scale * (box.x + box.width / 2), scale * (box.y + box.height / 2));
    if (isTurned) context.rotate(Math.PI);
    context.drawImage(bitmap, -box.width / 2, -box.height / 2, box.width, box.height);
    bitmap.close();
    drawn += 1;
  }
  return drawn === 0 ? undefined : { file: await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }), scale };
};
