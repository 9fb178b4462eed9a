import { showMoney } from '../kit/showMoney';
import type { AboutGame, AboutSection } from '../kit/about';
import { fill, type Language } from '../kit/page/language';

import { isEsports, RETURNS } from './engine';
import { HIGHEST_STAKE, HIGHEST_WIN, LOWEST_STAKE } from './engine/limits';
import { ESPORTS_KINDS, FOOTBALL_KINDS } from './engine/match';
import type { EsportsGame } from './games';
import { TEXTS } from './page/texts';

/** Returns the description of a board of simulated matches, shown before it is opened. */
export function aboutBoard(game: EsportsGame): AboutGame {
  return { limits: { min: LOWEST_STAKE, max: HIGHEST_STAKE }, sections: (language) => sectionsOf(game, language) };
}

function sectionsOf({ titles }: EsportsGame, language: Language): readonly AboutSection[] {
  const { rules, notice, kind: names } = TEXTS[language];
  const isFootball = !titles.some(isEsports);
  const limits = { lowest: showMoney(LOWEST_STAKE), highest: showMoney(HIGHEST_STAKE), win: showMoney(HIGHEST_WIN) };
  return [
    {
      title: rules.simulated,
      lines: isFootball ? [notice.football, rules.simulated_football] : [notice.esports, rules.simulated_esports],
    },
    {
      title: rules.bets,
      lines: [
        rules.bets_one,
        rules.bets_parlay,
        fill(rules.bets_limits, limits),
        ...(isFootball ? [rules.closing_football, rules.quarters] : [rules.closing_esports]),
      ],
    },
    {
      title: rules.returns,
      lines: [rules.returns_intro],
      table: [
        [rules.market, rules.return],
        ...(isFootball ? FOOTBALL_KINDS : ESPORTS_KINDS).map((kind) => [names[kind], `${String(RETURNS[kind])}%`]),
      ],
    },
    { title: rules.fair, lines: [rules.fair_text] },
  ];
}
