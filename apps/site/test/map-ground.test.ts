/* What the ground of a battle draws: a sign for each word, where it lies, and nothing for a word that has none. */
import { createBattleGrid, readBattlefield } from '@coup-doeil/core/battle';
import { formatHex, getHexsideHexes, parseHex, parseHexside } from '@coup-doeil/hex';
import { listMarks } from '../src/map-parts/engraving/engrave.ts';
import type { Look } from '../src/map-parts/engraving/pen.ts';
import { findCrossing, listRoads } from '../src/map-parts/engraving/roads.ts';
import { findHexAt, getPlace, getSideMiddle, layOut } from '../src/map-parts/layout.ts';
import { getSign, readSigns, type Signs } from '../src/map-parts/signs.ts';
import { listBattles } from './map-page.ts';
import { expect, test } from './site.ts';

const readBattles = async (): Promise<
  readonly { readonly signs: Signs; readonly battlefield: ReturnType<typeof readBattlefield> }[]
> =>
  (await listBattles()).map(({ battlefield, palette }) => ({
    battlefield,
    signs: readSigns(battlefield, palette, layOut(createBattleGrid(battlefield))),
  }));

const LOOKS: Readonly<Record<string, readonly Look[]>> = {
  woods: ['oak', 'elm', 'bush'],
  orchard: ['fruit-tree'],
  marsh: ['reed'],
  difficult: ['crag', 'rock'],
  village: ['house'],
  town: ['house'],
  castle: ['works'],
};

test('what grows or stands in a hex is drawn there, and in no other', async () => {
  let checked = 0;
  for (const { signs, battlefield } of await readBattles()) {
    const { layout } = signs;
    const marks = listMarks(signs);
    for (const looks of Object.values(LOOKS)) {
      const alike = Object.keys(LOOKS).filter((sign) => LOOKS[sign]?.some((look) => looks.includes(look)));
      const painted = [...signs.hexes]
        .filter(([, list]) => list.some((sign) => alike.includes(sign)))
        .map(([hex]) => hex);
      const drawn = marks.filter(({ look }) => looks.includes(look)).map(({ at }) => findHexAt(layout, at));
      // The trace of works along a hexside is no castle.
      const inHexes = looks.includes('works') ? drawn.filter((hex) => painted.includes(hex)) : drawn;
      expect([...new Set(inHexes)].sort(), `${battlefield.game} ${alike}`).toEqual(painted.sort());
      checked += painted.length;
    }
  }
  expect(checked).toBeGreaterThan(60);
});

test('roads run from hex to hex over the sides that have them, and over no other', async () => {
  for (const { signs, battlefield } of await readBattles()) {
    const { layout } = signs;
    for (const { hexside, road } of battlefield.hexsides) {
      if (road === undefined) continue;
      const side = parseHexside(layout.grid, hexside);
      const [a = 0, b = 0] = getHexsideHexes(layout.grid, side);
      const crossing = findCrossing(signs, Math.floor(side / 6), side % 6);
      for (const hex of [a, b]) {
        const ends = listRoads(signs)
          .filter((each) => each.hex === hex)
          .flatMap(({ line }) => [line[0], line.at(-1)]);
        expect(
          ends.some((end) => end && Math.hypot(end.x - crossing.x, end.y - crossing.y) < 1e-6),
          hexside,
        ).toBe(true);
      }
      const middle = getSideMiddle(layout, Math.floor(side / 6), side % 6);
      expect(Math.hypot(middle.x - crossing.x, middle.y - crossing.y)).toBeLessThan(20);
    }
    const crossed = listRoads(signs).flatMap(({ hex, line }) =>
      [line[0], line.at(-1)].map((end) => [hex, end] as const),
    );
    for (const [hex, end] of crossed) {
      const centre = getPlace(layout, hex);
      const far = Math.hypot((end?.x ?? 0) - centre.x, (end?.y ?? 0) - centre.y);
      if (far < 36) continue;
      const sides = [0, 1, 2, 3, 4, 5].filter((side) => {
        const middle = getSideMiddle(layout, hex, side);
        return Math.hypot(middle.x - (end?.x ?? 0), middle.y - (end?.y ?? 0)) < 20;
      });
      const isThere = sides.some((side) => {
        const across = layout.grid.near[6 * hex + side] ?? -1;
        if (across < 0) return true;
        const [low, high] = [hex, across].map((each) => formatHex(layout.grid, each)).sort();
        return battlefield.hexsides.some(({ hexside, road }) => hexside === `${low}/${high}` && road !== undefined);
      });
      expect(isThere, formatHex(layout.grid, hex)).toBe(true);
    }
  }
});

