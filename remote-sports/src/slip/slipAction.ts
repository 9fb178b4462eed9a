import type { Fen } from '@site/shared/money';
import type { BetSummary, BetReadiness } from './betSummary';
import { isOpen } from './placement';
import { isPending } from './slip';
import type { SlipState } from './slipStore';
import type { SlipMode } from './types';

/** Action of the submit button; `wait` names the missing requirement. */
export type SlipAction =
  | { readonly kind: 'bet' | 'accept-and-bet' | 'deposit' | 'login' }
  | { readonly kind: 'wait'; readonly for: 'price' | 'link' | 'market' | 'together' | 'stake' | 'minimum' | 'limit' | 'order' | 'legs' };

export interface SlipSituation {
  readonly isSignedIn: boolean;
  /** `undefined` until the balance is loaded. */
  readonly balance: Fen | undefined;
  readonly hasLink: boolean;
}

/**
 * Returns the action of the submit button.
 *
 * A suspended leg blocks a parlay. Among several singles, one that is suspended or has no stake is left out, and the
 * others are placed.
 */
export function actionOf({ slip, placements }: SlipState, bets: readonly BetSummary[], { isSignedIn, hasLink }: SlipSituation): SlipAction {
  if (!isSignedIn) return { kind: 'login' };
  // A pending entry may belong to a bet of another tab.
  if (placements.some(isOpen) || slip.entries.some(isPending)) return { kind: 'wait', for: 'order' };
  if (!hasLink) return { kind: 'wait', for: 'link' };
  if (slip.mode === 'parlay' && bets.length === 0) return { kind: 'wait', for: 'legs' };
  const readiness = slip.mode === 'multiple' ? readinessOfSingles(bets) : (bets[0]?.readiness ?? 'price');
  if (readiness === 'balance') return { kind: 'deposit' };
  if (readiness !== 'ready') return { kind: 'wait', for: readiness };
  return { kind: placeable(bets, slip.mode).some(({ isChanged }) => isChanged) ? 'accept-and-bet' : 'bet' };
}

export function placeable(bets: readonly BetSummary[], mode: SlipMode): readonly BetSummary[] {
  const isReady = mode !== 'multiple' || readinessOfSingles(bets) === 'ready';
  return isReady ? bets.filter(({ readiness }) => readiness === 'ready') : [];
}

/**
 * Returns the readiness of several singles. A problem of any single with a stake blocks all of them; singles that
 * cannot be bet on or have no stake are left out.
 */
function readinessOfSingles(bets: readonly BetSummary[]): BetReadiness {
  if (bets.some(({ readiness }) => readiness === 'price')) return 'price';
  const staked = bets.filter(({ readiness, stake }) => readiness !== 'market' && stake !== undefined && readiness !== 'stake');
  const held = staked.find(({ readiness }) => readiness !== 'ready');
  if (held) return held.readiness;
  if (staked.length > 0) return 'ready';
  return bets.every(({ readiness }) => readiness === 'market') ? 'market' : 'stake';
}
