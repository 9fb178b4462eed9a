import type { Draws } from '../../kit/fairness/createDraws';
import type { Fen } from '../../kit/money';
import { KINDS, type FishKind } from './kinds';

/** An exact part: `over / under`. */
export interface Share {
  readonly over: number;
  readonly under: number;
}

/** What every shot returns in the long run, whatever it is aimed at: exactly 96.50 %. */
export const RETURN: Share = { over: 965, under: 1000 };

/** A bullet that has reached a fish. */
export interface Shot {
  readonly kind: FishKind;
  readonly bullet: Fen;
  /** What is caught with it: of a crab those near it, of an eel those along its chain; of others none. */
  readonly prey: readonly FishKind[];
}

export interface Hit {
  /** What the catch pays, in bullets: the fish and everything caught with it. */
  readonly multiplier: number;
  readonly isCaught: boolean;
  /** 0 when it gets away. */
  readonly payout: Fen;
}

/** What the fish and its prey pay together, in bullets. */
export function multiplierOf({ kind, prey }: Pick<Shot, 'kind' | 'prey'>): number {
  return prey.reduce((sum, each) => sum + KINDS[each].pays, KINDS[kind].pays);
}

/** The chance of a catch that pays so many bullets. Chance × pay is `RETURN`, and so the same for every fish. */
export function chanceOf(multiplier: number): Share {
  return { over: RETURN.over, under: RETURN.under * multiplier };
}

/** One shot, with one draw. Nothing else affects it: neither earlier shots, nor where fish and bullet are, nor the player's balance. */
export function fire(shot: Shot, draws: Draws): Hit {
  const multiplier = multiplierOf(shot);
  const { over, under } = chanceOf(multiplier);
  const isCaught = draws.chance(over, under);
  return { multiplier, isCaught, payout: isCaught ? shot.bullet * BigInt(multiplier) : 0n };
}
