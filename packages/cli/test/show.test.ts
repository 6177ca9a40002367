import { checkAsk, computeAnswer, isRefusal, parseWords, sampleInput } from '@coup-doeil/core/game';
import { formatCount } from '@coup-doeil/core/tell';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/index.ts';
import { table } from '../src/show/table.ts';
import { calculators, games, picker } from './games.ts';
import { coupDoeil, run } from './run.ts';

const WIDTHS = [40, 60, 80, 200];
const LANGUAGES = ['en', 'fr'];

/** An address and a command to copy stay whole; everything else fits. */
const fits = (out: string, width: number, what: string): void => {
  for (const line of out.split('\n'))
    if (!/^(?:https:|coup-doeil calc )/.test(line) && [...line].length > width)
      throw new Error(`${what} at ${width}: ${line}`);
};

describe('everything fits, from 40 columns to 200', () => {
  test.each(WIDTHS)('%i columns', async (width) => {
    const lines = ['--help', ...Object.keys(COMMANDS).map((name) => `${name} --help`), 'games'];
    for (const game of games) {
      const { id, charts, printings } = game.meta;
      lines.push(`charts ${id}`, ...charts.map((chart) => `charts ${id} ${chart.id}`));
      for (const one of printings) lines.push(`diff ${id} ${printings[0]?.id} ${one.id}`);
    }
    for (const [game, { id }] of calculators)
      lines.push(
        `calc ${game.meta.id} ${id} --help`,
        `calc ${game.meta.id} ${id} --what-if`,
        `roll ${game.meta.id} ${id} --seed 7`,
      );
    for (const line of lines)
      for (const lang of LANGUAGES) {
        const { code, out, err } = await coupDoeil(`${line} --lang ${lang}`, { width });
        expect({ code, err }).toEqual({ code: 0, err: '' });
        fits(out, width, `${line} (${lang})`);
      }
  });
});

