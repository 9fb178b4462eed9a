import { type Pen, radial } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** Two cherries. */
export function cherry(pen: Pen, x: number, y: number, s: number): string {
  const k = pen.id('cy');
  return place(
    x,
    y,
    s,
    `<defs>` +
      radial(
        k,
        [
          [0, '#ffb3a0'],
          [0.35, '#e8402a'],
          [1, '#7c1008'],
        ],
        [0.36, 0.3, 0.8],
      ) +
      `</defs>` +
      `<path d="M-36 34 C-30 -20 0 -56 34 -82 M44 26 C44 -20 40 -54 34 -82" stroke="#178059" stroke-width="7" fill="none" stroke-linecap="round"/>` +
      `<path d="M34 -82 C58 -104 92 -90 98 -66 C72 -54 46 -58 34 -82Z" fill="#44bf93"/>` +
      `<path d="M38 -80 C58 -78 78 -74 92 -66" stroke="#0a7652" stroke-width="3" fill="none"/>` +
      `<circle cx="-38" cy="42" r="42" fill="url(#${k})"/><circle cx="46" cy="36" r="42" fill="url(#${k})"/>` +
      `<ellipse cx="-52" cy="24" rx="11" ry="7" fill="#fff" opacity=".75" transform="rotate(-34 -52 24)"/>` +
      `<ellipse cx="32" cy="18" rx="11" ry="7" fill="#fff" opacity=".75" transform="rotate(-34 32 18)"/>`,
  );
}
