/* The pictures of boards side by side as one file. It is a drawing that holds them: a canvas of their size is more than a phone has room for. */
import type { BoardPicture } from '@coup-doeil/vassal/battlefield';

const TYPES: Readonly<Partial<Record<string, string>>> = { svg: 'svg+xml', gif: 'gif', jpg: 'jpeg', jpeg: 'jpeg' };

/** By its name: the files of a module have no other sign of what they are. */
const findType = (name: string): string => `image/${TYPES[name.toLowerCase().split('.').at(-1) ?? ''] ?? 'png'}`;

const toAddress = (file: Blob, name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file.slice(0, file.size, findType(name)));
  });

/** Around its middle. */
const turn = ({ x, y, width, height }: BoardPicture): string => `rotate(180 ${x + width / 2} ${y + height / 2})`;

/** Where pictures are missing, their boards stay blank; nothing where all are. */
export const joinPictures = async (
  pictures: readonly BoardPicture[],
  load: (name: string) => Promise<Blob | undefined>,
): Promise<Blob | undefined> => {
  const images = await Promise.all(
    pictures.map(async (each) => {
      const file = await load(each.picture);
      if (!file) return [];
      const { x, y, width, height, isTurned } = each;
      const turned = isTurned ? ` transform="${turn(each)}"` : '';
      const address = await toAddress(file, each.picture);
      return [
        `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"${turned} href="`,
        address,
        '"/>',
      ];
    }),
  );
  if (images.every(({ length }) => length === 0)) return undefined;
  const width = Math.max(...pictures.map((each) => each.x + each.width));
  const height = Math.max(...pictures.map((each) => each.y + each.height));
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return new Blob([open, ...images.flat(), '</svg>'], { type: 'image/svg+xml' });
};
