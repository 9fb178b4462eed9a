import { assertNever } from '@site/shared/assert';
import { showMoney, showMoneyFixed } from '../../../kit/showMoney';
import type { Play } from '../play/play';
import type { Round } from '../play/types';
import { fill, type Language } from '../../../kit/page/language';
import type { Texts } from '../texts';

/** Text under the reels. `tone` selects its style; `isNews` means that a screen reader announces it. */
export interface TurnText {
  readonly tone: 'quiet' | 'won' | 'waiting' | 'refused';
  readonly text: string;
  readonly detail: string;
  readonly isNews: boolean;
}

export function describeTurn(
  { turn, stake, balance }: Play,
  linesPlayed: number,
  isTrial: boolean,
  texts: Texts,
  language: Language,
): TurnText {
  const { result } = texts;
  switch (turn.kind) {
    case 'idle':
      return quiet(fill(result.ready, { line: showMoney(stake / linesPlayed) }));
    case 'spinning':
    case 'landing':
      return quiet(result.spinning);
    case 'confirming':
      return { tone: 'waiting', text: result.confirming, detail: result.confirming_hint, isNews: true };
    case 'shown':
      return describeRound(turn.round, texts);
    case 'refused': {
      if (turn.why === 'unavailable') return { tone: 'refused', text: result.unavailable, detail: result.unavailable_hint, isNews: true };
      const { reason } = turn;
      if (reason !== undefined) return { tone: 'refused', text: result.not_taken, detail: reason[language], isNews: true };
      const hint = isTrial ? result.insufficient_trial_hint : result.insufficient_hint;
      return {
        tone: 'refused',
        text: result.insufficient,
        detail: `${fill(result.balance, { amount: showMoneyFixed(balance) })}。${hint}`,
        isNews: true,
      };
    }
    case 'over':
      return quiet('');
    default:
      return assertNever(turn);
  }
}

function quiet(text: string): TurnText {
  return { tone: 'quiet', text, detail: '', isNews: false };
}

/** Describes a round. A payout below the stake is not a win and is not celebrated. */
function describeRound({ stake, back, jackpot, wins }: Round, texts: Texts): TurnText {
  const { result } = texts;
  const best = [...wins].sort((one, other) => other.payout - one.payout).slice(0, 3);
  const detail = [
    ...(jackpot === null ? [] : [fill(result.jackpot, { tier: texts.header[jackpot.tier], amount: showMoney(jackpot.amount) })]),
    ...(wins.length > best.length ? [fill(result.lines, { count: wins.length })] : []),
    ...best.map(({ line, symbol, count }) => fill(result.line, { line: line + 1, symbol: texts.symbol[symbol], count })),
  ].join('　');
  if (back === 0) return { tone: 'quiet', text: result.lost, detail, isNews: true };
  const text = back > stake ? result.won : back === stake ? result.even : result.back;
  return { tone: back > stake ? 'won' : 'quiet', text: fill(text, { amount: showMoney(back) }), detail, isNews: true };
}
