import { type Pen, linear } from '@site/shared/ui/drawings/brush';

/** Draws a gamepad, about 150 wide at scale 1. */
export function gamepad(pen: Pen, cx: number, cy: number, s: number, c1 = '#2c3b4d', c2 = '#0f1822'): string {
  const k = pen.id('pd');
  return (
    `<defs>${linear(k, [
      [0, c1],
      [1, c2],
    ])}</defs>` +
    `<g transform="translate(${cx} ${cy}) rotate(-10) scale(${s})">` +
    `<path d="M-58 -30 C-44 -40 -26 -34 -18 -30 H18 C26 -34 44 -40 58 -30 C74 -16 84 30 76 42 C66 54 46 30 36 18 H-36 C-46 30 -66 54 -76 42 C-84 30 -74 -16 -58 -30Z" fill="#04101c" opacity=".4" transform="translate(4 10)"/>` +
    `<path d="M-58 -30 C-44 -40 -26 -34 -18 -30 H18 C26 -34 44 -40 58 -30 C74 -16 84 30 76 42 C66 54 46 30 36 18 H-36 C-46 30 -66 54 -76 42 C-84 30 -74 -16 -58 -30Z" fill="url(#${k})" stroke="#6f859b" stroke-opacity=".7" stroke-width="1.5"/>` +
    `<path d="M-50 -12 h8 v-8 h10 v8 h8 v10 h-8 v8 h-10 v-8 h-8Z" fill="#0a121b" stroke="#7d93a9" stroke-width="1"/>` +
    `<circle cx="38" cy="-20" r="6" fill="#e8c36c"/><circle cx="50" cy="-9" r="6" fill="#dd4a2f"/>` +
    `<circle cx="38" cy="2" r="6" fill="#44bf93"/><circle cx="26" cy="-9" r="6" fill="#4f9ae3"/>` +
    `<circle cx="-17" cy="9" r="10" fill="#0a121b" stroke="#7d93a9" stroke-width="1.4"/>` +
    `<circle cx="17" cy="9" r="10" fill="#0a121b" stroke="#7d93a9" stroke-width="1.4"/>` +
    `<circle cx="-17" cy="8" r="5.6" fill="#3b4d60"/><circle cx="17" cy="8" r="5.6" fill="#3b4d60"/></g>`
  );
}
