import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A component whose code is fetched when it is first drawn; it draws nothing until then.
 *
 * `lazy` and `Suspense` of preact/compat do this too, but bring the whole of compat's hooks: 1.9 kB gzip on each calculator
 * page, of a budget of 40 kB that the largest page fills.
 */
export const lazy = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  return (props: Props) => {
    const [, redraw] = useState(false);
    const Drawn = Loaded;
    useEffect(() => {
      if (Drawn) return;
      load().then((component) => {
        Loaded = component;
        redraw(true);
      });
    }, []);
    return Drawn ? <Drawn {...props} /> : null;
  };
};
