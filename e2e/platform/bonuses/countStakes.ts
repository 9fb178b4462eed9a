import type { Category } from '@site/shared/wire/categories';
import type { Fen } from '../kernel';
import { fen, ZERO_FEN } from '../kernel';
import type { Weights } from './bonusTerms';

/** Money that has to be staked. Times are in milliseconds. */
export interface Counted {
  readonly id: string;
  /** Turnover that is required. */
  readonly needed: Fen;
  readonly weights: Weights;
  /** Time from which stakes count, inclusive. */
  readonly from: number;
  /** Expiry, or null when it never expires. */
  readonly expiresAt: number | null;
  /** Time when it was given up or taken back, or null. */
  readonly closedAt: number | null;
}

/** Valid turnover of one ticket or round, at the time of its result. */
export interface Stake {
  readonly at: number;
  readonly category: Category;
  readonly amount: Fen;
}

const WHOLE = 100n;

/**
 * Returns the turnover counted for each grant. Every yuan staked counts for one grant: the one that expires first among
 * those that are open at the time, still need turnover and count the game. Grants that never expire come last; among
 * equals the earliest comes first. Turnover that one grant does not need goes to the next. A weight below 100 makes a
 * stake count for less, rounded down to the fen.
 *
 * @param stakes in the order of their results
 */
export function countStakes(grants: readonly Counted[], stakes: readonly Stake[]): ReadonlyMap<string, Fen> {
  const done = new Map(grants.map(({ id }) => [id, ZERO_FEN]));
  const inOrder = [...grants].sort((one, other) => orderOf(one) - orderOf(other) || one.from - other.from);
  for (const { at, category, amount } of stakes) {
    let rest: bigint = amount;
    for (const { id, needed, weights, from, expiresAt, closedAt } of inOrder) {
      const weight = BigInt(weights[category] ?? 0);
      const before = done.get(id) ?? ZERO_FEN;
      const left = needed - before;
      const isOpen = from <= at && (expiresAt === null || at < expiresAt) && (closedAt === null || at < closedAt);
      if (!isOpen || weight === 0n || left <= 0n) continue;
      const counts = (rest * weight) / WHOLE;
      if (counts < left) {
        done.set(id, fen(before + counts));
        break;
      }
      done.set(id, needed);
      rest -= (left * WHOLE + weight - 1n) / weight;
      if (rest <= 0n) break;
    }
  }
  return done;
}

function orderOf({ expiresAt }: Counted): number {
  return expiresAt ?? Number.MAX_SAFE_INTEGER;
}
