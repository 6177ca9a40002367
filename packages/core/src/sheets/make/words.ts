import { createSpeller } from '../../chart/export/spell.ts';
import { same, type Text, t } from '../../text/index.ts';
import { type Charts, findChart } from './charts.ts';
import { isNothing } from './effects.ts';

const NO_EFFECT = same('–');

/** What a cell prints in both languages, and what it means where the key or the results explain the whole of it. */
export const createWords = (charts: Charts): ((printed: string) => Text) => {
  const keys = ['results', 'key'].flatMap((id) => findChart(charts, id, 'key') ?? []);
  const symbols = keys.flatMap((key) => key.symbols);
  const rows = keys.flatMap((key) => key.rows);
  const french = createSpeller(rows.length > 0 ? { rows } : undefined, 'fr');
  return (printed) => {
    if (isNothing(printed)) return NO_EFFECT;
    const symbol = symbols.find((own) => own.symbol.en === printed);
    if (!symbol) return t(printed, french(printed));
    return t('{symbol} ({meaning})', '{symbol} ({meaning})', { symbol: symbol.symbol, meaning: symbol.meaning });
  };
};
