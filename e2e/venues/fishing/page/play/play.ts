import { assertNever } from '@site/shared/assert';
import type { Fen } from '../../../kit/page/money';
import { MOST_SHOTS } from '../../protocol';
import type { Batch, Next, PastBatch, Shot, Totals } from './types';

/**
 * State of a player. A bullet costs nothing until the server has counted it, but is deducted from the displayed balance
 * from the moment it is fired: `flying`, then `queue`, then `batch`, then it is paid or returned. Only one batch is in
 * flight at a time, to preserve the order.
 *
 * | event      | changes                                                                                     |
 * |------------|---------------------------------------------------------------------------------------------|
 * | fired      | one more bullet in the air                                                                  |
 * | reached    | moves a bullet from the air to the queue: it is at a fish                                   |
 * | faded      | removes a bullet from the air and returns it: it hit nothing                                |
 * | prepared   | the id of the next batch, and its commitment                                                |
 * | sent       | turns the start of the queue into a batch with an id; no effect while one is in flight      |
 * | lost       | repeats the same batch                                                                      |
 * | answered   | ends the batch: its bullets are paid, its catches are in the balance                        |
 * | gaveBack   | ends the batch: nothing moved (its fish are gone, too little money, or refused)             |
 * | refreshed  | the balance; no effect while a batch is in flight                                           |
 */
export interface Play {
  /** Confirmed balance as of the last answer. */
  readonly balance: Fen;
  readonly bullets: readonly Fen[];
  readonly bullet: Fen;
  readonly flying: readonly Fen[];
  readonly queue: readonly Shot[];
  readonly batch: Batch | null;
  /** Null until the server has sent its commitment; nothing is sent before. */
  readonly next: Next | null;
  /** Number of times the current batch was sent. */
  readonly attempt: number;
  readonly totals: Totals;
  /** Batches, the newest first. */
  readonly history: readonly PastBatch[];
}

export type PlayEvent =
  | { readonly type: 'fired' }
  | { readonly type: 'reached'; readonly shot: Shot }
  | { readonly type: 'faded'; readonly bullet: Fen }
  | { readonly type: 'prepared'; readonly next: Next }
  | { readonly type: 'sent'; readonly playerSeed: string; readonly nextRoundId: string }
  | { readonly type: 'lost' }
  | { readonly type: 'answered'; readonly past: PastBatch; readonly balance: Fen }
  | { readonly type: 'gaveBack'; readonly balance: Fen | null }
  | { readonly type: 'refreshed'; readonly balance: Fen }
  | { readonly type: 'bullet'; readonly step: 1 | -1 };

/** Limit of bullets in the air at once. */
export const MOST_FLYING = 20;

/** Limit of unconfirmed shots, above which the cannon stops until the server answers. */
const MOST_WAITING = 2 * MOST_SHOTS;

export const HISTORY_LENGTH = 30;

/** Returns the value of bullets that are fired and not yet counted. */
export function reservedOf({ flying, queue, batch }: Play): Fen {
  const shots = [...queue, ...(batch?.shots ?? [])];
  return flying.reduce((sum, bullet) => sum + bullet, 0) + shots.reduce((sum, { bullet }) => sum + bullet, 0);
}

/** Returns the displayed balance, which never exceeds the confirmed one. */
export function freeOf(play: Play): Fen {
  return play.balance - reservedOf(play);
}

/** Returns the reason why the cannon does not fire now; null when it may. */
export function whyNot(play: Play): 'insufficient' | 'waiting' | null {
  if (freeOf(play) < play.bullet) return 'insufficient';
  return play.flying.length >= MOST_FLYING || play.flying.length + play.queue.length >= MOST_WAITING ? 'waiting' : null;
}

/** Returns true when shots are queued and no batch is in flight. */
export function canSend({ batch, queue }: Play): boolean {
  return batch === null && queue.length > 0;
}

export function advance(play: Play, event: PlayEvent): Play {
  switch (event.type) {
    case 'fired':
      return whyNot(play) === null ? { ...play, flying: [...play.flying, play.bullet] } : play;
    case 'reached':
      return { ...play, flying: without(play.flying, event.shot.bullet), queue: [...play.queue, event.shot] };
    case 'faded':
      return { ...play, flying: without(play.flying, event.bullet) };
    case 'prepared':
      return { ...play, next: event.next };
    case 'sent': {
      if (!canSend(play) || play.next === null) return play;
      const { playerSeed, nextRoundId } = event;
      const batch = { ...play.next, playerSeed, nextRoundId, shots: play.queue.slice(0, MOST_SHOTS) };
      return { ...play, batch, next: null, queue: play.queue.slice(MOST_SHOTS), attempt: 0 };
    }
    case 'lost':
      return play.batch === null ? play : { ...play, attempt: play.attempt + 1 };
    case 'answered': {
      if (play.batch?.roundId !== event.past.roundId) return play;
      const history = [event.past, ...play.history].slice(0, HISTORY_LENGTH);
      return { ...play, balance: event.balance, batch: null, attempt: 0, totals: addTo(play.totals, event.past), history };
    }
    case 'gaveBack':
      return play.batch === null ? play : { ...play, batch: null, attempt: 0, balance: event.balance ?? play.balance };
    case 'refreshed':
      return play.batch === null ? { ...play, balance: event.balance } : play;
    case 'bullet':
      return { ...play, bullet: play.bullets[play.bullets.indexOf(play.bullet) + event.step] ?? play.bullet };
    default:
      return assertNever(event);
  }
}

function without(bullets: readonly Fen[], bullet: Fen): readonly Fen[] {
  const index = bullets.indexOf(bullet);
  return index === -1 ? bullets : bullets.toSpliced(index, 1);
}

function addTo(totals: Totals, { shots, catches, stake, payout }: PastBatch): Totals {
  return {
    shots: totals.shots + shots,
    catches: totals.catches + catches,
    stake: totals.stake + stake,
    payout: totals.payout + payout,
  };
}
