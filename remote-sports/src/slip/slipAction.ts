import type { Fen } from '@site/shared/money';
import type { BetDesk, BetStanding } from './betDesk';
import { isOpen } from './placement';
import { isPending } from './slip';
import type { SlipState } from './slipStore';
import type { SlipMode } from './types';

/** What the button does; `wait` says what is missing. */
export type SlipAction =
  | { readonly do: 'bet' | 'accept-and-bet' | 'deposit' | 'login' }
  | { readonly do: 'wait'; readonly for: 'price' | 'link' | 'market' | 'stake' | 'minimum' | 'limit' | 'order' | 'legs' };

export interface DeskSituation {
  readonly isSignedIn: boolean;
  /** `undefined` while it has not been read. */
  readonly balance: Fen | undefined;
  readonly hasLink: boolean;
}

/**
 * What the one button does.
 *
 * A suspended leg holds a parlay back; of several singles it is left out, as is one without a stake, and the others are placed.
 */
export function actionOf({ slip, placements }: SlipState, bets: readonly BetDesk[], { isSignedIn, hasLink }: DeskSituation): SlipAction {
  if (!isSignedIn) return { do: 'login' };
  // an entry whose ticket is awaited may be that of another tab
  if (placements.some(isOpen) || slip.entries.some(isPending)) return { do: 'wait', for: 'order' };
  if (!hasLink) return { do: 'wait', for: 'link' };
  if (slip.mode === 'parlay' && bets.length === 0) return { do: 'wait', for: 'legs' };
  const standing = slip.mode === 'multiple' ? standingOfSingles(bets) : (bets[0]?.standing ?? 'price');
  if (standing === 'balance') return { do: 'deposit' };
  if (standing !== 'ready') return { do: 'wait', for: standing };
  return { do: placeable(bets, slip.mode).some(({ isChanged }) => isChanged) ? 'accept-and-bet' : 'bet' };
}

/** The bets that one press hands in. */
export function placeable(bets: readonly BetDesk[], mode: SlipMode): readonly BetDesk[] {
  const isReady = mode !== 'multiple' || standingOfSingles(bets) === 'ready';
  return isReady ? bets.filter(({ standing }) => standing === 'ready') : [];
}

/** What holds any single back that was given a stake holds all of them back; what cannot be bet on, or was given none, is left out. */
function standingOfSingles(bets: readonly BetDesk[]): BetStanding {
  if (bets.some(({ standing }) => standing === 'price')) return 'price';
  const staked = bets.filter(({ standing, stake }) => standing !== 'market' && stake !== undefined && standing !== 'stake');
  const held = staked.find(({ standing }) => standing !== 'ready');
  if (held) return held.standing;
  if (staked.length > 0) return 'ready';
  return bets.every(({ standing }) => standing === 'market') ? 'market' : 'stake';
}
