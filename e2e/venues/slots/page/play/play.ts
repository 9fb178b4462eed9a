import type { LocalName } from '../../../kit/protocol';
import { assertNever } from '@site/shared/assert';
import type { Fen } from '../../../kit/page/money';
import type { PastRound, Pending, Pools, Round } from './types';

/**
 * Turn of a player at the machine.
 *
 * | turn                | event                              | next                                                         |
 * |---------------------|------------------------------------|--------------------------------------------------------------|
 * | idle shown refused  | spin                               | spinning, with a new round id                                |
 * | spinning confirming | answered                           | landing                                                      |
 * | spinning confirming | lost                               | confirming, one more attempt with the same round id          |
 * | spinning confirming | declined                           | refused: the server did not start the round                  |
 * | landing             | landed                             | shown                                                        |
 * | any but over        | session-over                       | over; unsettled when it came while confirming                |
 * | idle shown refused  | stake, automatic rounds, refreshed | unchanged                                                    |
 *
 * All other events change nothing. A stake is never sent while another is in flight: only `spin` creates a round id,
 * and only at rest.
 */
export type Turn =
  | { readonly kind: 'idle' }
  | { readonly kind: 'spinning'; readonly pending: Pending }
  | { readonly kind: 'confirming'; readonly pending: Pending; readonly attempt: number }
  | { readonly kind: 'landing'; readonly round: Round }
  | { readonly kind: 'shown'; readonly round: Round }
  /** `reason` is the operator's own sentence. */
  | { readonly kind: 'refused'; readonly why: 'insufficient' | 'unavailable'; readonly reason?: LocalName }
  | { readonly kind: 'over'; readonly unsettled: boolean };

export interface Play {
  readonly turn: Turn;
  /** Available stakes, ascending. */
  readonly stakes: readonly Fen[];
  readonly stake: Fen;
  readonly balance: Fen;
  readonly pools: Pools;
  readonly autoLeft: number;
  readonly history: readonly PastRound[];
}

export type PlayEvent =
  | { readonly type: 'spin'; readonly roundId: string }
  | { readonly type: 'answered'; readonly round: Round }
  | { readonly type: 'lost' }
  | {
      readonly type: 'declined';
      readonly why: 'insufficient' | 'unavailable';
      readonly balance: Fen | null;
      readonly reason?: LocalName | undefined;
    }
  | { readonly type: 'session-over' }
  | { readonly type: 'landed' }
  | { readonly type: 'stake'; readonly step: 1 | -1 }
  | { readonly type: 'auto'; readonly rounds: number }
  | { readonly type: 'refreshed'; readonly balance: Fen; readonly pools: Pools };

export const HISTORY_LENGTH = 10;

export function isAtRest({ turn }: Play): boolean {
  return turn.kind === 'idle' || turn.kind === 'shown' || turn.kind === 'refused';
}

/** Returns the stake in flight, if there is one. */
export function pendingOf({ turn }: Play): Pending | null {
  return turn.kind === 'spinning' || turn.kind === 'confirming' ? turn.pending : null;
}

export function advance(play: Play, event: PlayEvent): Play {
  const pending = pendingOf(play);
  const { turn } = play;
  switch (event.type) {
    case 'spin':
      if (!isAtRest(play)) return play;
      return {
        ...play,
        turn: { kind: 'spinning', pending: { roundId: event.roundId, stake: play.stake } },
        autoLeft: Math.max(0, play.autoLeft - 1),
      };
    case 'answered':
      return pending?.roundId === event.round.roundId ? { ...play, turn: { kind: 'landing', round: event.round } } : play;
    case 'lost':
      if (pending === null) return play;
      return { ...play, turn: { kind: 'confirming', pending, attempt: turn.kind === 'confirming' ? turn.attempt + 1 : 1 } };
    case 'declined':
      if (pending === null) return play;
      return {
        ...play,
        turn: { kind: 'refused', why: event.why, ...(event.reason === undefined ? {} : { reason: event.reason }) },
        balance: event.balance ?? play.balance,
        autoLeft: 0,
      };
    case 'session-over':
      return turn.kind === 'over' ? play : { ...play, turn: { kind: 'over', unsettled: turn.kind === 'confirming' }, autoLeft: 0 };
    case 'landed':
      return turn.kind === 'landing' ? showRound(play, turn.round) : play;
    case 'stake':
      return isAtRest(play) && play.autoLeft === 0 ? { ...play, stake: stepStake(play, event.step) } : play;
    case 'auto':
      return { ...play, autoLeft: event.rounds };
    case 'refreshed':
      return isAtRest(play) ? { ...play, balance: event.balance, pools: event.pools } : play;
    default:
      return assertNever(event);
  }
}

/**
 * Shows the round. Balance and pools change with the reels, so that they don't reveal the outcome early. A pool hit
 * stops the automatic rounds, so that the player sees it.
 */
function showRound(play: Play, round: Round): Play {
  const { at, roundId, stake, back, balance, pools } = round;
  return {
    ...play,
    turn: { kind: 'shown', round },
    balance,
    pools,
    autoLeft: round.jackpot === null ? play.autoLeft : 0,
    history: [{ at, roundId, stake, back, balance }, ...play.history].slice(0, HISTORY_LENGTH),
  };
}

function stepStake({ stakes, stake }: Play, step: 1 | -1): Fen {
  return stakes[stakes.indexOf(stake) + step] ?? stake;
}
