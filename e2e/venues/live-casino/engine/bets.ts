import type { Fen } from '../../kit/money';
import type { Outcome } from './deal';

/** Bet fields in the order in which the table and the rules list them. */
export const FIELDS = ['player', 'tie', 'banker', 'playerPair', 'bankerPair'] as const;

export type Field = (typeof FIELDS)[number];

export type Bets = Readonly<Partial<Record<Field, Fen>>>;

/** Unit of stakes: whole yuan, so that the commission of 1/20 is whole fen. */
export const STAKE_UNIT: Fen = 100n;

const COMMISSION = 20n;
const TIE_ODDS = 8n;
const PAIR_ODDS = 11n;

/**
 * Returns the payout of a stake on a field, including the stake: banker 1:1 less 1/20 of the winnings, player 1:1, tie
 * 8:1, pairs 11:1. On a tie, stakes on banker and player are returned. For example, 1,000 fen on a winning banker pay
 * 1,950.
 */
export function payoutOf(field: Field, stake: Fen, outcome: Pick<Outcome, 'winner' | 'playerPair' | 'bankerPair'>): Fen {
  const { winner } = outcome;
  switch (field) {
    case 'banker':
      if (winner === 'tie') return stake;
      return winner === 'banker' ? stake + stake - stake / COMMISSION : 0n;
    case 'player':
      if (winner === 'tie') return stake;
      return winner === 'player' ? stake + stake : 0n;
    case 'tie':
      return winner === 'tie' ? stake + stake * TIE_ODDS : 0n;
    case 'playerPair':
    case 'bankerPair':
      return outcome[field] ? stake + stake * PAIR_ODDS : 0n;
  }
}

/** Lists every field with a stake, in the order of `FIELDS`. */
export function listBets(bets: Bets): readonly { readonly field: Field; readonly stake: Fen }[] {
  return FIELDS.flatMap((field) => {
    const stake = bets[field] ?? 0n;
    return stake > 0n ? [{ field, stake }] : [];
  });
}

export function sumOf(bets: Bets): Fen {
  return listBets(bets).reduce((sum, { stake }) => sum + stake, 0n);
}

export function addBets(bets: Bets, more: Bets): Bets {
  return Object.fromEntries(FIELDS.map((field) => [field, (bets[field] ?? 0n) + (more[field] ?? 0n)])) as Bets;
}

/** Returns the total payout, including returned stakes. */
export function settleBets(bets: Bets, outcome: Outcome): Fen {
  return listBets(bets).reduce((sum, { field, stake }) => sum + payoutOf(field, stake, outcome), 0n);
}
