import { useState } from 'preact/hooks';

/** A part that comes with the first click that asks for it; until then undefined. */
export const useLate = <T>(load: () => Promise<T>): readonly [part: T | undefined, bring: () => Promise<T>] => {
  const [part, setPart] = useState<{ readonly is: T } | undefined>(undefined);
  const bring = async () => {
    const is = part?.is ?? (await load());
    setPart((before) => before ?? { is });
    return is;
  };
  return [part?.is, bring];
};
