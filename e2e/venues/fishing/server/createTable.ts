import { commitmentOf, createSeeds } from '../../kit/fairness/createSeeds';
import { createDraws } from '../../kit/fairness/createDraws';
import { formatYuan, parseYuan } from '../../kit/money';
import type { VenueBank, VenueSession } from '../../kit/operator';
import { refuse } from '../../kit/server/refusal';
import { toShortage } from '../../kit/server/toShortage';
import { decideBatch, sliceAt, SLICES_BACK, type AimedShot, type DecidedBatch, type Fish } from '../engine';
import type { FishingGame } from '../games';
import type { BatchAnswer, BatchRequest, CommitmentRequest, GameState, HallState } from '../protocol';
import { createHall, type Hall } from './createHall';
import { describeBatch, describeRound, describeState, isSameBatch } from './describe';
import { reportBatch } from './reportBatch';

/** Rate of the cannon; a delayed batch may contain ten shots at once. */
const SHOTS_PER_SECOND = 8;
const MOST_AT_ONCE = 10;

/** Returns true and counts the shots when a session may fire them now. */
type ShotLimit = (session: string, shots: number) => boolean;

/** Limits shots per session with a token bucket. Full buckets are deleted, so no data remains of idle sessions. */
function limitShots(nowMs: () => number): ShotLimit {
  const stores = new Map<string, { left: number; at: number }>();
  const leftNow = ({ left, at }: { left: number; at: number }): number =>
    Math.min(MOST_AT_ONCE, left + ((nowMs() - at) / 1000) * SHOTS_PER_SECOND);
  let swept = nowMs();

  const sweep = (): void => {
    if (nowMs() - swept < 10_000) return;
    swept = nowMs();
    for (const [session, store] of stores) if (leftNow(store) >= MOST_AT_ONCE) stores.delete(session);
  };

  return (session, shots) => {
    sweep();
    const store = stores.get(session);
    const left = store === undefined ? MOST_AT_ONCE : leftNow(store);
    if (left < shots) return false;
    stores.set(session, { left: left - shots, at: nowMs() });
    return true;
  };
}

/**
 * Fish that each player has caught. They are gone for that player, while others still see them. Kept only in memory,
 * because money does not depend on it.
 */
interface Caught {
  of(session: string): ReadonlySet<string>;
  add(session: string, fish: readonly Pick<Fish, 'id'>[]): void;
  /** Forgets fish that are no longer in the waters. */
  sweep(isLater: (fish: string) => boolean): void;
}

const NONE: ReadonlySet<string> = new Set();

function createCaught(): Caught {
  const sessions = new Map<string, Set<string>>();
  return {
    of: (session) => sessions.get(session) ?? NONE,
    add(session, fish) {
      if (fish.length === 0) return;
      const own = sessions.get(session) ?? new Set();
      for (const { id } of fish) own.add(id);
      sessions.set(session, own);
    },
    sweep(isLater) {
      for (const [session, own] of sessions) {
        for (const fish of own) if (!isLater(fish)) own.delete(fish);
        if (own.size === 0) sessions.delete(session);
      }
    },
  };
}

/** Calls of a player's page. Refusals are thrown as `RefusedError`. */
export interface Table {
  /** Opens a session with the ticket of a launch. */
  open(ticket: string): Promise<{ readonly token: string; readonly state: GameState }>;
  state(token: string): Promise<GameState>;
  hall(token: string): Promise<HallState>;
  commitment(token: string, request: CommitmentRequest): Promise<{ readonly commitment: string }>;
  /** Plays one round. A repeated round id returns the first outcome, and nothing moves. */
  fire(token: string, request: BatchRequest): Promise<BatchAnswer>;
}

interface Dependencies {
  readonly bank: VenueBank;
  readonly games: readonly FishingGame[];
  readonly secret: string;
  readonly now: () => number;
}

interface Seat {
  readonly session: VenueSession;
  readonly game: FishingGame;
  readonly hall: Hall;
}

const MOST_ATTEMPTS = 500;

/** Stake that no player can afford: a hundred billion yuan, in fen. */
const NOBODY_HAS = 10n ** 13n;

