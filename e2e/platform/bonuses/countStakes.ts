import type { Category } from '@site/shared/wire/categories';
import type { Fen } from '../kernel';
import { fen, ZERO_FEN } from '../kernel';
import type { Weights } from './bonusTerms';

/** Money that is to be staked, as the count sees it. Times in milliseconds. */
export interface Counted {
  readonly id: string;
  /** What has to be counted for it. */
  readonly needed: Fen;
  readonly weights: Weights;
  /** From when stakes count for it, this moment included. */
  readonly from: number;
  /** When it expires; null: never. */
  readonly expiresAt: number | null;
  /** When it was given up or taken back; null where it was not. */
  readonly closedAt: number | null;
}

/** Valid turnover of one ticket or round, at the moment of its result. */
export interface Stake {
  readonly at: number;
  readonly category: Category;
  readonly amount: Fen;
}

const WHOLE = 100n;

/**
 * What of each grant is done. Every yuan staked counts for one grant: the one that expires first of those that are open at its moment, have something
 * left and count its games; those that never expire come last, and of equals the one that came first. What of a stake one grant does not need goes on
 * to the next. A weight makes a stake count for less, rounded down to the fen.
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
