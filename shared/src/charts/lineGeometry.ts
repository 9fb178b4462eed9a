import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';

/** Where everything of a line is, in percent of the plot: from its left edge, and from its top. */
export interface LineGeometry {
  /** From the left, of each point. */
  readonly xs: readonly number[];
  /** From the top, of each point. */
  readonly ys: readonly number[];
  /** From the top, of the value zero. */
  readonly zero: number;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** SVG path data in a box of 100 by 100. */
  readonly linePath: string;
  /** The same down or up to zero. */
  readonly areaPath: string;
}

/** Round values of which a scale shows about so many. */
const TICKS = 4;
const FULL = 100;

/**
 * A line through values at even distances. Zero is always in the picture, so that the height of a change is never larger than it is.
 *
 * @param values at least two
 */
export function lineGeometry(values: readonly number[]): LineGeometry {
  const x = scaleLinear([0, values.length - 1], [0, FULL]);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const y = scaleLinear([low, high === low ? low + 1 : high], [FULL, 0]);
  const ticks = high === low ? [low] : y.nice(TICKS).ticks(TICKS);
  const xs = values.map((_, index) => x(index));
  const ys = values.map((value) => y(value));
  const zero = y(0);
  const places = values.map((_, index) => index);
  const atX = (index: number) => xs[index] ?? 0;
  const atY = (index: number) => ys[index] ?? 0;
  return {
    xs,
    ys,
    zero,
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    linePath: line<number>(atX, atY)(places) ?? '',
    areaPath: area<number>(atX, zero, atY)(places) ?? '',
  };
}

/** The point nearest to a place. @param share of the plot's width from its left, 0 … 1 */
export function nearestPoint(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));
}

/** Points that are named under a line, at even distances from the last: at most so many. */
export function namedPoints(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  return Array.from({ length: Math.floor((count - 1) / step) + 1 }, (_, place) => count - 1 - place * step).reverse();
}
