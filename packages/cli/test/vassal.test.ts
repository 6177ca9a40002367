import { readBattlefield } from '@coup-doeil/core/battle';
import { expect, test } from 'vitest';
import { writeTemporary } from './files.ts';
import { coupDoeil, json } from './run.ts';
import { findSchemaProblems } from './schema-problems.ts';

/** Hex 0101 at 25, 30; columns 50 apart, rows 60, odd columns half a hex lower. */
const module = writeTemporary(
  'buildFile',
  `<Module name="The ford" version="1.0">
    <Map mapName="Field"><BoardPicker><Board name="Ground" image="ground.png" width="500" height="400">
      <HexGrid dx="50" dy="60" x0="25" y0="30"><HexGridNumbering hLeading="1" vLeading="1" hOff="1" vOff="1" stagger="false"/></HexGrid>
    </Board></BoardPicker></Map>
    <Map mapName="Turns"><BoardPicker><Board name="Track" width="100" height="50"/></BoardPicker></Map>
  </Module>`,
);
const ESCAPE = '\u001b';
const setup = [
  'begin_save',
  '+/1/piece;;;FR-inf.png;Ligne/Field;25;30',
  '+/2/piece;;;AU-cav.png;Uhlans/Field;75;120',
  '+/3/piece;;;turn.png;Turn/Field;125;90',
  '+/4/hide\tpiece;;;AU-inf.png;Secret/someone\tField;25;90',
  '+/5/piece;;;FR-inf.png;Off the board/Field;900;90',
];
const save = writeTemporary('a.vsav', setup.join(ESCAPE));
const log = writeTemporary(
  'b.vlog',
  [...setup, 'LOG\tM/1/Field/75/60/null/Field/25/30/null/p', 'LOG\tM/1/Field/75/120/null/Field/75/60/null/p'].join(
    ESCAPE,
  ),
);
const rules = {
  game: 'the-ford',
  map: 'Field',
  rules: [
    { when: { picture: 'FR-*' }, counter: { side: 'french', arm: 'infantry', strength: 4 } },
    { when: { picture: 'AU-cav*' }, counter: { side: 'austrian', arm: 'cavalry', ratings: { cohesion: 6 } } },
  ],
};
const mapping = writeTemporary('mapping.json', JSON.stringify(rules));

test('a module tells its maps; with a save, what stands on each', async () => {
  const bare = await coupDoeil(`vassal ${module}`);
  expect(bare).toMatchObject({ code: 0, err: '' });
  expect(bare.out).toContain('The ford 1.0');
  expect(bare.out).toContain('Ground (with hexes)');
  const told = (await json(`vassal ${module} ${save}`)) as { maps: { name: string; pieces: number; hidden: number }[] };
  expect(findSchemaProblems('vassal', told)).toEqual([]);
  expect(told.maps.map(({ name, pieces, hidden }) => [name, pieces, hidden])).toEqual([
    ['Field', 5, 1],
    ['Turns', 0, 0],
  ]);
  const french = await coupDoeil(`vassal ${module} ${save} --lang fr`);
  expect(french.out).toContain('Uhlans');
  expect(french.out).not.toContain('Secret');
});

test('with a mapping, a battlefield stands alone on standard output; what it leaves out is said', async () => {
  const { code, out, err } = await coupDoeil(`vassal ${module} ${save} --mapping ${mapping}`);
  expect(code).toBe(0);
  const { units } = readBattlefield(JSON.parse(out));
  expect(units.map(({ id, hex, strength }) => [id, hex, strength])).toEqual([
    ['piece-1', '0101', 4],
    ['piece-2', '0202', undefined],
  ]);
  expect(err).toContain('hidden pieces: 1');
  expect(err).toContain('pieces off the hexes: 1');
  expect(err).toContain('turn.png');
  expect(findSchemaProblems('vassal-mapping', rules)).toEqual([]);
  expect(findSchemaProblems('battlefield', JSON.parse(out))).toEqual([]);
});

test('boards that are numbered apart are named, and chosen in the mapping', async () => {
  const boards = ['West', 'East'].map(
    (name) =>
      `<Board name="${name}" width="300" height="400"><HexGrid dx="50" dy="60" x0="25" y0="30"><HexGridNumbering hLeading="0" vLeading="0" hOff="1" vOff="1" stagger="false"/></HexGrid></Board>`,
  );
  const two = writeTemporary(
    'two',
    `<Module><Map mapName="Field"><BoardPicker>${boards.join('')}</BoardPicker></Map></Module>`,
  );
  const laid = writeTemporary('two.vsav', [...setup, 'FieldBoardPicker\tWest\t0\t0\tEast\t1\t0'].join(ESCAPE));
  const first = await coupDoeil(`vassal ${two} ${laid} --mapping ${mapping}`);
  expect(first.err).toContain('more than one hex grid');
  expect(first.err).toContain('boards of the mapping may be: "West", "East", "West + East"');
  const both = { ...rules, boards: 'West + East' };
  expect(findSchemaProblems('vassal-mapping', both)).toEqual([]);
  const line = `vassal ${two} ${laid} --mapping ${writeTemporary('both.json', JSON.stringify(both))}`;
  expect(readBattlefield(JSON.parse((await coupDoeil(line)).out)).grid.columns).toBe(12);
});

test('a log is read step by step; a later save shows what moved', async () => {
  const at = async (step: number): Promise<unknown> =>
    JSON.parse((await coupDoeil(`vassal ${module} ${log} --mapping ${mapping} --step ${step}`)).out).units[0].hex;
  expect([await at(0), await at(1), await at(2)]).toEqual(['0101', '0201', '0202']);
  const line = `vassal ${module} ${log} --mapping ${mapping} --step 2 --before ${save}`;
  expect((await coupDoeil(line)).out).toContain('0101 → 0202');
  const moves = await json(line);
  expect(moves).toEqual([{ id: 'piece-1', name: 'Ligne', from: '0101', to: '0202' }]);
  expect(findSchemaProblems('vassal-moves', moves)).toEqual([]);
  const same = await coupDoeil(`vassal ${module} ${save} --mapping ${mapping} --before ${save} --lang fr`);
  expect(same.out).toBe('Rien n’a bougé.\n');
});

test('what cannot be read is one line that names the file and why', async () => {
  const noise = writeTemporary('noise.bin', 'noise');
  const bad = writeTemporary('bad.json', JSON.stringify({ ...rules, map: 3 }));
  const elsewhere = writeTemporary('elsewhere.json', JSON.stringify({ ...rules, map: 'Turns' }));
  const errorOf = async (line: string) => {
    const { code, err, out } = await coupDoeil(`vassal ${line}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
    return err;
  };
  expect(await errorOf('')).toContain('module');
  expect(await errorOf(`no-such-folder/none.vmod`)).toContain('none.vmod');
  expect(await errorOf(noise)).toContain('noise.bin');
  expect(await errorOf(`${module} ${noise}`)).toContain('no zip file');
  expect(await errorOf(`${module} ${save} --mapping ${bad}`)).toContain('“map” is wrong');
  expect(await errorOf(`${module} ${save} --mapping ${elsewhere}`)).toMatch(/Field.*Turns|Turns.*Field/);
  expect(await errorOf(`${module} ${log} --step 3`)).toContain('2');
  expect(await errorOf(`${module} --mapping ${mapping}`)).toContain('save');
  expect(await errorOf(`${module} ${save} --before ${save}`)).toContain('mapping');
});
