import { randomUUID } from 'node:crypto';
import { fishOfSlice, isThere, KINDS, type Fish, type FishKind } from '../engine';
import type { BatchRequest, HallState } from '../protocol';

/** Returns the fish a page sees at this moment, derived as the page does it. */
export function fishIn({ slices }: HallState, at: number): readonly Fish[] {
  return slices.flatMap(({ slice, seed }) => fishOfSlice(slice, seed)).filter((fish) => isThere(fish, at));
}

/** Builds a request for these shots, each with the same bullet. */
export function aBatch(fish: readonly string[], bullet = '0.10', other: Partial<BatchRequest> = {}): BatchRequest {
  return {
    roundId: randomUUID(),
    playerSeed: 'player',
    nextRoundId: randomUUID(),
    shots: fish.map((id) => ({ fish: id, bullet })),
    ...other,
  };
}

/** Returns a fish of this kind, or of any. @throws Error when there is none */
export function oneOf(fish: readonly Fish[], kind?: FishKind): Fish {
  const found = fish.find((each) => (kind === undefined ? KINDS[each.kind].takes === undefined : each.kind === kind));
  if (found === undefined) throw new Error(`no ${kind ?? 'fish'} in the waters`);
  return found;
}
