import { type Pen, SANS, linear, round } from '@site/shared/ui/drawings/brush';
import type { Suit } from './suits';
import { SUITS } from './suits';

/** Draws a playing card around (x, y), turned by `rot` degrees. */
export function playingCard(pen: Pen, x: number, y: number, w: number, rot: number, rank: string, suit: Suit): string {
  const k = pen.id('cd');
  const hgt = w * 1.42;
  const red = suit === 'h' || suit === 'd';
  const c = red ? '#c2361c' : '#15222f';
  return (
    `<defs>${linear(k, [
      [0, '#fff'],
      [1, '#e4e9ef'],
    ])}</defs>` +
    `<g transform="translate(${x} ${y}) rotate(${rot})">` +
    `<rect x="${round(-w / 2 + 3)}" y="${round(-hgt / 2 + 5)}" width="${w}" height="${round(hgt)}" rx="${round(w * 0.09)}" fill="#06121f" opacity=".28"/>` +
    `<rect x="${round(-w / 2)}" y="${round(-hgt / 2)}" width="${w}" height="${round(hgt)}" rx="${round(w * 0.09)}" fill="url(#${k})" stroke="#c7d1dc" stroke-width=".8"/>` +
    `<text x="${round(-w / 2 + w * 0.09)}" y="${round(-hgt / 2 + w * 0.29)}" font-size="${round(w * 0.26)}" font-weight="700" fill="${c}" ${SANS}>` +
    `${rank}</text>` +
    `<path transform="translate(${round(-w / 2 + w * 0.19)} ${round(-hgt / 2 + w * 0.44)}) scale(${round((w / 110) * 10) / 10})" d="${SUITS[suit]}" fill="${c}"/>` +
    `<path transform="translate(${round(w * 0.06)} ${round(w * 0.12)}) scale(${round((w / 34) * 10) / 10})" d="${SUITS[suit]}" fill="${c}"/>` +
    `</g>`
  );
}
