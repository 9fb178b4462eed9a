import type { Answer } from '../../../kit/page/api';
import { toFen, toYuan, type Fen } from '../../../kit/page/money';
import type { BatchAnswer, BatchRequest, BatchRound } from '../../protocol';
import type { LocalName } from '../../../kit/protocol';
import { advance, canSend, whyNot, type Play, type PlayEvent } from './play';
import type { Batch, Kept, Shot, PastBatch } from './types';
import { formatShots } from '../../engine';

/** Time for which shots are collected before they are sent together. */
export const BATCH_MS = 400;

/** Delays before a lost batch is sent again: short at first, then every eight seconds. */
const AGAIN_AFTER_MS = [800, 1_600, 4_000, 8_000] as const;

/** Answer as the stage shows it. */
export type News =
  | { readonly kind: 'played'; readonly round: BatchRound }
  /** These bullets are returned; `reason` is the operator's own sentence. */
  | {
      readonly kind: 'returned';
      readonly shots: readonly Shot[];
      readonly why: 'gone' | 'insufficient' | 'refused';
      readonly reason?: LocalName;
    };

export interface Game {
  readonly play: Play;
  watch(listener: () => void): () => void;
  hear(listener: (news: News) => void): () => void;
  /** Fires a bullet and returns its value; returns null when the cannon must not fire. */
  fire(): Fen | null;
  reached(shot: Shot): void;
  faded(bullet: Fen): void;
  stepBullet(step: 1 | -1): void;
  /** Reads the balance, which also changes outside of shots. While a batch is in flight, waits until it is over. */
  refresh(): Promise<void>;
  /** Sends the collected shots. The page calls it periodically. */
  send(): void;
}

interface Dependencies {
  readonly start: Play;
  /** Requests the commitment for the batch with this id; null when unknown. */
  readonly commit: (roundId: string) => Promise<string | null>;
  readonly ask: (batch: BatchRequest) => Promise<Answer<BatchAnswer>>;
  /** Null when unknown. */
  readonly readBalance: () => Promise<Fen | null>;
  readonly keep: (kept: Kept) => void;
  readonly newId: () => string;
  readonly newSeed: () => string;
  readonly after: (ms: number, run: () => void) => void;
}

/**
 * Connects `play.ts` to the server: collects shots, sends them in order in batches with their own ids, and repeats lost
 * batches with the same id.
 */
export function createGame({ start, commit, ask, readBalance, keep, newId, newSeed, after }: Dependencies): Game {
  let play = start;
  const watchers = new Set<() => void>();
  const hearers = new Set<(news: News) => void>();
  let isPreparing = false;
  let isRefreshDue = false;

  const dispatch = (event: PlayEvent): void => {
    const before = play;
    play = advance(before, event);
    if (play === before) return;
    if (play.batch !== before.batch || play.history !== before.history || play.bullet !== before.bullet)
      keep({ pending: play.batch, bullet: play.bullet, totals: play.totals, history: play.history });
    for (const watcher of watchers) watcher();
    if (isRefreshDue && play.batch === null) void refresh();
  };

  const refresh = async (): Promise<void> => {
    isRefreshDue = play.batch !== null;
    if (isRefreshDue) return;
    const { history } = play;
    const balance = await readBalance();
    if (balance === null) return;
    // The answer is outdated when a batch was sent or finished in the meantime.
    isRefreshDue = play.batch !== null;
    if (play.history === history) dispatch({ type: 'refreshed', balance });
    else if (!isRefreshDue) void refresh();
  };

  const tell = (news: News): void => {
    for (const hear of hearers) hear(news);
  };

  const prepare = async (): Promise<void> => {
    if (isPreparing) return;
    isPreparing = true;
    const roundId = newId();
    const commitment = await commit(roundId);
    isPreparing = false;
    if (commitment !== null) dispatch({ type: 'prepared', next: { roundId, commitment } });
  };

  const send = (): void => {
    if (!canSend(play)) return;
    if (play.next === null) {
      void prepare();
      return;
    }
    dispatch({ type: 'sent', playerSeed: newSeed(), nextRoundId: newId() });
    askForBatch();
  };

  const askForBatch = (): void => {
    if (play.batch !== null) void settle(play.batch);
  };

  const settle = async (batch: Batch): Promise<void> => {
    const { roundId, playerSeed, nextRoundId } = batch;
    const shots = batch.shots.map(({ fish, bullet }) => ({ fish, bullet: toYuan(bullet) }));
    const answer = await ask({ roundId, playerSeed, nextRoundId, shots });
    if (answer.kind === 'answered') take(batch, answer.data);
    else if (answer.kind === 'refused' && ['bad-request', 'closed', 'round-reused'].includes(answer.refusal.error)) {
      dispatch({ type: 'gaveBack', balance: null });
      tell({ kind: 'returned', shots: batch.shots, why: 'refused' });
    } else if (answer.kind === 'lost' || answer.refusal.error !== 'session-over') {
      dispatch({ type: 'lost' });
      after(AGAIN_AFTER_MS[play.attempt - 1] ?? AGAIN_AFTER_MS[3], askForBatch);
    }
  };

  const take = (batch: Batch, answer: BatchAnswer): void => {
    dispatch({ type: 'prepared', next: { roundId: batch.nextRoundId, commitment: answer.nextCommitment } });
    if (answer.outcome === 'played') {
      dispatch({ type: 'answered', past: toPast(answer.round, batch.commitment), balance: toFen(answer.round.balance) });
      tell({ kind: 'played', round: answer.round });
    } else {
      dispatch({ type: 'gaveBack', balance: toFen(answer.balance) });
      tell({
        kind: 'returned',
        shots: batch.shots,
        why: answer.outcome,
        ...(answer.reason === undefined ? {} : { reason: answer.reason }),
      });
    }
  };

  if (play.batch === null) void prepare();
  else askForBatch();

  return {
    get play() {
      return play;
    },
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    hear(listener) {
      hearers.add(listener);
      return () => hearers.delete(listener);
    },
    fire() {
      if (whyNot(play) !== null) return null;
      const { bullet } = play;
      dispatch({ type: 'fired' });
      return bullet;
    },
    reached: (shot) => dispatch({ type: 'reached', shot }),
    faded: (bullet) => dispatch({ type: 'faded', bullet }),
    stepBullet: (step) => dispatch({ type: 'bullet', step }),
    refresh,
    send,
  };
}

/** Converts a batch for the player's own record. @param commitment as published before the batch was sent */
function toPast({ at, roundId, stake, payout, shots, seed, playerSeed }: BatchRound, commitment: string): PastBatch {
  const hits = shots.filter((shot) => shot.outcome !== 'gone');
  const caught = hits.filter(({ outcome }) => outcome === 'caught');
  const input = formatShots(
    hits.map(({ kind, bullet, prey }) => ({ kind, bullet: BigInt(toFen(bullet)), prey: prey.map((each) => each.kind) })),
  );
  return {
    at,
    roundId,
    shots: hits.length,
    catches: caught.length,
    stake: toFen(stake),
    payout: toFen(payout),
    caught: caught.map((shot) => ({ kind: shot.kind, multiplier: shot.multiplier, payout: toFen(shot.payout) })),
    proof: seed === null ? null : { seed, playerSeed, commitment, input },
  };
}
