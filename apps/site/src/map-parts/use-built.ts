import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * A drawing that the build made: the browser fetches what draws it only once another is wanted, or none was made. `drawn` is what
 * is wanted now.
 */
export const useBuilt = <Props extends object>(
  drawn: unknown,
  isBuilt: (place: SVGGElement) => boolean,
  load: () => Promise<ComponentType<Props>>,
) => {
  const place = useRef<SVGGElement>(null);
  const [Pen, setPen] = useState<ComponentType<Props>>();
  useEffect(() => {
    const { current } = place;
    if (Pen || (current && isBuilt(current))) return;
    load().then((pen) => setPen(() => pen));
  }, [drawn]);
  return { place, Pen };
};
