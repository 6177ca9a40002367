import type { CheckedAsk } from '@coup-doeil/core/game';
import { formatAnswerAddress } from '@coup-doeil/core/tell';
import type { Io } from '../io.ts';
import { siteAddress } from '../own-package.ts';
import { WORDS } from '../words.ts';
import type { ReportView } from './report-view.ts';
import { wrap } from './text.ts';

const siteOf = (env: Io['env']): string => (env.COUP_DOEIL_SITE ?? siteAddress()).replace(/\/$/, '');

/** The same answer on the site: its address stays on one line, so that it can be copied. */
export const showSiteLink = (
  { report, game, calculator, style }: ReportView,
  asked: CheckedAsk,
  env: Io['env'],
  seed = '',
): string[] => {
  const address = formatAnswerAddress(game.meta, calculator, { asked, report, seed }, style.language);
  return ['', ...wrap(style.translate(WORDS.link), style.width), `${siteOf(env)}${address}`];
};
