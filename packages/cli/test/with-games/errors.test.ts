import { describe, expect, test } from 'vitest';
import { coupDoeil } from '../run.ts';

const FIRE = 'calc jours-de-gloire fire';

describe('a mistyped name gets the nearest', () => {
  test.each([
    ['game', 'calc jour-de-gloire fire', 'jours-de-gloire'],
    ['game', 'charts corbach', 'corbach-1760'],
    ['chart', 'charts jours-de-gloire terain', 'terrain'],
    ['calculator', 'calc jours-de-gloire shcok', 'shock'],
    ['calculator', 'schema jours-de-gloire Fire', 'fire'],
    ['command', 'clac jours-de-gloire fire', 'calc'],
    ['command', 'hlep', 'help'],
    ['input', `${FIRE} strenght=3`, 'strength'],
    ['input', `${FIRE} targets.1.stat=routed`, 'state'],
    ['hex', `${FIRE} hex=wods`, 'woods'],
    ['hexsides.1', `${FIRE} hexsides=streem`, 'stream'],
    ['--wat-if', `${FIRE} --wat-if`, '--what-if'],
    ['--lang', 'games --lang=fre', 'fr'],
    ['edition', `${FIRE} --edition 2061`, '2016'],
    ['--edition', 'charts jours-de-gloire --edition 2061', '2016'],
    ['editionA', 'diff jours-de-gloire 2061 2006', '2016'],
    ['reading', `${FIRE} --reading line-of-sigt=usual`, 'line-of-sight'],
    ['reading.line-of-sight', `${FIRE} --reading line-of-sight=usua`, 'usual'],
    ['shell', 'completion bsh', 'bash'],
  ])('%s: %s', async (field, line, meant) => {
    const { code, out, err } = await coupDoeil(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^coup-doeil: ${field}: given .*; allowed: .* Did you mean ${meant}\\?\\n$`));
    const french = await coupDoeil(`${line}${line.includes('--lang') ? '' : ' --lang fr'}`, { env: { LANG: 'fr' } });
    expect(french.err).toContain(`Vouliez-vous dire ${meant}\u202f?`);
  });

  test('in JSON too, by the field', async () => {
    const { err } = await coupDoeil(FIRE, { stdin: '{"targets":[{"cohesoin":3}]}' });
    expect(err).toContain('input: given “targets.1.cohesoin”; ');
    expect(err).toContain('Did you mean cohesion?');
  });

  test('what resembles nothing gets no guess', async () => {
    expect((await coupDoeil('calc jours-de-gloire xyzzy')).err).not.toContain('Did you mean');
    expect((await coupDoeil(`calc ${'x'.repeat(100_000)}`)).err.length).toBeLessThan(400);
  });
});

describe('one line names the field, what is allowed, and what was given, in both languages', () => {
  test.each([
    [
      `${FIRE} strength=31`,
      'strength: given 31; allowed: a whole number from 1 to 30.',
      'strength\u202f: reçu 31\u202f; permis\u202f: un nombre entier de 1 à 30.',
    ],
    [
      `${FIRE} strength=99999999999`,
      'strength: given “99999999999”; allowed: a whole number from 1 to 30.',
      'strength\u202f: reçu «\u202f99999999999\u202f»\u202f; permis\u202f: un nombre entier de 1 à 30.',
    ],
    [
      `${FIRE} strength`,
      'input: given “strength”; allowed: name=value.',
      'données\u202f: reçu «\u202fstrength\u202f»\u202f; permis\u202f: nom=valeur.',
    ],
    [
      `${FIRE} targets=13`,
      'targets: given “13”; allowed: a list of 1 to 12.',
      'targets\u202f: reçu «\u202f13\u202f»\u202f; permis\u202f: une liste de 1 à 12.',
    ],
    [
      `${FIRE} hexsides=stream,stream`,
      'hexsides: given “stream,stream”; allowed: each value once.',
      'hexsides\u202f: reçu «\u202fstream,stream\u202f»\u202f; permis\u202f: chaque valeur une seule fois.',
    ],
    [
      `${FIRE} --edition`,
      '--edition: nothing was given; allowed: a value.',
      '--edition\u202f: rien n’a été donné\u202f; permis\u202f: une valeur.',
    ],
    [
      `${FIRE} --json=1`,
      '--json: given “1”; allowed: no value.',
      '--json\u202f: reçu «\u202f1\u202f»\u202f; permis\u202f: aucune valeur.',
    ],
    [
      `${FIRE} --reading usual`,
      '--reading: given “usual”; allowed: id=value.',
      '--reading\u202f: reçu «\u202fusual\u202f»\u202f; permis\u202f: id=valeur.',
    ],
    [
      `${FIRE} --lines strength=3`,
      '--lines: given “strength=3”; allowed: no words; each line is an input.',
      '--lines\u202f: reçu «\u202fstrength=3\u202f»\u202f; permis\u202f: aucun mot\u202f; chaque ligne est une entrée.',
    ],
    [
      `${FIRE} --reading line-of-sight=usual --reading line-of-sight=usual`,
      '--reading: given “line-of-sight=usual”; allowed: each reading once.',
      '--reading\u202f: reçu «\u202fline-of-sight=usual\u202f»\u202f; permis\u202f: chaque lecture une seule fois.',
    ],
    [
      `${FIRE} targets.1.arm=cavalry targets.1.square=true`,
      'targets.1.square: given true; allowed: false. Only if Arm: infantry.',
      'targets.1.square\u202f: reçu true\u202f; permis\u202f: false. Seulement si Arme\u202f: infanterie.',
    ],
    [
      `${FIRE} --brief`,
      '--brief: given “--brief”; allowed: --brief with --lines or --json.',
      '--brief\u202f: reçu «\u202f--brief\u202f»\u202f; permis\u202f: --brief avec --lines ou --json.',
    ],
    [
      `${FIRE} --brief --what-if --lines`,
      '--brief: given “--brief --what-if”; allowed: either --brief or --what-if.',
      '--brief\u202f: reçu «\u202f--brief --what-if\u202f»\u202f; permis\u202f: soit --brief, soit --what-if.',
    ],
    [
      'games --seed 3',
      '--seed: given “--seed”; allowed: --json, --lang.',
      '--seed\u202f: reçu «\u202f--seed\u202f»\u202f; permis\u202f: --json, --lang.',
    ],
    [
      'games more',
      'games: given “more”; allowed: games.',
      'games\u202f: reçu «\u202fmore\u202f»\u202f; permis\u202f: games.',
    ],
  ])('%s', async (line, english, french) => {
    expect(await coupDoeil(line)).toEqual({ code: 2, out: '', err: `coup-doeil: ${english}\n` });
    expect((await coupDoeil(line, { env: { LANG: 'fr_FR.UTF-8' } })).err).toBe(`coup-doeil: ${french}\n`);
  });

  test('as JSON where JSON was asked for', async () => {
    const { code, out } = await coupDoeil(`${FIRE} strength=31 --json --lang fr`);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual({
      error: { code: 'whole', field: 'strength', allowed: { rule: 'whole-number', min: 1, max: 30 }, given: 31 },
    });
  });

  test('why a field does not apply stands in JSON too', async () => {
    const { out } = await coupDoeil(`${FIRE} targets.1.arm=cavalry targets.1.square=true --json`);
    const why = expect.objectContaining({
      en: 'Only if Arm: infantry',
      fr: 'Seulement si Arme\u202f: infanterie',
    });
    expect(JSON.parse(out)).toEqual({
      error: { code: 'does-not-apply', field: 'targets.1.square', allowed: [false], given: true, why },
    });
  });

  test.each([
    [
      '',
      'standard input: nothing was given; allowed: one JSON object, such as {} for the defaults, or the input in words.',
    ],
    [
      ' \n',
      'standard input: nothing was given; allowed: one JSON object, such as {} for the defaults, or the input in words.',
    ],
    ['{"edition":"2006","strength":3}', 'question: given “strength”; allowed: edition, readings, input.'],
    ['{"edition":2006}', 'edition: given 2006; allowed: 2016, 2006.'],
    [
      '{"readings":["usual"]}',
      'readings: given a list of 1; allowed: combined-fire, six-front-firer, works-silence-firer, inside-works, steep-slope-fire, mixed-defenders, fire-falls-on, disordered-again, line-of-sight.',
    ],
  ])('%j on standard input', async (stdin, line) => {
    expect(await coupDoeil(FIRE, { stdin })).toEqual({ code: 2, out: '', err: `coup-doeil: ${line}\n` });
  });
});

test('a mark of byte order does no harm', async () => {
  expect((await coupDoeil(FIRE, { stdin: '\ufeff{"strength":6}\r\n' })).code).toBe(0);
});
