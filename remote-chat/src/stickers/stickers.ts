/** Drawn stickers in the order in which they are offered. The list must match the platform's. */
export const STICKERS = [
  ...(['goal', 'steady', 'cheer', 'fire', 'win', 'lose', 'wait', 'think'] as const),
  ...(['thanks', 'cry', 'laugh', 'fortune', 'tiger', 'koi', 'moon', 'tea'] as const),
] as const;
export type StickerName = (typeof STICKERS)[number];

/** Returns whether this build knows a sticker. A later platform may have more. */
export function isSticker(name: string): name is StickerName {
  return STICKERS.some((known) => known === name);
}
