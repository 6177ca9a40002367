import { calculators } from 'virtual:aide-de-camp/calculators';
import { hydrate } from 'preact';
import { keepFocus } from '../client/keep-focus.ts';
import { langs } from '../lib/words.ts';
import { Calculator } from './Calculator.tsx';

const root = document.getElementById('calculator');
const data = JSON.parse(document.getElementById('subject')?.textContent ?? 'null');
const lang = langs.find((one) => one === document.documentElement.lang) ?? 'en';
const load = calculators[data.game.id]?.[data.calculator];

// The built page shows the answer already; here it comes alive.
if (root && load)
  hydrate(
    <Calculator subject={{ game: data.game, symbols: data.symbols, calculator: await load() }} lang={lang} />,
    root,
  );
if (root) keepFocus(root);
root?.setAttribute('data-live', '');
