import type { Pen } from './pen';
import { radial, repeat, round } from '@site/shared/ui/drawings/brush';
import type { Random } from './seed';

/** Draws a cloud scroll in lines. */
export function cloud(x: number, y: number, scale: number, colour: string, opacity = 0.5): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1.6" stroke-linecap="round"><path d="M0 0H70a11 11 0 1 0 -11 -11a7 7 0 0 0 7 7M22 0a15 15 0 1 1 15 -15a9 9 0 0 1 -9 9M-26 6H48M10 12H92"/></g>`;
}

/** Draws a disc with a halo of 1.5 times its size. */
export function moon(pen: Pen, x: number, y: number, radius: number, colour = '#ffe9bd', opacity = 0.95): string {
  const glow = pen.id('mn');
  const stops = [
    [0, colour, opacity],
    [0.62, colour, opacity * 0.86],
    [0.64, colour, 0.2],
    [1, colour, 0],
  ] as const;
  return `<defs>${radial(glow, stops)}</defs><circle cx="${x}" cy="${y}" r="${radius * 1.56}" fill="url(#${glow})"/>`;
}

export function sparkle(random: Random, count: number, width: number, height: number, colour = '#ffe9b0'): string {
  return repeat(count, () => {
    const x = round(random() * width);
    const y = round(random() * height);
    const radius = round(0.6 + random() * 1.8);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${round(0.25 + random() * 0.6)}"/>`;
  });
}

export function bubbles(random: Random, count: number, width: number, height: number): string {
  return repeat(
    count,
    () =>
      `<circle cx="${round(random() * width)}" cy="${round(random() * height)}" r="${round(2 + random() * 7)}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".4" stroke-width="1"/>`,
  );
}
