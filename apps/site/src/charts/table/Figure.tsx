import { settingOf } from '../../lib/printed.ts';

type Props = {
  readonly printed: string;
  readonly halves?: boolean;
  /** What an abbreviation means, from the game's key. */
  readonly meaning?: string | undefined;
};

/** One printed cell, set as on a well-printed chart. `_so_` is printed in italics. */
export const Figure = ({ printed, halves = false, meaning }: Props) => {
  const setting = settingOf(printed, halves);
  switch (setting.as) {
    case 'figure':
      return (
        <span class="f">
          {setting.sign !== '' && <span class="sg">{setting.sign}</span>}
          {setting.digits}
          {setting.after !== '' && <span class="sf">{setting.after}</span>}
        </span>
      );
    case 'pair':
      return (
        <span class="f2">
          <span>{setting.parts[0]}</span>
          <i>/</i>
          <span>{setting.parts[1]}</span>
        </span>
      );
    case 'word':
      return (
        <abbr class={setting.barred ? 'w na' : 'w q'} title={meaning}>
          {setting.word}
        </abbr>
      );
    default:
      return (
        <span class="tx">
          {setting.text.split('_').map((part, i) => (i % 2 === 1 ? <em key={part}>{part}</em> : part))}
        </span>
      );
  }
};
