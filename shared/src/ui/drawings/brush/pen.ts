/**
 * Tools for writing SVG text: unique ids, and numbers rounded to a tenth. Every drawing becomes a separate image
 * document, so its ids only have to be unique inside it. A new pen per drawing numbers them from zero, so that the same
 * drawing always produces the same text.
 */
export interface Pen {
  /** Returns a new id for a gradient or clip path of this drawing. */
  readonly id: (prefix: string) => string;
}

export function createPen(): Pen {
  let serial = 0;
  return { id: (prefix) => `${prefix}${(serial++).toString(36)}` };
}

export type Point = readonly [x: number, y: number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export const SANS = `font-family="'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"`;
/** Font for engraved or written characters: tiles, chess pieces, coins. */
export const BRUSH = `font-family="'STKaiti','KaiTi','Noto Serif CJK SC',serif"`;

export function round(value: number): number {
  return Number(value.toFixed(1));
}

/** Returns a gradient from (x1, y1) to (x2, y2) of the shape's box, from top to bottom by default. */
export function linear(
  id: string,
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopTag).join('')}</linearGradient>`;
}

/** Returns a gradient around (cx, cy) with radius r, as fractions of the shape's box. */
export function radial(id: string, stops: readonly Stop[], [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopTag).join('')}</radialGradient>`;
}

function stopTag([offset, colour, opacity]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
}

/** Returns the point at an angle (degrees, clockwise from the right) and distance from a center. */
export function polar(radius: number, degrees: number, cx = 0, cy = 0): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))];
}

export function polygon(points: readonly Point[], attributes = ''): string {
  return `<polygon points="${points.map((point) => point.join(',')).join(' ')}" ${attributes}/>`;
}

/** Returns the corners of a star with `rays` rays; its inner corners are at `depth` of the radius. */
export function star(cx: number, cy: number, radius: number, rays = 5, depth = 0.42): readonly Point[] {
  return Array.from({ length: rays * 2 }, (_, index) =>
    polar(index % 2 === 1 ? radius * depth : radius, -90 + (index * 180) / rays, cx, cy),
  );
}

/** Draws each index from 0 to `count - 1` and joins the results. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export interface SvgFrame {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  /** `preserveAspectRatio` of the drawing; `xMaxYMid slice` preserves the right-hand side with the subject. */
  readonly fit?: string;
}

export function svg({ x = 0, y = 0, width, height, fit = 'xMidYMid meet' }: SvgFrame, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="${fit}">${content}</svg>`;
}
