import { fill } from '../../kit/page/language';
import { showMoney } from '../../kit/showMoney';
import { totalOf } from '../engine/blackjack/hand';
import type { Card } from '../engine/packs';
import type { Texts } from './texts';
import type { Play } from './usePlay';

/** Returns the total as text: `16 点`, `软 18 点`. */
export function describeTotal(cards: readonly Card[], { table }: Texts): string {
  const { total, isSoft } = totalOf(cards);
  return fill(isSoft ? table.soft_points : table.points, { total });
}

/** Describes the result of a whole round: everything returned against everything staked. */
export function describeEnd(staked: number, payout: number, { result }: Texts): { readonly tone: 'won' | 'quiet'; readonly text: string } {
  if (payout > staked) return { tone: 'won', text: fill(result.won, { amount: showMoney(payout - staked) }) };
  if (payout === staked) return { tone: 'quiet', text: fill(result.even, { amount: showMoney(payout) }) };
  if (payout > 0) return { tone: 'quiet', text: fill(result.part, { amount: showMoney(payout) }) };
  return { tone: 'quiet', text: fill(result.lost, { amount: showMoney(staked) }) };
}

/** Describes the outcome of the last call when it is not a round. */
export function describeNotice({ notice, isConfirming }: Play, need: number, { result }: Texts): string | null {
  if (isConfirming) return result.confirming;
  if (notice === null) return null;
  if (notice.kind !== 'insufficient') return result[notice.kind];
  if (notice.reason !== null) return notice.reason;
  return fill(result.insufficient, { need: showMoney(need), balance: showMoney(notice.balance) });
}
