/* What the page shows, in its hash: `#combat/atlas`; and a whole draft in a link: `#=…`. */
export const VIEWS = ['chart', 'atlas', 'card', 'compare'] as const;
export type View = (typeof VIEWS)[number];

export interface Place {
  /** The sheet; none at first. */
  readonly sheet: string;
  readonly view: View;
  /** Whether the sheet is typed a second time. */
  readonly isSecond: boolean;
  /** A cell that something points at. */
  readonly anchor: string;
}

export const formatPlace = (sheet: string, view: View | 'second' = 'chart', anchor = ''): string =>
  `#${[sheet, ...(view === 'chart' && anchor === '' ? [] : [view]), ...(anchor === '' ? [] : [anchor])].map(encodeURIComponent).join('/')}`;

/** A sheet of an older printing has a stroke in its name: it stands encoded. */
export const parsePlace = (hash: string): Place => {
  const [sheet = '', view = '', anchor = ''] = hash.replace(/^#/, '').split('/').map(decodePart);
  return { sheet, view: VIEWS.find((each) => each === view) ?? 'chart', isSecond: view === 'second', anchor };
};

const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

const LINK = '#=';
export const isLink = (hash: string): boolean => hash.startsWith(LINK);

const pipe = async (
  bytes: Uint8Array<ArrayBuffer>,
  through: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());

/** A text, packed, as the hash of a link. */
export const formatLink = async (text: string): Promise<string> => {
  const packed = await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return LINK + letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** The text of a link; nothing where it is damaged. */
export const parseLink = async (hash: string): Promise<string | undefined> => {
  try {
    const letters = atob(hash.slice(LINK.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await pipe(packed, new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
};
