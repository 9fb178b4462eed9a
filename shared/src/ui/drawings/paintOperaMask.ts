import { createPen, svg, pick, seededRandom } from '@site/shared/ui/drawings/brush';

/** Colors of the face, the brow and cheek marks, the eyes and the nose. */
type Paint = readonly [face: string, marks: string, eyes: string, nose: string];

const PAINTS: readonly [Paint, ...Paint[]] = [
  ['#f3ece0', '#c2361c', '#14202d', '#d9a946'],
  ['#c2361c', '#14202d', '#fff6e8', '#e8c36c'],
  ['#1d2733', '#f3ece0', '#c2361c', '#e8c36c'],
  ['#e0aa33', '#14202d', '#c2361c', '#fff6e8'],
  ['#12694b', '#f3ece0', '#14202d', '#e8c36c'],
  ['#0f5fb0', '#f3ece0', '#14202d', '#e8c36c'],
  ['#6b2b78', '#f3ece0', '#14202d', '#e8c36c'],
  ['#e58d7b', '#fff6e8', '#14202d', '#9d2913'],
];
const GROUNDS: readonly [string, ...string[]] = ['#dfe9f4', '#e3efe9', '#f6ead0', '#f5dfd8', '#e9e1ef', '#d9e3ea'];
const EYES: readonly [string, ...string[]] = [
  'M30 27 C24 20 14 21 11 28 C15 33 25 35 30 31 Z',
  'M30 28 C26 19 17 15 9 18 C11 27 19 34 30 32 Z',
  'M30 25 C22 24 13 25 9 31 C15 37 26 36 30 32 Z',
];
const BROWS: readonly [string, ...string[]] = [
  'M32 4 C28 10 28 16 32 21 Z',
  'M32 3 C24 6 22 14 32 19 Z M20 8 C17 12 18 15 22 18 C23 14 22 11 20 8Z',
  'M32 7 L26 15 L32 20 Z',
];
const CHEEKS: readonly [string, ...string[]] = [
  'M12 38 C18 37 22 41 21 47 C16 47 13 43 12 38 Z',
  'M13 37 C20 39 25 44 25 52 C17 49 14 44 13 37 Z',
  'M16 40 a5 5 0 1 0 .1 0Z',
];

/** Draws an opera mask: the seed determines one half, and the other is its mirror image. */
export function paintOperaMask(seed: string): string {
  const random = seededRandom(`mask${seed}`);
  const [face, marks, eyes, nose] = pick(random, PAINTS);
  const eye = pick(random, EYES);
  const brow = pick(random, BROWS);
  const cheek = pick(random, CHEEKS);
  const ground = pick(random, GROUNDS);
  const clip = createPen().id('av');
  const half =
    `<path d="${eye}" fill="${eyes}"/><path d="M17 28 C20 25 25 25 28 29 C24 31 20 31 17 28 Z" fill="#fff"/>` +
    `<circle cx="23.4" cy="28.2" r="2.1" fill="#0e151d"/><path d="${brow}" fill="${marks}"/><path d="${cheek}" fill="${marks}"/>` +
    `<path d="M32 32 C29 36 27 41 28 43 C29 44 31 44 32 43.4 Z" fill="${nose}"/>` +
    `<path d="M32 49 C28 48 26 49 24 50.5 C27 54 30 54.6 32 54.6 Z" fill="#9d2913"/>`;
  return svg(
    { width: 64, height: 64 },
    `<defs><clipPath id="${clip}"><circle cx="32" cy="32" r="32"/></clipPath></defs><g clip-path="url(#${clip})">` +
      `<rect width="64" height="64" fill="${ground}"/>` +
      `<path d="M32 2 C50 2 56 16 55 30 C54 48 44 62 32 62 C20 62 10 48 9 30 C8 16 14 2 32 2Z" fill="${eyes}" opacity=".16" transform="translate(0 3)"/>` +
      `<path d="M32 3 C49 3 55 16 54 30 C53 47 43 60 32 60 C21 60 11 47 10 30 C9 16 15 3 32 3Z" fill="${face}"/>` +
      `${half}<g transform="translate(64 0) scale(-1 1)">${half}</g></g>`,
  );
}
