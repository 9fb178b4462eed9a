import type { SlotSymbol } from '../../engine/symbols';
import { picture } from '../art/defineArt';
import { el, prefersStillness } from '../dom';
import type { Round } from '../play/types';
import { fill } from '../../../kit/page/language';
import type { Texts } from '../texts';
import { createWinLines } from './createWinLines';

/** Minimum spinning time, even when the answer is faster. */
const SPIN_AT_LEAST_MS = 520;
/** Time until the first reel stops; each further one stops a little later. */
const LAND_MS = 560;
const LAND_STEP_MS = 190;
/** Number of pictures that still pass while a reel slows down. */
const LAND_CELLS = 9;
const CELL_MS = 38;
/** Number of visible pictures, plus one above and one below for the swing at the end. */
const WINDOW = 5;

export interface Reels {
  readonly element: HTMLElement;
  /** Spins until `land`. */
  spin(): void;
  /** Stops at the round's stops. The passing pictures are those on the reels. */
  land(round: Round): Promise<void>;
  /** Stops at the previous stops, because there was no round. */
  halt(): void;
  /** Marks the winnings of the round after the reels have stopped. */
  show(round: Round): void;
}

interface Options {
  readonly reels: readonly (readonly SlotSymbol[])[];
  readonly lines: readonly (readonly number[])[];
  readonly texts: Texts;
}

export function createReels({ reels, lines, texts }: Options): Reels {
  const strips = reels.map(() => el('div', { class: 'strip' }));
  const winLines = createWinLines(lines);
  const face = el(
    'div',
    { class: 'reels', role: 'img', 'aria-label': texts.reels.label },
    ...strips.map((strip) => el('div', { class: 'reel' }, strip)),
    winLines.drawing,
  );
  const element = el('div', { class: 'cabinet' }, winLines.left, face, winLines.right);
  let turning: readonly Animation[] = [];
  let startedAt = 0;
  let stops: readonly number[] = reels.map(() => 0);

  stops.forEach((stop, index) => showStop(index, stop));

  return {
    element,
    spin() {
      clearMarks();
      face.setAttribute('aria-label', texts.reels.spinning);
      if (prefersStillness()) return;
      startedAt = performance.now();
      turning = strips.map((strip, index) => {
        const reel = reels[index] ?? [];
        fillStrip(index, 0, reel.length + WINDOW);
        strip.classList.add('fast');
        return strip.animate([{ transform: shift(reel.length) }, { transform: shift(0) }], {
          duration: reel.length * CELL_MS,
          iterations: Infinity,
        });
      });
    },
    halt() {
      for (const each of turning) each.cancel();
      turning = [];
      stops.forEach((stop, index) => showStop(index, stop));
      face.setAttribute('aria-label', texts.reels.label);
    },
    async land(round) {
      stops = round.stops;
      if (turning.length > 0) {
        await pause(SPIN_AT_LEAST_MS - (performance.now() - startedAt));
        await Promise.all(round.stops.map((stop, index) => slowDown(index, stop)));
        turning = [];
      } else round.stops.forEach((stop, index) => showStop(index, stop));
    },
    show(round) {
      clearMarks();
      face.setAttribute('aria-label', describeWindow(round, texts));
      winLines.show(round.wins);
      face.classList.toggle('has-wins', round.wins.length > 0);
      for (const { line, count } of round.wins) {
        lines[line]?.slice(0, count).forEach((row, reel) => strips[reel]?.children[row + 1]?.classList.add('won'));
      }
    },
  };

  function clearMarks(): void {
    winLines.show([]);
    face.classList.remove('has-wins');
    for (const marked of face.querySelectorAll('.won')) marked.classList.remove('won');
  }

  /** Fills a strip with cells, from one above `stop` downwards. */
  function fillStrip(index: number, stop: number, cells: number): void {
    const reel = reels[index] ?? [];
    const at = (place: number): SlotSymbol => reel[(place + reel.length) % reel.length] ?? 'cloud';
    strips[index]?.replaceChildren(
      ...Array.from({ length: cells }, (_, cell) => el('div', { class: 'cell' }, picture(at(stop - 1 + cell)))),
    );
  }

  function showStop(index: number, stop: number): void {
    fillStrip(index, stop, WINDOW);
    strips[index]?.classList.remove('fast');
  }

  async function slowDown(index: number, stop: number): Promise<void> {
    const strip = strips[index];
    if (strip === undefined) return;
    await pause(index * LAND_STEP_MS);
    turning[index]?.cancel();
    strip.classList.remove('fast');
    fillStrip(index, stop, WINDOW + LAND_CELLS);
    const landing = strip.animate([{ transform: shift(LAND_CELLS) }, { transform: shift(0) }], {
      duration: LAND_MS,
      easing: 'cubic-bezier(0.18, 0.72, 0.32, 1.07)',
    });
    await landing.finished;
    showStop(index, stop);
  }
}

function shift(cells: number): string {
  return `translateY(calc(var(--cell) * ${-cells}))`;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}

function describeWindow({ grid }: Round, texts: Texts): string {
  const row = (index: number): string =>
    grid
      .map((column) => column[index])
      .flatMap((name) => (name === undefined ? [] : [texts.symbol[name]]))
      .join(' ');
  return fill(texts.reels.window, { top: row(0), middle: row(1), bottom: row(2) });
}
