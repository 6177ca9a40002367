/* Ways of speaking that no player has, and that the pages once had: none comes back, in any page or script for players. */
import { expect, files, read, test } from './site.ts';

const former = [
  'goes back',
  /\bReckon/,
  'From the rulings',
  'The house’s',
  'The way of attacker',
  ' × as it was',
  'may pursuit',
  /\bSteps 1\b/,
  'Works on that hexside',
  'Facing a corner: the one clockwise',
  'would take',
  'Double it',
  'The shot meets its',
  'Retreat of its own will',
  'Retreat at will',
  'Take it away',
  'Lancers',
  />Graine</,
  />\s*Garder\s*</,
  'Décrocher',
  'Quelle eau est-ce',
  /telle qu’imprimée/i,
];

test('no page and no script says what no player says', () => {
  const shown = files().filter((file) => /^(?:en|fr)\/(?!docs\/).*\.html$/.test(file) || /^_astro\/.*\.js$/.test(file));
  expect(shown.length).toBeGreaterThan(0);
  // A page's own words: what stands between tags, and what is said of a control.
  const faults = shown.flatMap((file) => {
    const text = read(file);
    return former
      .filter((words) => (typeof words === 'string' ? text.includes(words) : words.test(text)))
      .map((words) => `${file}: ${words}`);
  });
  expect(faults).toEqual([]);
});

test('the words of before would be noticed', () => {
  const once = '<button>Double it</button><h2>Steps 1</h2><b>Telle qu’imprimée</b><a> Garder </a>';
  const noticed = former.filter((words) => (typeof words === 'string' ? once.includes(words) : words.test(once)));
  expect(noticed).toHaveLength(4);
});