export function createTable({ bank, games, secret, now }: Dependencies): Table {
  const seeds = createSeeds(secret);
  const byCode = new Map(games.map((game) => [game.gameCode, { game, hall: createHall(game.gameCode, seeds) }]));
  const isWithinRate = limitShots(now);
  const caught = createCaught();

  // Includes the token, a secret of one session, so that a round id played elsewhere, such as with play money, reveals
  // nothing about the same id here.
  const seedOf = (token: string, roundId: string): string => seeds.seedOf(`SHBY:batch:${token}:${roundId}`);

  return {
    async open(ticket) {
      const opened = await bank.openSession(ticket);
      if (opened === null) throw refuse('session-over');
      return { token: opened.token, state: await stateOf(opened.token, seatOf(opened.session)) };
    },

    async state(token) {
      return stateOf(token, await findSeat(token));
    },

    async hall(token) {
      return (await findSeat(token)).hall.state(now());
    },

    async commitment(token, { roundId }) {
      await findSeat(token);
      return { commitment: commitmentOf(seedOf(token, roundId)) };
    },

    async fire(token, request) {
      const { game, hall } = await findSeat(token);
      const aimed = parseShots(request, game);
      if (!isWithinRate(token, aimed.length)) throw refuse('too-fast');
      const at = now();
      caught.sweep((fish) => Number(fish.split('-')[0]) >= sliceAt(at) - SLICES_BACK);
      const own = caught.of(token);
      const waters = hall.fishAt(at).filter(({ id }) => !own.has(id));
      const seed = seedOf(token, request.roundId);
      const draw = (name: string): DecidedBatch => decideBatch(aimed, waters, at, createDraws(seed, request.playerSeed, name));
      const batch = draw(request.roundId);
      const result = await bank.play(token, {
        roundId: request.roundId,
        // When no shot counts, ask the bank anyway: the batch may have been played while its fish were there, and its
        // answer lost. No player can afford this stake, so no new round starts.
        stake: batch.stake === 0n ? NOBODY_HAS : batch.stake,
        decide(redraw) {
          const drawn = redraw === 0 ? batch : drawAgain(draw, batch.stake, `${request.roundId}#${String(redraw)}`);
          const detail = describeBatch(drawn, redraw === 0 ? seed : null, request.playerSeed);
          return { payout: drawn.payout, exposure: drawn.stake, jackpot: null, detail, report: reportBatch(detail) };
        },
      });
      const nextCommitment = commitmentOf(seedOf(token, request.nextRoundId));
      if (result.kind === 'insufficient')
        return batch.stake === 0n
          ? { outcome: 'gone', balance: formatYuan(result.balance), nextCommitment }
          : { outcome: 'insufficient', ...toShortage(result), nextCommitment };
      if (result.kind === 'closed' || !isSameBatch(result.round, request)) throw refuse('round-reused');
      const round = describeRound(result.round);
      for (const shot of round.shots)
        if (shot.outcome === 'caught') caught.add(token, [{ id: shot.fish }, ...shot.prey.map(({ fish: id }) => ({ id }))]);
      return { outcome: 'played', round, nextCommitment };
    },
  };

  async function findSeat(token: string): Promise<Seat> {
    const session = await bank.findSession(token);
    if (session === null) throw refuse('session-over');
    return seatOf(session);
  }

  /** @throws Error when a ticket was sold for an unknown game: the operator's catalogue differs from the venue's */
  function seatOf(session: VenueSession): Seat {
    const found = byCode.get(session.gameCode);
    if (found?.game.enName !== session.enName) throw new Error(`no game ${session.gameCode} at ${session.enName}`);
    return { session, ...found };
  }

  async function stateOf(token: string, { session, game, hall }: Seat): Promise<GameState> {
    return describeState({ game, session, hall: hall.state(now()), caught: caught.of(token), balance: await bank.balance(token) });
  }
}

/**
 * Draws another outcome with the same stake. Repeats the draw, because an earlier catch leaves fewer shots to pay for.
 */
function drawAgain(draw: (name: string) => DecidedBatch, stake: bigint, name: string): DecidedBatch {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const drawn = draw(`${name}.${String(attempt)}`);
    if (drawn.stake === stake) return drawn;
  }
  throw new Error('no other outcome costs as much');
}

function parseShots({ shots }: BatchRequest, { bullets }: FishingGame): readonly AimedShot[] {
  return shots.map(({ fish, bullet: wireBullet }) => {
    const bullet = parseYuan(wireBullet);
    if (bullet === null || !bullets.includes(bullet)) throw refuse('bad-request');
    return { fish, bullet };
  });
}
