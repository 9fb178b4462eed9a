import { showMoney } from '../kit/showMoney';
import type { AboutGame, AboutSection } from '../kit/about';
import { fill, type Language } from '../kit/page/language';

import { LIMITS } from './engine/limits';
import { formatHundredths, formatPercent } from './engine/prices';
import { playsOf, returnsOf } from './engine/rules';
import type { Play } from './engine/types';
import type { LotteryGame } from './games';
import { namePlay } from './names';
import { TEXTS } from './page/texts';

/** Any sign will do, because the plays of the balls depend on the sign of the year only in their names. */
const ANY_SIGN = 'rat';
const FEN_PER_YUAN = 100n;

/** Returns the description of a lottery, shown before it is opened: for each play the range of prices and returns. */
export function aboutLottery(game: LotteryGame): AboutGame {
  const most = Math.max(...playsOf(game.kind, ANY_SIGN).flatMap(({ selections }) => selections.map(({ maxStake }) => maxStake)));
  return {
    limits: { min: BigInt(LIMITS.leastStake) * FEN_PER_YUAN, max: BigInt(most) * FEN_PER_YUAN },
    sections: (language) => sectionsOf(game, language),
  };
}

function sectionsOf({ kind, schedule }: LotteryGame, language: Language): readonly AboutSection[] {
  const texts = TEXTS[language];
  const { rules } = texts;
  const explain: Readonly<Record<string, string>> = texts.explain[kind];
  const plays = playsOf(kind, ANY_SIGN);
  return [
    {
      title: rules.about,
      lines: [
        fill(rules.schedule, { every: schedule.everySeconds, closes: schedule.closesBeforeSeconds }),
        fill(rules.limits, {
          least: showMoney(LIMITS.leastStake * 100),
          slip: showMoney(LIMITS.slip * 100),
          period: showMoney(LIMITS.period * 100),
        }),
        rules.advance,
        rules.interrupted,
        rules.own,
      ],
    },
    {
      title: rules.line,
      lines: plays.map(({ key }) => `${namePlay(kind, key, texts)}：${explain[key] ?? ''}`),
    },
    {
      title: rules.odds,
      lines: [rules.price],
      table: [
        [rules.line, rules.odds, rules.return, rules.most],
        ...plays.map((play) => [namePlay(kind, play.key, texts), ...termsOf(play)]),
      ],
    },
  ];
}

/** Returns price, return and limit of a play, each as one figure or a range. */
function termsOf({ selections }: Play): readonly string[] {
  const prices = selections.map(({ price }) => price).toSorted((a, b) => Number(a - b));
  const { least, most } = returnsOf(selections);
  const stakes = selections.map(({ maxStake }) => maxStake);
  return [
    span(formatHundredths(prices[0] ?? 0n), formatHundredths(prices.at(-1) ?? 0n)),
    `${span(formatPercent(least), formatPercent(most))}%`,
    span(showMoney(Math.min(...stakes) * 100), showMoney(Math.max(...stakes) * 100)),
  ];
}

function span(least: string, most: string): string {
  return least === most ? least : `${least} – ${most}`;
}
