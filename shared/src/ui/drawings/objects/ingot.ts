import { type Pen, linear, radial } from '@site/shared/ui/drawings/brush';

/** Draws a gold ingot, about 165 wide at scale 1. */
export function ingot(pen: Pen, cx: number, cy: number, s: number): string {
  const k = pen.id('ig');
  return (
    `<defs>` +
    `${linear(k, [
      [0, '#fff2c4'],
      [0.4, '#f0c95e'],
      [0.75, '#d39a2c'],
      [1, '#8f5f10'],
    ])}${radial(
      k + 'd',
      [
        [0, '#fff8dc'],
        [0.6, '#f4d273'],
        [1, '#c68d25'],
      ],
      [0.42, 0.3, 0.75],
    )}` +
    `</defs><g transform="translate(${cx} ${cy}) scale(${s})">` +
    `<ellipse cy="50" rx="66" ry="12" fill="#1a0d02" opacity=".35"/>` +
    `<path d="M-82 -22 C-70 -14 -52 -6 -36 -4 L36 -4 C52 -6 70 -14 82 -22 C84 22 52 52 0 52 C-52 52 -84 22 -82 -22Z" fill="url(#${k})" stroke="#9a6812" stroke-width="1.5"/>` +
    `<ellipse cy="-2" rx="46" ry="13" fill="#a9741a"/>` +
    `<path d="M-38 -3 C-36 -38 36 -38 38 -3 C24 6 -24 6 -38 -3Z" fill="url(#${k}d)"/>` +
    `<path d="M-66 -2 C-60 22 -36 38 -8 42" fill="none" stroke="#fff7da" stroke-width="4" stroke-linecap="round" opacity=".8"/>` +
    `<ellipse cx="-12" cy="-18" rx="13" ry="6" fill="#fff" opacity=".6" transform="rotate(-14 -12 -18)"/></g>`
  );
}
