import type { CoverProps } from '@site/shared/ui/drawings/Cover';

type MotifName = NonNullable<CoverProps['motif']>;

/** All drawings; the compiler reports a drawing that is missing here. */
const MOTIFS: Readonly<Record<MotifName, true>> = {
  ingot: true,
  coin: true,
  football: true,
  fish: true,
  chips: true,
  cards: true,
  tile: true,
  reels: true,
  gem: true,
  lantern: true,
  pyramid: true,
  lotus: true,
  pearl: true,
  fan: true,
  gourd: true,
  panda: true,
  tiger: true,
  candy: true,
  chest: true,
  crown: true,
  bolt: true,
  cactus: true,
  planet: true,
  cherry: true,
  rabbit: true,
  dice: true,
  gamepad: true,
  balls: true,
  car: true,
  whale: true,
  shell: true,
};

/**
 * Returns the drawing with this name, or `undefined` for an unknown one; the cover is then generated from the game's
 * code.
 */
export function parseMotif(name: string): MotifName | undefined {
  return Object.hasOwn(MOTIFS, name) ? (name as MotifName) : undefined;
}
