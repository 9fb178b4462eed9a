import { el, svg } from '../dom';
import type { Round } from '../play/types';

export interface WinLines {
  /** Drawing over the reels. */
  readonly drawing: SVGElement;
  /** Line numbers next to the reels. */
  readonly left: HTMLElement;
  readonly right: HTMLElement;
  show(wins: Round['wins']): void;
}

/** Draws the winning lines, each in its color, from edge to edge of the reels. */
export function createWinLines(lines: readonly (readonly number[])[]): WinLines {
  const width = (lines[0]?.length ?? 0) * 100;
  const drawing = svg('svg', { class: 'win-lines', viewBox: `0 0 ${width} 300`, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const tags = lines.map((_, line) => el('span', { class: `tag line-${line}` }, String(line + 1)));
  const half = Math.ceil(lines.length / 2);
  return {
    drawing,
    left: el('div', { class: 'tags', 'aria-hidden': 'true' }, ...tags.slice(0, half)),
    right: el('div', { class: 'tags', 'aria-hidden': 'true' }, ...tags.slice(half)),
    show(wins) {
      const won = new Set(wins.map(({ line }) => line));
      tags.forEach((tag, line) => tag.classList.toggle('lit', won.has(line)));
      drawing.replaceChildren(
        ...[...won].flatMap((line) => {
          const points = pointsOf(lines[line] ?? [], width);
          return [svg('polyline', { class: 'under', points }), svg('polyline', { class: `line line-${line}`, points })];
        }),
      );
    },
  };
}

/** Draws a small picture of a line for the rules. */
export function drawLine(rows: readonly number[]): SVGElement {
  const dots = rows.flatMap((row, reel) =>
    [0, 1, 2].map((each) =>
      svg('rect', { class: each === row ? 'on' : 'off', x: reel * 12 + 1, y: each * 12 + 1, width: 10, height: 10, rx: 2 }),
    ),
  );
  return svg('svg', { class: 'line-map', viewBox: `0 0 ${rows.length * 12} 36`, 'aria-hidden': 'true' }, ...dots);
}

function pointsOf(rows: readonly number[], width: number): string {
  const middles = rows.map((row, reel) => [reel * 100 + 50, row * 100 + 50] as const);
  const first = middles[0]?.[1] ?? 0;
  const last = middles.at(-1)?.[1] ?? 0;
  return [[0, first] as const, ...middles, [width, last] as const].map((point) => point.join(',')).join(' ');
}
