import { randomUUID } from 'node:crypto';
import { fishOfSlice, isThere, KINDS, type Fish, type FishKind } from '../engine';
import type { BatchRequest, HallState } from '../protocol';

/** The fish a page sees in this hall at this moment, as it works them out. */
export function fishIn({ slices }: HallState, at: number): readonly Fish[] {
  return slices.flatMap(({ slice, seed }) => fishOfSlice(slice, seed)).filter((fish) => isThere(fish, at));
}

/** The request for these shots, each with the same bullet. */
export function aBatch(fish: readonly string[], bullet = '0.10', other: Partial<BatchRequest> = {}): BatchRequest {
  return {
    roundId: randomUUID(),
    playerSeed: 'player',
    nextRoundId: randomUUID(),
    shots: fish.map((id) => ({ fish: id, bullet })),
    ...other,
  };
}

/** A fish of this kind, or of any. @throws Error when none swims */
export function oneOf(fish: readonly Fish[], kind?: FishKind): Fish {
  const found = fish.find((each) => (kind === undefined ? KINDS[each.kind].takes === undefined : each.kind === kind));
  if (found === undefined) throw new Error(`no ${kind ?? 'fish'} in the waters`);
  return found;
}
