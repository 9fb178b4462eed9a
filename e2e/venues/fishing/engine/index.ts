export { decideBatch, type AimedShot, type DecidedBatch, type DecidedShot } from './decideBatch';
export { chanceOf, RETURN } from './fire';
export { FISH_KINDS, KINDS, type FishKind } from './kinds';
export { preyOf } from './prey';
export { formatShots, replay } from './replay';
export { fishOfSlice, HEIGHT, isThere, placeFish, sliceAt, SLICE_MS, SLICES_BACK, WIDTH, type Fish } from './waters';
