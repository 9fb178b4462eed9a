import { KINDS, MOST_PAYS_OF_PREY } from './kinds';
import { placeFish, type Fish, type Place } from './waters';

/**
 * Returns the fish that a hunter takes along when it is caught at this moment, in order: nearest first around a crab,
 * link by link along the chain of an eel. Only whole fish, so that their joint payout never exceeds the hunter's
 * `mostPays`.
 *
 * @param others the fish in the waters at that moment; special fish and those that pay too much are skipped
 */
export function preyOf(hunter: Fish, others: readonly Fish[], at: number): readonly Fish[] {
  const reach = KINDS[hunter.kind].takes;
  if (reach === undefined) return [];
  const left = others.filter((fish) => fish !== hunter && isPrey(fish)).map((fish) => ({ fish, place: placeAt(fish, at) }));
  const prey: Fish[] = [];
  let room = reach.mostPays - KINDS[hunter.kind].pays;
  let from = placeAt(hunter, at);
  while (prey.length < reach.mostFish) {
    const nearest = takeNearest(left, from, reach.distance, room);
    if (nearest === null) break;
    prey.push(nearest.fish);
    room -= KINDS[nearest.fish.kind].pays;
    if (reach.by === 'chain') from = nearest.place;
  }
  return prey;
}

interface Placed {
  readonly fish: Fish;
  readonly place: Place;
}

function isPrey({ kind }: Fish): boolean {
  return KINDS[kind].takes === undefined && KINDS[kind].pays <= MOST_PAYS_OF_PREY;
}

/** Removes from the list the nearest fish within reach that still fits, and returns it. */
function takeNearest(left: Placed[], from: Place, reach: number, room: number): Placed | null {
  let found = -1;
  let least = reach;
  for (const [index, { fish, place }] of left.entries()) {
    const distance = Math.hypot(place.x - from.x, place.y - from.y);
    if (distance > least || KINDS[fish.kind].pays > room) continue;
    least = distance;
    found = index;
  }
  return found === -1 ? null : (left.splice(found, 1)[0] ?? null);
}

function placeAt(fish: Fish, at: number): Place {
  const place = { x: 0, y: 0, dx: 0, dy: 0 };
  placeFish(fish, at, place);
  return place;
}
