import { FISH_KINDS, KINDS } from './kinds';
import { fishOfSlice, HEIGHT, isThere, placeFish, SLICE_MS, SLICES_BACK, WIDTH, type Fish } from './waters';

const SLICES = Array.from({ length: 24 }, (_, index) => 500 + index);
const ALL = SLICES.flatMap((slice) => fishOfSlice(slice, `seed ${String(slice)}`));

it('are the same for everyone who has the seed', () => {
  expect(fishOfSlice(7, 'one')).toEqual(fishOfSlice(7, 'one'));
  expect(fishOfSlice(7, 'one')).not.toEqual(fishOfSlice(7, 'other'));
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
});

it('have fish of every kind, and of most always some', () => {
  expect(new Set(ALL.map(({ kind }) => kind))).toEqual(new Set(FISH_KINDS));
  const counts = SLICES.slice(2).map((slice) => ALL.filter((fish) => isThere(fish, slice * SLICE_MS)).length);
  expect(Math.min(...counts)).toBeGreaterThan(25);
  expect(Math.max(...counts)).toBeLessThan(90);
});

it('have no fish longer than the slices a page is told of', () => {
  for (const { id, bornAt, goneAt } of ALL) {
    const slice = Number(id.split('-')[0]);
    expect(bornAt).toBeGreaterThanOrEqual(slice * SLICE_MS);
    expect(goneAt).toBeLessThan((slice + SLICES_BACK + 1) * SLICE_MS);
  }
});

it('are entered and left beyond an edge, and between them a fish is seen', () => {
  for (const fish of ALL) {
    const { radius } = KINDS[fish.kind];
    for (const at of [fish.bornAt, fish.goneAt]) {
      const { x } = placeOf(fish, at);
      expect(x < -radius || x > WIDTH + radius).toBe(true);
    }
    const { x, y } = placeOf(fish, (fish.bornAt + fish.goneAt) / 2);
    expect(x > 0 && x < WIDTH && y > -radius && y < HEIGHT).toBe(true);
  }
});

function placeOf(fish: Fish, at: number): { readonly x: number; readonly y: number } {
  const place = { x: 0, y: 0, dx: 0, dy: 0 };
  placeFish(fish, at, place);
  return place;
}
