import { round, type Point } from '@site/shared/ui/drawings/brush';

/** A panorama is drawn this large; it is cut at its sides and at its top. */
export const WIDTH = 1200;
export const HEIGHT = 300;

/** Where the ground begins, below the stands. */
export const HORIZON = 150;

/**
 * A point of the ground as it is seen from the stand: `u` from −1 at the left end to 1 at the right one, `v` from 0 at the far side to 1 at the near one.
 */
export function onGround(u: number, v: number): Point {
  const depth = v ** 1.25;
  return [round(WIDTH / 2 + u * (WIDTH * 0.36 + WIDTH * 0.2 * depth)), round(HORIZON + (HEIGHT - HORIZON) * 0.98 * depth)];
}

/** A line over the ground through these points. */
export function groundPath(points: readonly Point[], attributes: string): string {
  return `<path d="M${points.map(([u, v]) => onGround(u, v).join(' ')).join('L')}" ${attributes}/>`;
}

/** A rectangle on the ground. */
export function groundBox(u1: number, v1: number, u2: number, v2: number, attributes: string): string {
  return groundPath(
    [
      [u1, v1],
      [u2, v1],
      [u2, v2],
      [u1, v2],
      [u1, v1],
    ],
    attributes,
  );
}

/** A circle on the ground, drawn as it is seen. */
export function groundRing(u: number, v: number, radius: number, attributes: string): string {
  const [cx, cy] = onGround(u, v);
  const [right] = onGround(u + radius, v);
  return `<ellipse cx="${cx}" cy="${cy}" rx="${round(right - cx)}" ry="${round((right - cx) * 0.3)}" ${attributes}/>`;
}

/** Bands of two colours across the ground. */
export function groundBands(count: number, colours: readonly [string, string]): string {
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [-1.7 + (index * 3.4) / count, -1.7 + ((index + 1) * 3.4) / count];
    return groundBox(from, 0, to, 1.02, `fill="${colours[index % 2] ?? colours[0]}"`);
  }).join('');
}

/** Something that stands upright between two points of the ground, so high at the near one. */
export function upright(from: Point, to: Point, height: number, attributes: string): string {
  const [far, near] = [onGround(...from), onGround(...to)];
  const ends = `M${far.join(' ')}L${near.join(' ')}V${round(near[1] - height)}L${far[0]} ${round(far[1] - height * 0.72)}Z`;
  return `<path d="${ends}" ${attributes}/>`;
}
