import { type Text, t } from '@coup-doeil/core/chart';
import {
  choice,
  defineCalculator,
  describeInput,
  type Fact,
  flag,
  group,
  isRefusal,
  list,
} from '@coup-doeil/core/game';
import { notesSheet } from '../charts/notes.ts';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { hexsidesField, terrainsField } from '../inputs/ground.ts';
import { yesNo } from '../names.ts';
import { ATTACK_READINGS } from '../readings/attack.ts';
import { type AttackContext, type Pair, pairId, pairText, shock, tallyAttack } from '../rules/attack.ts';
import type { Arm } from '../vocabulary.ts';

const OTHER_HEXSIDE = t('attack over a hexside without {what}', 'attaquer par un bord sans {what}');
/** Where what the arm decides is printed. */
const BY_ARM = { field: 'arm' };

const path = group({
  label: t('Toward a defending hex', 'Vers un hex en défense'),
  roles: { adjacent: 'adjacent', hexside: ['hexsides'] },
  fields: {
    adjacent: flag({
      label: t('The two hexes touch', 'Les deux hex se touchent'),
      help: t('Only a bombardment reaches farther.', 'Seul un bombardement porte plus loin.'),
      default: true,
    }),
    hexsides: hexsidesField(
      t('Hexside into the defending hex', 'Bord d’hex vers l’hex en défense'),
      OTHER_HEXSIDE,
      BY_ARM,
    ),
    line: list({
      label: t('Other hexsides on the line', 'Autres bords d’hex sur la ligne'),
      of: group({
        label: t('Hexside', 'Bord d’hex'),
        fields: { hexsides: hexsidesField(t('On it', 'Ce qui s’y trouve'), OTHER_HEXSIDE, BY_ARM) },
      }),
      max: 6,
      when: { arm: 'bombardment', adjacent: false },
    }),
  },
});

const input = describeInput({
  attackers: list({
    label: t('Attacking hexes', 'Hex qui attaquent'),
    of: group({
      label: t('Attacking hex', 'Hex qui attaque'),
      roles: { arm: 'arm', ground: ['terrains'], paths: 'paths' },
      fields: {
        arm: choice({
          label: t('It attacks with', 'Il attaque avec'),
          options: {
            infantry: t('infantry', 'de l’infanterie'),
            cavalry: t('cavalry', 'de la cavalerie'),
            bombardment: t('a bombardment', 'un bombardement'),
          } satisfies Record<Arm, Text>,
          default: 'infantry',
          fixed: true,
        }),
        terrains: terrainsField(t('Its terrains', 'Ses terrains'), undefined, BY_ARM),
        paths: list({
          label: t('Toward each defending hex, in their order', 'Vers chaque hex en défense, dans leur ordre'),
          of: path,
          min: 1,
          max: 4,
        }),
      },
    }),
    min: 1,
    max: 6,
  }),
  defenders: list({
    label: t('Defending hexes', 'Hex en défense'),
    of: group({
      label: t('Defending hex', 'Hex en défense'),
      roles: { ground: ['terrains'] },
      fields: { terrains: terrainsField(t('Its terrains', 'Ses terrains'), 'infantry') },
    }),
    min: 1,
    max: 4,
  }),
});

const CLOSED = {
  apart: t('they do not touch', 'ils ne se touchent pas'),
  barred: t('barred', 'interdit'),
};

const pairFact = ({ charts }: AttackContext, pair: Pair): Fact => {
  const head = { id: pairId(pair), label: pairText(pair) };
  if (pair.state === 'open') return { ...head, value: pair.total };
  const { cite } = pair.barredBy ?? charts.notes.note('combat');
  return { ...head, value: pair.state, text: CLOSED[pair.state], cite };
};

/** What the terrain does to an attack: each attacking hex against each defending one, and the pair that counts. */
export const calculator = defineCalculator({
  game: 'seven-years-war',
  id: 'attack-terrain',
  title: t('Terrain of an attack', 'Terrain d’une attaque'),
  lead: t(
    'The terrain modifier of an attack or a bombardment, from one hex or several.',
    'Le modificateur de terrain d’une attaque ou d’un bombardement, depuis un ou plusieurs hex.',
  ),
  input,
  readings: ATTACK_READINGS,
  charts: {
    sheet: { 'terrain-hexes': terrainHexes, 'terrain-hexsides': terrainHexsides, notes: notesSheet },
  },
  examples: [
    {
      id: 'stream-town',
      title: t('Infantry over a stream into a town', 'De l’infanterie passe un ruisseau vers une ville'),
      words: 'attackers.1.paths.1.hexsides=stream defenders.1.terrains=town',
    },
    {
      id: 'out-of-marsh',
      title: t('Guns in a marsh fire from afar', 'Des canons tirent de loin, depuis un marais'),
      words:
        'attackers.1.arm=bombardment attackers.1.terrains=marsh attackers.1.paths.1.adjacent=false defenders.1.terrains=clear',
    },
    {
      id: 'two-hexes',
      title: t('Cavalry from woods, infantry up a slope', 'De la cavalerie d’un bois, de l’infanterie en montant'),
      words:
        'attackers.1.arm=cavalry attackers.1.terrains=woods attackers.2.arm=infantry attackers.2.paths.1.hexsides=up-slope',
    },
  ],
  answer: (context, situation) => {
    const verdict = tallyAttack(context, situation);
    if (isRefusal(verdict)) return verdict;
    const { charts, tally } = context;
    const { best, pairs } = verdict;
    const facts: Fact[] = [
      {
        id: 'best',
        label: t('The pair that counts', 'La paire qui compte'),
        value: pairId(best),
        text: pairText(best),
        // Only a choice among several is the principle's.
        ...(pairs.length > 1 ? { cite: charts.notes.note('combat').cite } : {}),
      },
      ...pairs.map((pair) => pairFact(context, pair)),
    ];
    situation.attackers.forEach(({ arm }, i) => {
      if (arm !== 'cavalry') return;
      const may = shock(context, verdict, i + 1);
      if (may?.star) tally.light(may.star);
      facts.push({
        id: `shock-${i + 1}`,
        label: t('Hex {n}: shock value', 'Hex {n}\u202f: valeur de choc', { n: i + 1 }),
        value: may ? may.may : 'no-path',
        text: may ? yesNo(may.may) : t('it does not attack', 'il n’attaque pas'),
        ...(may?.star ? { cite: charts.notes.note('star').cite } : {}),
      });
    });
    return { total: tally.total, facts };
  },
});
