/** The drawn stickers, in the order in which they are offered: the platform's own list. */
export const STICKERS = [
  ...(['goal', 'steady', 'cheer', 'fire', 'win', 'lose', 'wait', 'think'] as const),
  ...(['thanks', 'cry', 'laugh', 'fortune', 'tiger', 'koi', 'moon', 'tea'] as const),
] as const;
export type StickerName = (typeof STICKERS)[number];

/** A later platform may know more of them. */
export function isSticker(name: string): name is StickerName {
  return STICKERS.some((known) => known === name);
}
