import { t } from '@coup-doeil/core/chart';
import type { AnyCalculator } from '@coup-doeil/core/game';
import { formatTotal } from '@coup-doeil/core/tell';
import { Hand } from '../../components/Hand.tsx';
import type { Lang, Said } from '../../lib/words.ts';

export interface AccountLine {
  readonly id: string;
  readonly label: string;
  readonly op: 'add' | 'set' | 'ignored';
  readonly value: number;
  /** The running total after this line. */
  readonly total: number;
  /** Where it is printed: the place in words, and the address of the lit cell. */
  readonly place?: { readonly label: string; readonly href: string } | undefined;
  /** Under the line: what set it aside. */
  readonly aside?: string;
}

const words = {
  no: t('No.', 'N°'),
  line: t('Line', 'Ligne'),
  printed: t('Printed in', 'Imprimé dans'),
  figure: t('Figure', 'Chiffre'),
  sofar: t('So far', 'Jusqu’ici'),
  setAside: t('set aside', 'écarté'),
} satisfies Readonly<Record<string, Said>>;

interface Props {
  readonly lang: Lang;
  readonly caption: string;
  readonly lines: readonly AccountLine[];
  readonly total: { readonly label: string; readonly value: number };
  /** Its figures are written with a sign, unless they are costs. */
  readonly calculator: Pick<AnyCalculator, 'totalIs'>;
}

interface LineProps {
  readonly line: AccountLine;
  readonly number: number;
  readonly lang: Lang;
  readonly calculator: Props['calculator'];
}

const Line = ({ line, number, lang, calculator }: LineProps) => {
  const struck = line.op === 'ignored';
  return (
    <tr class={struck ? 'ign' : ''}>
      <td class="no tn">{number}</td>
      <th scope="row">
        {struck ? <del>{line.label}</del> : line.label}
        {line.aside && <span class="by">{line.aside}</span>}
      </th>
      <td class="ct">
        {line.place && (
          <a href={line.place.href}>
            <Hand />
            <span>{line.place.label}</span>
          </a>
        )}
      </td>
      <td class="r v tn">
        {struck ? (
          <del>
            {formatTotal(line.value, calculator)}
            <span class="vh"> ({words.setAside[lang]})</span>
          </del>
        ) : (
          `${line.op === 'set' ? '= ' : ''}${formatTotal(line.value, calculator)}`
        )}
      </td>
      <td class="r run tn">{struck ? '·' : formatTotal(line.total, calculator)}</td>
    </tr>
  );
};

/** The working as a printed account: number, line, hand and place, figure, running total, and a double rule under it. */
export const Account = ({ lang, caption, lines, total, calculator }: Props) => (
  <table class="sum">
    <caption class="vh">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span class="vh">{words.no[lang]}</span>
        </th>
        <th scope="col">{words.line[lang]}</th>
        <th scope="col">{words.printed[lang]}</th>
        <th scope="col" class="r">
          {words.figure[lang]}
        </th>
        <th scope="col" class="r run">
          {words.sofar[lang]}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, i) => (
        <Line key={`${line.id}-${i}`} {...{ line, lang, calculator }} number={i + 1} />
      ))}
    </tbody>
    <tfoot>
      <tr>
        <td class="no" />
        <th scope="row" colSpan={2}>
          {total.label}
        </th>
        <td class="r v">{formatTotal(total.value, calculator)}</td>
        <td class="run" />
      </tr>
    </tfoot>
  </table>
);
