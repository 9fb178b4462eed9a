import type { Fen } from '../../../kit/money';
import { isNatural, totalOf } from './hand';
import type { Action, PlayerHand, Table } from './table';

export const OUTCOMES = ['natural', 'win', 'push', 'lose', 'bust'] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface SettledHand {
  readonly outcome: Outcome;
  readonly stake: Fen;
  /** Total returned for this hand, including its stake. */
  readonly payout: Fen;
}

export interface Settlement {
  readonly hands: readonly SettledHand[];
  readonly insurance: { readonly stake: Fen; readonly payout: Fen } | null;
  readonly staked: Fen;
  /** Stakes that were not returned as a push: the exposure. */
  readonly exposure: Fen;
  readonly payout: Fen;
}

/**
 * Returns what an action costs on top of the first stake. First stakes are whole yuan, so half a stake is whole fen.
 */
export function costOf(action: Action, stake: Fen): Fen {
  if (action === 'insure') return stake / 2n;
  return action === 'double' || action === 'split' ? stake : 0n;
}

/**
 * Pays a round that is over: a natural 3:2, a win 1:1, a push the stake, insurance 2:1 against the dealer's natural.
 */
export function settle(table: Table, stake: Fen): Settlement {
  const hands = table.hands.map((hand): SettledHand => {
    const outcome = outcomeOf(table, hand);
    const staked = hand.isDoubled ? stake * 2n : stake;
    return { outcome, stake: staked, payout: payoutOf(outcome, staked) };
  });
  const insured = stake / 2n;
  const insurance = table.isInsured ? { stake: insured, payout: isNatural(table.dealer) ? insured * 3n : 0n } : null;
  const sum = (read: (part: { readonly stake: Fen; readonly payout: Fen }) => Fen): Fen =>
    hands.reduce((total, hand) => total + read(hand), insurance === null ? 0n : read(insurance));
  const pushed = hands.reduce((total, hand) => total + (hand.outcome === 'push' ? hand.stake : 0n), 0n);
  const staked = sum((part) => part.stake);
  return { hands, insurance, staked, exposure: staked - pushed, payout: sum((part) => part.payout) };
}

function outcomeOf({ dealer, hands }: Table, { cards }: PlayerHand): Outcome {
  const { total } = totalOf(cards);
  const theirs = totalOf(dealer).total;
  if (total > 21) return 'bust';
  const isOwnNatural = hands.length === 1 && isNatural(cards);
  if (isOwnNatural || isNatural(dealer)) {
    if (isOwnNatural && isNatural(dealer)) return 'push';
    return isOwnNatural ? 'natural' : 'lose';
  }
  if (theirs > 21 || total > theirs) return 'win';
  return total === theirs ? 'push' : 'lose';
}

function payoutOf(outcome: Outcome, stake: Fen): Fen {
  switch (outcome) {
    case 'natural':
      return (stake * 5n) / 2n;
    case 'win':
      return stake * 2n;
    case 'push':
      return stake;
    case 'lose':
    case 'bust':
      return 0n;
  }
}
