import type { Draws } from '../../kit/fairness/createDraws';
import type { Fen } from '../../kit/money';
import { KINDS, type FishKind } from './kinds';

/** Exact fraction: `over / under`. */
export interface Share {
  readonly over: number;
  readonly under: number;
}

/** Long-term return of every shot, whatever its target: exactly 96.50 %. */
export const RETURN: Share = { over: 965, under: 1000 };

export interface Shot {
  readonly kind: FishKind;
  readonly bullet: Fen;
  /** Fish caught along with it: those near a crab, those along the chain of an eel; none for other kinds. */
  readonly prey: readonly FishKind[];
}

export interface Hit {
  /** Payout of the catch in bullets: the fish and all its prey. */
  readonly multiplier: number;
  readonly isCaught: boolean;
  /** 0 when the fish escapes. */
  readonly payout: Fen;
}

/** Returns the payout of the fish and its prey together, in bullets. */
export function multiplierOf({ kind, prey }: Pick<Shot, 'kind' | 'prey'>): number {
  return prey.reduce((sum, each) => sum + KINDS[each].pays, KINDS[kind].pays);
}

/**
 * Returns the chance of a catch with this payout in bullets. Chance × payout is `RETURN`, so it is the same for every
 * fish.
 */
export function chanceOf(multiplier: number): Share {
  return { over: RETURN.over, under: RETURN.under * multiplier };
}

/**
 * Decides one shot with one draw. Nothing else affects it: not earlier shots, the positions of fish and bullet, or the
 * player's balance.
 */
export function fire(shot: Shot, draws: Draws): Hit {
  const multiplier = multiplierOf(shot);
  const { over, under } = chanceOf(multiplier);
  const isCaught = draws.chance(over, under);
  return { multiplier, isCaught, payout: isCaught ? shot.bullet * BigInt(multiplier) : 0n };
}
