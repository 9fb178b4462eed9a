import { formatYuan, type Fen } from '../../kit/money';
import type { Round, VenueSession } from '../../kit/operator';
import type { DecidedBatch, DecidedShot } from '../engine';
import { FISHING_RTP, type FishingGame } from '../games';
import { batchDetailSchema, type BatchDetail, type BatchRequest, type BatchRound, type GameState, type HallState } from '../protocol';

interface Seen {
  readonly game: FishingGame;
  readonly session: VenueSession;
  readonly hall: HallState;
  readonly caught: ReadonlySet<string>;
  readonly balance: Fen;
}

/** Builds the state for the page: the game, the waters and the player's session. */
export function describeState({ game, session, hall, caught, balance }: Seen): GameState {
  const { gameCode, name, venueName, bullets } = game;
  return {
    game: { gameCode, name, venueName, rtp: FISHING_RTP },
    bullets: bullets.map(formatYuan),
    hall,
    caught: [...caught],
    balance: formatYuan(balance),
    trial: session.isTrial,
  };
}

/**
 * Builds the detail of a batch for the bank: enough to show and recompute it. @param seed null when the outcome was
 * ordered
 */
export function describeBatch({ shots }: DecidedBatch, seed: string | null, playerSeed: string): BatchDetail {
  return { seed, playerSeed, shots: shots.map(describeShot) };
}

function describeShot(shot: DecidedShot): BatchDetail['shots'][number] {
  const bullet = formatYuan(shot.bullet);
  if (shot.outcome === 'gone') return { outcome: 'gone', fish: shot.fish, bullet };
  const { outcome, fish, prey, multiplier, payout } = shot;
  return {
    outcome,
    fish: fish.id,
    kind: fish.kind,
    bullet,
    multiplier,
    payout: formatYuan(payout),
    prey: prey.map(({ id, kind }) => ({ fish: id, kind })),
  };
}

/** @throws when the bank returns a detail that this game did not write */
export function describeRound({ roundId, stake, payout, detail, balance, playedAt }: Round): BatchRound {
  return {
    roundId,
    stake: formatYuan(stake),
    payout: formatYuan(payout),
    ...batchDetailSchema.parse(detail),
    balance: formatYuan(balance),
    at: playedAt.getTime(),
  };
}

/** Returns true when the played round has the shots of this request. */
export function isSameBatch({ detail }: Round, { playerSeed, shots }: BatchRequest): boolean {
  const played = batchDetailSchema.parse(detail);
  return (
    played.playerSeed === playerSeed &&
    played.shots.length === shots.length &&
    played.shots.every(({ fish, bullet }, index) => fish === shots[index]?.fish && bullet === shots[index].bullet)
  );
}
