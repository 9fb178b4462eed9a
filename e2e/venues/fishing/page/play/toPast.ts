import { toFen } from '../../../kit/page/money';
import { formatShots } from '../../engine';
import type { BatchRound } from '../../protocol';
import type { PastBatch } from './types';

/** Converts a batch for the player's own record. @param commitment as published before the batch was sent */
export function toPast({ at, roundId, stake, payout, shots, seed, playerSeed }: BatchRound, commitment: string): PastBatch {
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
