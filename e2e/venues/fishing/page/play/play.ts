import { assertNever } from '@site/shared/assert';
import type { Fen } from '../../../kit/page/money';
import { MOST_SHOTS } from '../../protocol';
import type { Batch, Next, PastBatch, Shot, Totals } from './types';

/**
 * What a player has and what is under way. A bullet costs nothing before the server has counted it, and yet is not shown as money any more from the
 * moment it is fired: `flying`, then `queue`, then `batch`, then it is paid or given back. One batch is under way at a time, so that the order is kept.
 *
 * | event      | changes                                                                                     |
 * |------------|---------------------------------------------------------------------------------------------|
 * | fired      | one more in the air                                                                         |
 * | reached    | from the air into the queue: it is at a fish                                                |
 * | faded      | out of the air, given back: it met nothing                                                  |
 * | prepared   | the id of the next batch, and its commitment                                                |
 * | sent       | the first of the queue are a batch with an id; nothing while one is under way               |
 * | lost       | the same batch, once more                                                                   |
 * | answered   | the batch is over: its bullets are paid, its catches are in the balance                     |
 * | gaveBack   | the batch is over: nothing moved (its fish are gone, too little money, or refused)          |
 * | refreshed  | the balance; nothing while a batch is under way                                             |
 */
export interface Play {
  /** Certain: as of the last answer. */
  readonly balance: Fen;
  readonly bullets: readonly Fen[];
  readonly bullet: Fen;
  readonly flying: readonly Fen[];
  readonly queue: readonly Shot[];
  readonly batch: Batch | null;
  /** Null until the server has sent its commitment: nothing is sent before. */
  readonly next: Next | null;
  /** How often the batch under way was asked for. */
  readonly attempt: number;
  readonly totals: Totals;
  /** The newest first. */
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

/** Bullets in the air at once. */
export const MOST_FLYING = 20;

/** More than this waits for no server: the cannon rests until it answers. */
const MOST_WAITING = 2 * MOST_SHOTS;

export const HISTORY_LENGTH = 30;

/** What bullets take that are fired and not yet counted. */
export function reservedOf({ flying, queue, batch }: Play): Fen {
  const shots = [...queue, ...(batch?.shots ?? [])];
  return flying.reduce((sum, bullet) => sum + bullet, 0) + shots.reduce((sum, { bullet }) => sum + bullet, 0);
}

/** The balance that is shown: never above what is certain. */
export function freeOf(play: Play): Fen {
  return play.balance - reservedOf(play);
}

/** Why the cannon does not fire now; null when it does. */
export function whyNot(play: Play): 'insufficient' | 'waiting' | null {
  if (freeOf(play) < play.bullet) return 'insufficient';
  return play.flying.length >= MOST_FLYING || play.flying.length + play.queue.length >= MOST_WAITING ? 'waiting' : null;
}

/** Whether there is something to send, and nothing under way. */
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
