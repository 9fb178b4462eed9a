import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';

/** Positions in a line chart, in percent of the plot from its left edge and from its top. */
export interface LineGeometry {
  /** Distance of each point from the left. */
  readonly xs: readonly number[];
  /** Distance of each point from the top. */
  readonly ys: readonly number[];
  /** Distance of the value zero from the top. */
  readonly zero: number;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** SVG path data of the line in a box of 100 by 100. */
  readonly linePath: string;
  /** SVG path data of the area between the line and zero. */
  readonly areaPath: string;
}

/** Approximate number of round values on the scale. */
const TICKS = 4;
const FULL = 100;

/**
 * Computes a line through values at equal distances. The scale always includes zero, so that changes do not look larger
 * than they are.
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

/**
 * Returns the index of the nearest point. @param share position as a share of the plot's width from the left, 0 to 1
 */
export function nearestPoint(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));
}

/** Returns the indexes of the points to name below a line, at equal distances from the last, at most `most`. */
export function namedPoints(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  return Array.from({ length: Math.floor((count - 1) / step) + 1 }, (_, place) => count - 1 - place * step).reverse();
}
