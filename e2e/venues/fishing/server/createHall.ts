import type { Seeds } from '../../kit/fairness/createSeeds';
import { fishOfSlice, sliceAt, SLICES_BACK, type Fish } from '../engine';
import type { HallState } from '../protocol';

/** Waters of one game, the same for all its players and after a restart of the venue. */
export interface Hall {
  /** Returns the seeds from which a page derives all fish of the current and the next slice. */
  state(at: number): HallState;
  /** Returns every fish that can be in the waters at this moment. */
  fishAt(at: number): readonly Fish[];
}

export function createHall(gameCode: string, { seedOf }: Seeds): Hall {
  const kept = new Map<number, readonly Fish[]>();
  let all: { readonly slice: number; readonly fish: readonly Fish[] } = { slice: -1, fish: [] };
  const seedOfSlice = (slice: number): string => seedOf(`SHBY:waters:${gameCode}:${String(slice)}`);
  const fishOf = (slice: number): readonly Fish[] => {
    const fish = kept.get(slice) ?? fishOfSlice(slice, seedOfSlice(slice));
    kept.set(slice, fish);
    return fish;
  };
  return {
    state(now) {
      const current = sliceAt(now);
      return { now, slices: slicesFrom(current - SLICES_BACK, current + 1).map((slice) => ({ slice, seed: seedOfSlice(slice) })) };
    },
    fishAt(at) {
      const slice = sliceAt(at);
      if (all.slice !== slice) {
        for (const old of kept.keys()) if (old < slice - SLICES_BACK) kept.delete(old);
        all = { slice, fish: slicesFrom(slice - SLICES_BACK, slice).flatMap(fishOf) };
      }
      return all.fish;
    },
  };
}

function slicesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
