import { FISH_KINDS, KINDS, type FishKind } from '../../engine';
import { PAINTS } from '../art/paints';
import { paintBarrel, paintBase, paintBlast, paintBubble, paintBullet, paintCoin, paintNet, paintRing } from '../art/things';
import type { Pen } from '../art/pen';

export type Sprite = HTMLCanvasElement;

/** A stroke of swimming in so many pictures. */
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

/** Everything that moves, painted once for a size of the page, so that a frame only copies. */
export interface Sprites {
  fish(kind: FishKind, beat: number): Sprite;
  coin(turn: number): Sprite;
  thing(thing: Thing): Sprite;
}

/** @param scale pixels of the canvas for one unit of the waters */
export function createSprites(scale: number): Sprites {
  const fish = new Map<FishKind, readonly Sprite[]>();
  for (const kind of FISH_KINDS) {
    const { radius } = KINDS[kind];
    fish.set(
      kind,
      strokesOf((pen, beat) => PAINTS[kind](pen, beat), radius * scale),
    );
  }
  const coins = strokesOf(paintCoin, 17 * scale);
  const things = new Map<Thing, Sprite>();
  for (const [name, { half, paint }] of Object.entries(THINGS)) things.set(name as Thing, paintSprite(half * scale, paint));
  const pick = (sprites: readonly Sprite[] | undefined, part: number): Sprite => {
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

/** A canvas around the unit circle, with a little room at its edge. */
export function paintSprite(half: number, paint: (pen: Pen) => void): Sprite {
  const canvas = document.createElement('canvas');
  const size = Math.max(4, Math.ceil(half * 2 * EDGE));
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas here');
  pen.translate(size / 2, size / 2);
  pen.scale(half, half);
  pen.lineJoin = 'round';
  paint(pen);
  return canvas;
}

export const EDGE = 1.06;