describe('a report for people', () => {
  test.each(calculators.map(([game, calculator]) => [`${game.meta.id} ${calculator.id}`, game, calculator] as const))(
    '%s says its total, its working, its odds and its link',
    async (name, game, calculator) => {
      const pick = picker(name.length + 1);
      for (let i = 0; i < 10; i++) {
        const stdin = JSON.stringify(sampleInput(calculator.input, pick));
        const { out } = await coupDoeil(`calc ${name}`, { stdin, width: 200 });
        for (const width of [40, 80])
          fits((await coupDoeil(`calc ${name} --what-if --lang fr`, { stdin, width })).out, width, `${name} ${stdin}`);
        const told = JSON.parse((await coupDoeil(`calc ${name} --json`, { stdin })).out);
        for (const { label } of told.working) expect(out).toContain(label.en);
        for (const { ways, of } of Object.values<{ ways: number; of: number }[]>(told.odds).flat())
          expect(out).toContain(`${formatCount(ways)}/${formatCount(of)}`);
        for (const { label } of told.answer?.facts ?? []) expect(out).toContain(label.en);
        for (const { id, value } of told.readings) expect(out).toContain(`(${id}=${value})`);
        if (told.refused) expect(out).toContain(told.refused.reason.en);
        const last = out.trimEnd().split('\n').at(-1) ?? '';
        // The link holds the very words that give the same report again.
        const words = [...new URL(last).searchParams].filter(([word]) => word !== 'v' && word !== 'was');
        const again = parseWords(calculator.input, words);
        expect(checkAsk(calculator, { input: again }).input).toEqual(told.input);
        // A walk has its page among the steps.
        const { walk } = game.meta.calculators.find(({ id }) => id === calculator.id) ?? {};
        expect(last).toContain(`/en/${game.meta.id}/${walk ? 'steps' : 'calculators'}/${calculator.id}/?`);
      }
    },
  );

  test('a change of an answer that has no number is told in words', async () => {
    const { out } = await coupDoeil('calc seven-years-war morale-effect morale=5 --what-if', { width: 120 });
    expect(out).toMatch(/Morale: 6 +This morale: the sheet has no line for it/);
    const { out: french } = await coupDoeil('calc seven-years-war water --what-if --lang fr', { width: 120 });
    expect(french).toMatch(/Du bleu dans l’hex\u202f: aucun +Son eau\u202f: pas d’eau/);
  });

  test('what a player can do stands first, the best on top, apart from what is given', async () => {
    const { out } = await coupDoeil('calc jours-de-gloire shock --what-if', { width: 120 });
    expect(out).toMatch(/What would change it\nAttack from the rear +3 · 80%\n/);
    expect(out).toMatch(/Bring 3 more strength +2 · 70%\n/);
    expect(out).toMatch(/If the ground or the enemy were different\n(?:.+\n)*Hex of the defender: Castle +−3 · 20%\n/);
    expect(out).not.toMatch(/Arm:|added/);
  });

  test('every lit cell stands on its chart with the sign', async () => {
    const { out } = await coupDoeil('calc jours-de-gloire fire strength=6 hex=woods', { width: 120 });
    const lit = out.slice(out.indexOf('Lit on the charts'));
    expect(lit).toMatch(/^Woods .* ▸−1 /m);
    expect(lit.match(/^Woods.*$/m)?.[0].match(/▸/g)).toHaveLength(1);
  });

  test('what was set aside is said, with what set it aside', async () => {
    const all = await Promise.all(
      calculators.flatMap(([game, calculator]) => {
        const pick = picker(3);
        return Array.from({ length: 40 }, async () => {
          const stdin = JSON.stringify(sampleInput(calculator.input, pick));
          const name = `${game.meta.id} ${calculator.id}`;
          return { told: JSON.parse((await coupDoeil(`calc ${name} --json`, { stdin })).out), stdin, name };
        });
      }),
    );
    const aside = all.filter(({ told }) => told.working.some(({ op }: { op: string }) => op === 'ignored'));
    expect(aside.length).toBeGreaterThan(0);
    for (const { told, stdin, name } of aside) {
      const { out } = await coupDoeil(`calc ${name}`, { stdin, width: 500 });
      for (const step of told.working.filter(({ op }: { op: string }) => op === 'ignored')) {
        const by = told.working.find(({ id }: { id: string }) => id === step.by);
        expect(out).toContain(`${step.label.en} (set aside by ${by ? by.label.en : ''}`);
        // Never an id, such as notes.g or terrain.woods.fire.
        expect(out).not.toContain(step.by);
      }
    }
  });

  test('rule numbers are told: of a row, of a heading, of a note', async () => {
    const { out } = await coupDoeil('charts jours-de-gloire shock --lang en', { width: 200 });
    expect(out).toMatch(/^Shock and charge table \(8\.9\)$/m);
    expect(out).toMatch(/^10 or more .* 8\.7, 9\.5$/m);
    expect(out).toMatch(/^0 to 4 .* 9\.4, 9\.5$/m);
    const fire = await coupDoeil('charts jours-de-gloire fire-modifiers --lang en', { width: 200 });
    expect(fire.out).toMatch(/^−1 .*Reaction .* 8\.3\.3, 7\.1$/m);
    const terrain = await coupDoeil('charts jours-de-gloire terrain --lang en', { width: 200 });
    expect(terrain.out).toMatch(/^\[f\] .*\(7\.4\)$/m);
    const charge = await coupDoeil('charts seven-years-war deep-charge --lang en', { width: 200 });
    expect(charge.out).toMatch(/^11 or more .* 19\.11\.1$/m);
  });

  test('a cell on the faces of the die keeps its star', async () => {
    // Corbach 1760, 1 against 4: -3 and less, whose result bears a star.
    const { out } = await coupDoeil('calc corbach-1760 combat attackers.1.strength=1 defenders.1.strength=4', {
      width: 120,
    });
    expect(out).toMatch(/^ *1 +−2 +1D-R1 \[\*\] +–$/m);
  });

  test('a chart has its groups and what is printed about it as a whole', async () => {
    const { out } = await coupDoeil('charts corbach-1760 combat-modifiers', { width: 120 });
    expect(out).toMatch(/Heavy cavalry\n.*On disorganised infantry\n.*On line infantry in good order\n/);
    expect(out).toContain('All modifiers that apply are added up.');
    const notes = {
      ratio: 'better for the defender',
      combat: 'one d6',
      terrain: 'shot at or attacked in this terrain',
    };
    for (const [chart, words] of Object.entries(notes)) {
      expect((await coupDoeil(`charts corbach-1760 ${chart}`, { width: 120 })).out).toContain(words);
      const { notes: told } = JSON.parse((await coupDoeil(`charts corbach-1760 ${chart} --json`)).out);
      expect(told.some(({ text }: { text: { en: string } }) => text.en.includes(words))).toBe(true);
    }
  });

  test('the chance is told with its span under other readings', async () => {
    const words = 'attackers.1.strength=2 attackers.1.from=flank attackers.2.strength=2 attackers.2.from=rear';
    const { out } = await coupDoeil(`calc corbach-1760 combat ${words}`, { width: 120 });
    expect(out).toMatch(/^Under other readings: [\d.]+–[\d.]+%$/m);
  });

  test('a half and a dash of a sheet are printed as such', async () => {
    const { out } = await coupDoeil('charts jours-de-gloire terrain --lang en', { width: 200 });
    expect(out).toMatch(/^Road.* ½ /m);
    expect(out).not.toMatch(/ 1\/2 | - /);
  });

  test('a total that is a cost has no plus', async () => {
    const { out } = await coupDoeil('calc jours-de-gloire march arm=artillery steps.1.way=road steps.2.hex=woods');
    expect(out).toMatch(/^Total 4$/m);
    expect(out).toMatch(/^Step 2: Woods +3 +4 /m);
  });

  test('a refusal is an answer: exit 0, its reason and its place', async () => {
    const found = calculators.flatMap(([game, calculator]) => {
      const pick = picker(5);
      const { edition, readings } = checkAsk(calculator, {});
      return Array.from({ length: 60 }, () => sampleInput(calculator.input, pick))
        .map((input) => ({ game, calculator, input, result: computeAnswer(calculator, { edition, readings, input }) }))
        .filter(({ result }) => isRefusal(result))
        .slice(0, 1);
    });
    expect(found.length).toBeGreaterThan(2);
    for (const { game, calculator, input, result } of found) {
      const { code, out } = await run(['calc', game.meta.id, calculator.id], {
        stdin: JSON.stringify(input),
        width: 250,
      });
      expect(code).toBe(0);
      if (isRefusal(result))
        expect(out).toContain(
          `Not allowed: ${result.refused.reason.en} (${game.sources.find(({ id }) => id === result.refused.cite.document)?.title.en}, `,
        );
    }
  });

  test('colour is never the only sign: with it or without, the letters are the same', async () => {
    for (const line of [
      'calc jours-de-gloire shock',
      'roll jours-de-gloire fire --seed 2',
      'games',
      'charts corbach-1760 combat',
    ]) {
      const [plain, painted] = [
        await coupDoeil(`${line} --lang en`),
        await coupDoeil(`${line} --lang en`, { terminal: true }),
      ];
      expect(painted.out).toContain('\u001b[1m');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is taken away
      expect(painted.out.replace(/\u001b\[\d+m/g, '')).toBe(plain.out);
      expect((await coupDoeil(`${line} --lang en`, { terminal: true, env: { NO_COLOR: '1' } })).out).toBe(plain.out);
    }
  });
});

describe('roll', () => {
  test('the same seed, the same words; another, others', async () => {
    const seeds = Array.from({ length: 12 }, (_, i) => `${i}`);
    const told = await Promise.all(seeds.map((seed) => coupDoeil(`roll jours-de-gloire shock --seed ${seed}`)));
    const again = await Promise.all(seeds.map((seed) => coupDoeil(`roll jours-de-gloire shock --seed ${seed}`)));
    expect(again).toEqual(told);
    expect(new Set(told.map(({ out }) => out)).size).toBeGreaterThan(3);
  });

  test('without a seed it prints the one it took, and that gives it again', async () => {
    const told = JSON.parse((await coupDoeil('roll jours-de-gloire fire --json')).out);
    expect(told.seed).toMatch(/^[0-9a-z]{8}$/);
    const again = JSON.parse((await coupDoeil(`roll jours-de-gloire fire --json --seed ${told.seed}`)).out);
    expect(again).toEqual(told);
    expect((await coupDoeil(`roll jours-de-gloire fire --seed ${told.seed}`)).out).toContain(`Seed ${told.seed}`);
  });

  test('each die is shown, and the face of the answer’s own carries the sign', async () => {
    for (let seed = 0; seed < 8; seed++) {
      const { rolls } = JSON.parse((await coupDoeil(`roll jours-de-gloire fire --json --seed ${seed}`)).out);
      const { out } = await coupDoeil(`roll jours-de-gloire fire --seed ${seed}`);
      const table = out.slice(out.indexOf('On the die'), out.indexOf('Odds'));
      expect(table.match(/▸(\d+)/g)).toEqual([`▸${rolls[0].face}`]);
      for (const { die, face, for: why } of rolls) expect(out).toMatch(new RegExp(`^${die} +${face} +${why.en}`, 'm'));
    }
  });
});

describe('help', () => {
  test('for the command, every command and every calculator, in both languages', async () => {
    for (const [name, load] of Object.entries(COMMANDS)) {
      const { usage, help, options } = await load();
      for (const lang of ['en', 'fr'] as const) {
        const whole = (await coupDoeil(`--help --lang ${lang}`, { width: 250 })).out;
        expect(whole).toContain(usage);
        expect(whole).toContain(help[lang]);
        const { out } = await coupDoeil(`${name} --help --lang ${lang}`, { width: 250 });
        expect(out).toContain(help[lang]);
        for (const option of options) expect(out).toContain(`--${option}`);
        expect((await coupDoeil(`help ${name} --lang ${lang}`, { width: 250 })).out).toBe(out);
      }
      expect(help.en).not.toBe(help.fr);
    }
  });

  test('of a calculator: its fields, what each may be, and an example that runs as it stands', async () => {
    for (const [game, calculator] of calculators) {
      const { out } = await coupDoeil(`calc ${game.meta.id} ${calculator.id} --help`, { width: 250 });
      for (const [name, field] of Object.entries(calculator.input.fields)) {
        expect(out).toContain(name);
        expect(out).toContain(field.label.en);
        if (field.kind === 'choice') for (const { id } of field.options) expect(out).toContain(id);
      }
      const example = out.trimEnd().split('\n').at(-1) ?? '';
      expect(example).toMatch(new RegExp(`^coup-doeil calc ${game.meta.id} ${calculator.id}`));
      const { code } = await coupDoeil(example.replace('coup-doeil ', ''));
      expect(code).toBe(0);
    }
  });

  test('the version', async () => expect((await coupDoeil('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/));
});

test('a table breaks words before it stacks, and stacks before it overflows', () => {
  const columns = [
    { head: 'Name', flows: true },
    { head: 'Figure', right: true },
  ];
  const rows = [['a rather long name of a thing', '12']];
  expect(table(columns, rows, 60)).toEqual([
    'Name                           Figure',
    '─────────────────────────────  ──────',
    'a rather long name of a thing      12',
  ]);
  expect(table(columns, rows, 24)).toEqual([
    'Name              Figure',
    '────────────────  ──────',
    'a rather long         12',
    'name of a thing',
  ]);
  expect(table(columns, rows, 12)).toEqual(['a rather', '    long', '    name of', '    a thing', '  Figure 12']);
});

describe('a throw', () => {
  const LOST =
    'roll jours-de-gloire shock attackers.1.strength=5 attackers.1.cohesion=7 defenders.1.strength=20 defenders.1.cohesion=12 --seed 2';

  test('is told in a sentence, with what happens to each unit and the command of what may come next', async () => {
    const { out } = await coupDoeil(`${LOST} --lang en`);
    const came = out.slice(out.indexOf('What came of it'));
    expect(came).toMatch(
      /^\d − 8 = −\d: disorder and a test or recoil for the attackers; attacker 1 rolls \d against 7:/m,
    );
    expect(came).toMatch(/^- {2}attacker 1: disordered, shows its back: look at its figures$/m);
    expect(came).toMatch(/^- {2}Next: Counter-shock$/m);
    const command = /coup-doeil (calc jours-de-gloire shock [^\n]+(?:\n {3}[^\n]+)*)/.exec(came)?.[1] ?? '';
    expect((await coupDoeil(command.replaceAll(/\s+/g, ' '))).code).toBe(0);
  });

  test('gives the same as data, as the readings of what follows say', async () => {
    const rolled = JSON.parse((await coupDoeil(`${LOST} --json`)).out);
    expect(rolled.fates).toMatchObject({ 'defenders.1': 'hold' });
    expect(rolled.next[0]).toMatchObject({ id: 'counter-shock', calculator: 'shock' });
    const told = JSON.parse((await coupDoeil(`${LOST} --reading counter-shock=told --json`)).out);
    expect(told.next[0]).toMatchObject({ id: 'counter-shock', calculator: null });
    const none = JSON.parse((await coupDoeil('roll jours-de-gloire march --json')).out);
    expect([none.told, none.fates, none.effects, none.next]).toEqual([null, null, [], []]);
  });
});
