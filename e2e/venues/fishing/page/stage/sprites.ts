import { FISH_KINDS, KINDS, type FishKind } from '../../engine';
import { PAINTS } from '../art/paints';
import { paintBarrel, paintBase, paintBlast, paintBubble, paintBullet, paintCoin, paintNet, paintRing } from '../art/things';
import type { Paint, Pen } from '../art/pen';

export type Sprite = HTMLCanvasElement;

/**
 * Fish without the empty space around it, which would cost as much per frame as the fish itself. Sizes in pixels of the
 * canvas.
 */
export interface FishSprite {
  readonly image: Sprite;
  /** Position of its corner relative to the middle of the fish. */
  readonly left: number;
  readonly top: number;
}

/** Pictures per swimming stroke. */
export const FRAMES = 12;

const THINGS = {
  bullet: { half: 14, paint: paintBullet },
  net: { half: 62, paint: paintNet },
  bubble: { half: 12, paint: paintBubble },
  blast: { half: 150, paint: paintBlast },
  ring: { half: 80, paint: paintRing },
  base: { half: 64, paint: paintBase },
  barrel: { half: 70, paint: paintBarrel },
} as const;

export type Thing = keyof typeof THINGS;

/** All moving things, painted once per page size, so that a frame only copies. */
export interface Sprites {
  fish(kind: FishKind, beat: number): FishSprite;
  coin(turn: number): Sprite;
  thing(thing: Thing): Sprite;
}

/** @param scale canvas pixels per unit of the waters */
export function createSprites(scale: number): Sprites {
  const fish = new Map<FishKind, readonly FishSprite[]>();
  for (const kind of FISH_KINDS) {
    const bounds = boundsOf(PAINTS[kind]);
    const half = KINDS[kind].radius * scale;
    fish.set(
      kind,
      Array.from({ length: FRAMES }, (_, frame) => paintFish(PAINTS[kind], frame / FRAMES, half, bounds)),
    );
  }
  const coins = strokesOf(paintCoin, 17 * scale);
  const things = new Map<Thing, Sprite>();
  for (const [name, { half, paint }] of Object.entries(THINGS)) things.set(name as Thing, paintSprite(half * scale, paint));
  const pick = <Picture>(sprites: readonly Picture[] | undefined, part: number): Picture => {
    const sprite = sprites?.[Math.floor((((part % 1) + 1) % 1) * FRAMES)];
    if (sprite === undefined) throw new Error('no such picture');
    return sprite;
  };
  return {
    fish: (kind, beat) => pick(fish.get(kind), beat),
    coin: (turn) => pick(coins, turn),
    thing(thing) {
      const sprite = things.get(thing);
      if (sprite === undefined) throw new Error(`no picture of a ${thing}`);
      return sprite;
    },
  };
}

function strokesOf(paint: (pen: Pen, beat: number) => void, half: number): readonly Sprite[] {
  return Array.from({ length: FRAMES }, (_, frame) => paintSprite(half, (pen) => paint(pen, frame / FRAMES)));
}

/** Bounds relative to the middle, in fractions of the fish's half length. */
interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Half size of a small picture that is enough to find the bounds of a fish in all its strokes. */
const LOOKED_AT_HALF = 24;

function boundsOf(paint: Paint): Bounds {
  const all = paintSprite(LOOKED_AT_HALF, (pen) => {
    for (let frame = 0; frame < FRAMES; frame += 1) {
      pen.save();
      paint(pen, frame / FRAMES);
      pen.restore();
    }
  });
  const { width: size } = all;
  const pixels = all.getContext('2d')?.getImageData(0, 0, size, size).data ?? [];
  let [left, top, right, bottom] = [size, size, 0, 0];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if ((pixels[(y * size + x) * 4 + 3] ?? 0) === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const toPart = (pixel: number): number => (Math.min(size, Math.max(0, pixel)) - size / 2) / LOOKED_AT_HALF;
  return { left: toPart(left - 1), top: toPart(top - 1), right: toPart(right + 1), bottom: toPart(bottom + 1) };
}

function paintFish(paint: Paint, beat: number, half: number, bounds: Bounds): FishSprite {
  const left = Math.floor(bounds.left * half);
  const top = Math.floor(bounds.top * half);
  const image = paintSprite(half, (pen) => paint(pen, beat), {
    left,
    top,
    width: Math.ceil(bounds.right * half) - left,
    height: Math.ceil(bounds.bottom * half) - top,
  });
  return { image, left, top };
}

/** Paints on a canvas around the unit circle with a small margin, or on a part of it, in pixels from the middle. */
export function paintSprite(half: number, paint: (pen: Pen) => void, part = wholeOf(half)): Sprite {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, part.width);
  canvas.height = Math.max(1, part.height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas here');
  pen.translate(-part.left, -part.top);
  pen.scale(half, half);
  pen.lineJoin = 'round';
  paint(pen);
  return canvas;
}

export const EDGE = 1.06;

function wholeOf(half: number) {
  const size = Math.max(4, Math.ceil(half * 2 * EDGE));
  return { left: -size / 2, top: -size / 2, width: size, height: size };
}
