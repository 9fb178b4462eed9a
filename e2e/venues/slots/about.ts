import type { AboutGame, AboutSection } from '../kit/about';
import { fill, type Language } from '../kit/page/language';
import { showMoney } from '../kit/showMoney';
import { MODELS, POOL_TERMS, STAKES } from './engine';
import { JACKPOT_TIERS } from './engine/jackpots';
import { PAYING_SYMBOLS } from './engine/symbols';
import { returnsOf, rtpOf, type DemoGame } from './games';
import { textsOf } from './page/texts';

const [LEAST = 0n] = STAKES;
const MOST = STAKES.at(-1) ?? LEAST;

/**
 * Returns the description of a slot, shown before it is opened: the paytable, returns and pools that its rounds use.
 */
export function aboutSlot(game: DemoGame): AboutGame {
  return { limits: { min: LEAST, max: MOST }, sections: (language) => sectionsOf(game, language) };
}

function sectionsOf(game: DemoGame, language: Language): readonly AboutSection[] {
  const { rules, symbol, header, fairness } = textsOf(language, game.motif);
  const { pays } = MODELS[game.model];
  return [
    {
      title: rules.paytable,
      lines: [rules.about_lines, `${symbol.seal}：${rules.seal}`],
      table: [[rules.about_symbol, '×3', '×4', '×5'], ...PAYING_SYMBOLS.map((each) => [symbol[each], ...pays[each].map(String)])],
    },
    {
      title: rules.pools,
      lines: [rules.pools_hint],
      table: [
        [rules.pools, rules.about_pool],
        ...JACKPOT_TIERS.map((tier) => [header[tier], fill(rules.pool_odds, { amount: showMoney(Number(POOL_TERMS[tier].stakePerHit)) })]),
      ],
    },
    { title: rules.return, lines: [fill(rules.return_total, { rtp: rtpOf(game), ...returnsOf(game) }), rules.return_hint] },
    { title: rules.volatility, lines: [rules[game.model]] },
    { title: fairness.title, lines: [fairness.text] },
  ];
}
