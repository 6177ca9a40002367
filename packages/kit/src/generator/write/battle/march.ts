import { quoted, valueSource } from '../source.ts';
import type { Frame } from './frame.ts';

/** What `battle.csv` says of the arms, as constants of the march; what it does not say is left out. */
const writeStances = ({ sheets: { data }, march, arms }: Frame) => {
  const stances = data.battle?.stances ?? {};
  const byArm = (make: (arm: string) => unknown): string =>
    valueSource(Object.fromEntries(arms.map((arm) => [arm, make(arm)])));
  const list = (name: string, why: string, ids: readonly string[]): string =>
    ids.length > 0 ? `/** ${why} */\nconst ${name}: readonly (typeof ARMS)[number][] = ${valueSource(ids)};` : '';
  const columnOf = (arm: string): string | undefined =>
    stances[arm]?.column ?? march.columns.find((own) => own === arm) ?? march.columns[0];
  const hasZones = arms.some((arm) => (stances[arm]?.zone.length ?? 0) > 0);
  return {
    columns:
      march.columns.length > 1
        ? `/** The column that each arm marches by. */\nconst COLUMNS: Readonly<Record<(typeof ARMS)[number], string>> = ${byArm(columnOf)};`
        : '',
    staying: list(
      'STAYING',
      'Arms that do not march.',
      arms.filter((arm) => stances[arm]?.column === null),
    ),
    stopping: list(
      'STOPPING',
      'Arms whose march ends where it enters an enemy zone; all others go on, also where battle.csv does not say so.',
      arms.filter((arm) => stances[arm]?.stops === true),
    ),
    zones: `/** The sides that the zone of an arm covers, from 0, the one that it looks at, clockwise. ${hasZones ? 'As battle.csv had them.' : 'None: no sheet says any.'} */
const ZONES: Readonly<Record<(typeof ARMS)[number], readonly number[]>> = ${byArm((arm) => stances[arm]?.zone ?? [])};`,
  };
};

/** The step of a march as its calculator asks for it. */
const writeStep = ({ march }: Frame): string => {
  const step = [
    'enters: to.terrains[0] ?? HEXES[0]',
    ...(march.crossed === undefined ? [] : ['crosses: features']),
    ...(march.followed === undefined ? [] : ["follows: road ?? 'none'"]),
    ...(march.zones === undefined ? [] : ['zone: findZoneStep(leaving > 0, entering > 0)']),
  ];
  const parts = [
    'to',
    ...(march.crossed === undefined ? [] : ['features']),
    ...(march.followed === undefined ? [] : ['road']),
  ];
  const around = march.zones === undefined ? '' : ', { leaving, entering }: Circumstances';
  return `const stepOf = ({ ${parts.join(', ')} }: Crossing${around}) => ({ ${step.join(', ')} });`;
};

/** The march, by the calculator itself; and the zones that `battle.csv` gives. */
export const writeMarch = (frame: Frame): string => {
  const { sheets, printing, march } = frame;
  const grid = sheets.data.charts[printing]?.find(({ built }) => built.id === march.grid)?.built;
  const { columns, staying, stopping, zones } = writeStances(frame);
  const column = columns === '' ? '' : 'column: COLUMNS[arm], ';
  const hasZones = march.zones !== undefined;
  const asked = hasZones ? 'stepOf(crossing, circumstances)' : 'stepOf(crossing)';
  const around = hasZones || stopping !== '' ? ', circumstances' : '';
  const stops = stopping === '' ? 'false' : 'circumstances.entering > 0 && STOPPING.includes(arm)';
  return `import { ${hasZones ? 'type Circumstances, ' : ''}type MarchRules, ZONE } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { checkAsk, computeAnswer, isRefusal${staying === '' ? '' : ', refuse'} } from '@coup-doeil/core/game';
${hasZones ? "import { findZoneStep } from '@coup-doeil/core/sheets';\n" : ''}import { calculator } from '../calculators/${march.id}.ts';
import { type ARMS, type Board, type Counter, type Crossing, HEXES, type OwnBattle } from './types.ts';

const PLACE = { label: calculator.title, cite: ${valueSource({ document: grid?.document ?? '', chart: march.grid })} };

${columns}
${staying}
${stopping}

${writeStep(frame)}

/** One step is what the calculator says of it. ${hasZones ? 'What it costs beside ground and zones (friends)' : 'What it costs beside the ground (zones, friends)'} is not in it yet. */
export const marchRules: MarchRules<OwnBattle> = {
  calculator: ${quoted(march.id)},
  // Costs of a quarter are whole numbers of quarters.
  scale: 4,
  modes: [t('on the march', 'en marche')],
  kind: ({ arm }) => arm,
  mode: () => 0,
  allowance: ({ movement }) => movement,
${staying === '' ? '' : "  barsMarch: (_, { arm }) =>\n    STAYING.includes(arm) ? refuse(t('It does not march.', 'Elle ne marche pas.'), PLACE) : undefined,\n"}  step: ({ edition, reading, tally }, ${column === '' && stopping === '' ? '_' : '{ arm }'}, crossing${around}) => {
    const readings = Object.fromEntries(Object.keys(calculator.readings).map((id) => [id, reading(id)]));
    const input = { ${column}allowance: null, steps: [${asked}] };
    const answer = computeAnswer(calculator, checkAsk(calculator, { edition, readings, input }));
    if (isRefusal(answer)) return answer;
    tally.add(PLACE, answer.total ?? 0);
    return { mode: 0, stops: ${stops} };
  },
${stopping === '' ? '' : '  zoneStopCite: PLACE.cite,\n'}  after: ({ id }) => [{ change: 'mark', counter: id, add: ['moved'], remove: [] }],
  input: (_, { ${column === '' ? '' : 'arm, '}movement }, steps) => ({
    ${column}allowance: movement,
    steps: steps.map(({ crossing${hasZones ? ', circumstances' : ''} }) => ${asked}),
  }),
};

${zones}

export const controls = (_: Board, { arm, facing }: Counter, side: number): number => {
  const zone = ZONES[arm];
  // A counter whose facing is not given acts all round.
  const covers = facing === null ? zone.length > 0 : zone.includes((side - facing + 6) % 6);
  return covers ? ZONE : 0;
};
`;
};