test('hachures go down: a stroke ends no higher than it begins', async () => {
  for (const { signs } of await readBattles()) {
    const { layout, levels } = signs;
    const strokes = listMarks({ ...signs, hexsides: new Map() }).filter(({ look }) => look.startsWith('hachure'));
    expect(strokes.length > 0).toBe(new Set(levels).size > 1);
    const climbs = strokes.filter(({ at, end }) => {
      const [from, to] = [findHexAt(layout, at), findHexAt(layout, end ?? at)];
      return (levels[to] ?? 0) > (levels[from] ?? 0);
    });
    expect(climbs.length).toBeLessThanOrEqual(strokes.length / 200);
  }
});

test('works and slopes lie on the side of the hex that their word names', async () => {
  const all = await readBattles();
  const works = all.flatMap(({ signs, battlefield }) =>
    battlefield.hexsides.flatMap(({ hexside, features }) => {
      const word = features.find((each) => /^(redoubt|entrenchment|fortification)-(lower|higher)$/.test(each));
      return word ? [{ signs, hexside, lower: word.endsWith('lower') }] : [];
    }),
  );
  expect(works.length).toBeGreaterThan(0);
  for (const { signs, hexside, lower } of works) {
    const { grid } = signs.layout;
    const names = hexside.split('/').sort();
    const read = signs.hexsides.get(parseHexside(grid, hexside))?.find(({ sign }) => sign === 'works');
    expect(read?.high).toBe(parseHex(grid, names[lower ? 0 : 1] ?? ''));
  }
});

test('a word that has no sign draws nothing, whatever it is called', async () => {
  const [first] = await listBattles();
  if (!first) throw new Error('no battle');
  const odd = readBattlefield({
    ...first.battlefield,
    hexes: [{ hex: '0101', terrains: ['constructor'] }],
    hexsides: [{ hexside: '0101/0102', features: ['constructor'], road: 'constructor' }],
  });
  const signs = readSigns(odd, first.palette, layOut(createBattleGrid(odd)));
  expect(getSign(first.palette, 'constructor')).toBe('constructor');
  expect(
    new Set(
      listMarks(signs)
        .map(({ look }) => look)
        .filter((look) => look !== 'furrow'),
    ),
  ).toEqual(new Set(['hex']));
});

test('every word of the ground but clear has a sign, and a palette gives signs to its own words alone', async () => {
  // A draft may have words that nobody has given a sign yet.
  for (const { palette, battlefield } of (await listBattles()).filter(({ isDraft }) => !isDraft)) {
    const { terrains, features, roads, arms, states, traits } = palette;
    const words = [terrains, features, roads, arms, states, traits].flatMap((labels) => Object.keys(labels));
    for (const word of Object.keys(palette.signs ?? {})) expect(words, `${battlefield.game} ${word}`).toContain(word);
    const grid = createBattleGrid(battlefield);
    const bare = { ...battlefield, hexes: [], hexsides: [] };
    for (const word of Object.keys({ ...terrains, ...roads })) {
      if (word === 'clear') continue;
      const [terrain, road] = word in roads ? [[], word] : [[word], undefined];
      const signs = readSigns(
        { ...bare, hexes: [{ hex: formatHex(grid, 0), terrains: terrain, level: 0, road }] },
        palette,
        layOut(grid),
      );
      expect([...signs.hexes.values(), ...signs.roads.values()].flat(), `${battlefield.game} ${word}`).toHaveLength(1);
    }
    for (const word of Object.keys(features)) {
      const hexsides = [{ hexside: '0102/0103', features: [word] }];
      const signs = readSigns({ ...bare, hexsides }, palette, layOut(grid));
      expect([...signs.hexsides.values()].flat(), `${battlefield.game} ${word}`).toHaveLength(1);
    }
  }
});
