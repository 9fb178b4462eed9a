import type { Pen } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A panda face. */
export function panda(_pen: Pen, x: number, y: number, s: number): string {
  return place(
    x,
    y,
    s,
    `<circle cx="-56" cy="-48" r="26" fill="#18222d"/><circle cx="56" cy="-48" r="26" fill="#18222d"/>` +
      `<ellipse rx="84" ry="72" fill="#fdfbf4"/>` +
      `<path d="M-84 10 C-74 60 -40 72 0 72 C40 72 74 60 84 10 C70 40 40 52 0 52 C-40 52 -70 40 -84 10Z" fill="#d9dfe6"/>` +
      `<ellipse cx="-34" cy="-4" rx="22" ry="27" fill="#18222d" transform="rotate(24 -34 -4)"/>` +
      `<ellipse cx="34" cy="-4" rx="22" ry="27" fill="#18222d" transform="rotate(-24 34 -4)"/>` +
      `<circle cx="-30" cy="-6" r="9.5" fill="#fff"/><circle cx="30" cy="-6" r="9.5" fill="#fff"/>` +
      `<circle cx="-28" cy="-5" r="5.4" fill="#0e151d"/><circle cx="28" cy="-5" r="5.4" fill="#0e151d"/>` +
      `<ellipse cy="22" rx="11" ry="7.5" fill="#18222d"/>` +
      `<path d="M0 28V36M-14 38C-8 46 8 46 14 38" stroke="#18222d" stroke-width="3.4" fill="none" stroke-linecap="round"/>` +
      `<ellipse cx="-52" cy="26" rx="11" ry="7" fill="#f4a592" opacity=".7"/>` +
      `<ellipse cx="52" cy="26" rx="11" ry="7" fill="#f4a592" opacity=".7"/>`,
  );
}
