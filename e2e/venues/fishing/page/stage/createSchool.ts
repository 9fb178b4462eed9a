import { fishOfSlice, isThere, KINDS, placeFish, type Fish, type FishKind } from '../../engine';
import type { HallState } from '../../protocol';
import type { View } from './view';

/** Fish as the stage shows it; one object for its whole life. */
export interface Swimmer {
  readonly fish: Fish;
  readonly kind: FishKind;
  /** Position in pixels of the page. */
  x: number;
  y: number;
  angle: number;
  isFacingLeft: boolean;
  radius: number;
  /** Seconds for which it still shows a hit. */
  flash: number;
  isCaught: boolean;
  /** Seconds since it was caught, during which it sinks and fades. */
  caughtFor: number;
}

/** Fish of a game as this player sees them. */
export interface School {
  /** Fish in the waters at the last step, the largest first; always the same array. */
  readonly here: readonly Swimmer[];
  /** Loads the game's slices and this player's catches. */
  load(hall: HallState): void;
  catchFish(id: string): Swimmer | null;
  find(id: string): Swimmer | null;
  move(at: number, seconds: number, view: View): void;
}

const FADES_IN_SECONDS = 0.6;

/** @param caught fish that were caught before this page was opened */
export function createSchool(caught: readonly string[]): School {
  const gone = new Set(caught);
  const slices = new Map<number, readonly Swimmer[]>();
  const here: Swimmer[] = [];
  const place = { x: 0, y: 0, dx: 0, dy: 0 };
  let all: Swimmer[] = [];
  let byId = new Map<string, Swimmer>();

  return {
    here,
    load(hall) {
      const wanted = new Set(hall.slices.map(({ slice }) => slice));
      for (const slice of slices.keys()) if (!wanted.has(slice)) slices.delete(slice);
      for (const { slice, seed } of hall.slices) {
        if (!slices.has(slice))
          slices.set(
            slice,
            fishOfSlice(slice, seed).map((fish) => toSwimmer(fish, gone.has(fish.id))),
          );
      }
      all = [...slices.values()].flat().toSorted((one, other) => KINDS[other.kind].radius - KINDS[one.kind].radius);
      byId = new Map(all.map((swimmer) => [swimmer.fish.id, swimmer]));
    },
    catchFish(id) {
      gone.add(id);
      const swimmer = byId.get(id);
      if (swimmer === undefined || swimmer.isCaught) return null;
      swimmer.isCaught = true;
      return swimmer;
    },
    find: (id) => byId.get(id) ?? null,
    move(at, seconds, view) {
      here.length = 0;
      for (const swimmer of all) {
        if (!isThere(swimmer.fish, at) || swimmer.caughtFor >= FADES_IN_SECONDS) continue;
        swimmer.flash = Math.max(0, swimmer.flash - seconds);
        if (swimmer.isCaught) swimmer.caughtFor += seconds;
        else {
          placeFish(swimmer.fish, at, place);
          swimmer.x = place.x * view.scaleX;
          swimmer.y = place.y * view.scaleY;
          swimmer.isFacingLeft = place.dx < 0;
          swimmer.angle = Math.atan2(place.dy * view.scaleY, place.dx * view.scaleX);
          swimmer.radius = KINDS[swimmer.kind].radius * view.size;
        }
        here.push(swimmer);
      }
    },
  };
}

function toSwimmer(fish: Fish, isCaught: boolean): Swimmer {
  return {
    fish,
    kind: fish.kind,
    x: -1_000,
    y: -1_000,
    angle: 0,
    isFacingLeft: false,
    radius: 1,
    flash: 0,
    isCaught,
    caughtFor: isCaught ? FADES_IN_SECONDS : 0,
  };
}

/** Returns true when a bullet can hit the fish: it is alive and in sight. */
export function isInSight({ isCaught, x, y }: Swimmer, { width, height }: View): boolean {
  return !isCaught && x > 0 && x < width && y > 0 && y < height;
}

/** Returns the fish at a point, nearest relative to its size; null in open water. */
export function fishUnder(here: readonly Swimmer[], view: View, x: number, y: number): Swimmer | null {
  let found: Swimmer | null = null;
  let least = 1;
  for (const swimmer of here) {
    const part = Math.hypot(swimmer.x - x, swimmer.y - y) / (swimmer.radius * 0.9 + 8);
    if (part >= least || !isInSight(swimmer, view)) continue;
    least = part;
    found = swimmer;
  }
  return found;
}
