/* The odds atlas of what is typed. */
import type { AnyCalculator } from '@coup-doeil/core/game';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Grid } from '../../atlas/grids.ts';
import { Heat } from '../../atlas/Heat.tsx';
import type { Lang } from '../../lib/words.ts';
import { formatPlace } from '../page/address.ts';
import { words } from '../page/words.ts';
import { listPlates } from './column-grid.ts';

export interface ViewProps {
  readonly lang: Lang;
  readonly calculators: readonly AnyCalculator[];
}

interface Section {
  readonly calculator: AnyCalculator;
  readonly grids: readonly Grid[];
}

/** Hundreds of questions are asked for a plate: they wait until the chart is painted. */
const REST = 120;

const listOutcomes = (grid: Grid): readonly (string | undefined)[] =>
  grid.rating === undefined ? [undefined] : grid.outcomes;

export const AtlasView = ({ lang, calculators }: ViewProps) => {
  const [sections, setSections] = useState<readonly Section[]>();
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setSections(
          calculators
            .map((calculator) => ({ calculator, grids: listPlates(calculator) }))
            .filter(({ grids }) => grids.length > 0),
        ),
      sections ? REST : 0,
    );
    return () => clearTimeout(timer);
  }, [calculators]);
  if (sections?.length === 0) return <p>{words.noAtlas[lang]}</p>;
  let number = 0;
  return (
    <div class="atlas thick">
      {sections?.map(({ calculator, grids }) => (
        <Fragment key={calculator.id}>
          <h3 class="wb-h3">{calculator.title[lang]}</h3>
          <div class="plates">
            {grids.flatMap((grid) =>
              listOutcomes(grid).map((outcome) => {
                number += 1;
                return (
                  <Heat
                    key={`${grid.list} ${outcome}`}
                    {...{ lang, calculator, grid, outcome, number }}
                    linkToWords={() => formatPlace(calculator.id)}
                  />
                );
              }),
            )}
          </div>
        </Fragment>
      ))}
    </div>
  );
};
