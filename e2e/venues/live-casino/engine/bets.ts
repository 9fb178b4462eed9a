import type { Fen } from '../../kit/money';
import type { Outcome } from './deal';

/** In the order in which the table and the rules list them. */
export const FIELDS = ['player', 'tie', 'banker', 'playerPair', 'bankerPair'] as const;

export type Field = (typeof FIELDS)[number];

/** What lies on each field. */
export type Bets = Readonly<Partial<Record<Field, Fen>>>;

/** Stakes are whole yuan, so that the commission of a twentieth is whole fen. */
export const STAKE_UNIT: Fen = 100n;

const COMMISSION = 20n;
const TIE_ODDS = 8n;
const PAIR_ODDS = 11n;

/**
 * What comes back for a stake on a field, the stake included: banker 1 : 1 less a twentieth of what is won, player 1 : 1, tie 8 : 1, pairs 11 : 1. On a tie
 * the stakes on banker and player come back. 1,000 fen on a banker that wins are 1,950.
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

/** Every field that has a stake, in the order of `FIELDS`. */
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

/** What all of it pays, the stakes that come back included. */
export function settleBets(bets: Bets, outcome: Outcome): Fen {
  return listBets(bets).reduce((sum, { field, stake }) => sum + payoutOf(field, stake, outcome), 0n);
}
