import { describe, expect, test } from 'vitest';
import { coupDoeil } from '../run.ts';

describe('a report for people', () => {
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

  test('odds that are left out are said to be', async () => {
    const ten = Array.from({ length: 10 }, (_, i) => `attackers.${i + 1}.morale=4 defenders.${i + 1}.morale=4`);
    const { out } = await coupDoeil(`calc corbach-1760 combat ${ten.join(' ')}`, { width: 120 });
    expect(out).toMatch(/^Both sides together: no exact odds, there are too many tests\.$/m);
    expect(out).toMatch(/^Odds: The attackers after the tests$/m);
    const { out: two } = await coupDoeil('calc corbach-1760 combat', { width: 120 });
    expect(two).toMatch(/^Odds: Both sides together$/m);
    expect(two).not.toContain('no exact odds');
  });

  test('every lit cell stands on its chart with the sign', async () => {
    const { out } = await coupDoeil('calc jours-de-gloire fire strength=6 hex=woods', { width: 120 });
    const lit = out.slice(out.indexOf('Lit on the charts'));
    expect(lit).toMatch(/^Woods .* ▸−1 /m);
    expect(lit.match(/^Woods.*$/m)?.[0].match(/▸/g)).toHaveLength(1);
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
