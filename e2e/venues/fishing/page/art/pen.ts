/** Draws one picture facing right, its length from -1 to 1. `beat` is the phase of the swimming stroke, 0 to 1. */
export type Paint = (pen: Pen, beat: number) => void;

export type Pen = CanvasRenderingContext2D;

export const TURN = Math.PI * 2;

/** Draws a closed curved shape; each entry is a control point followed by an end point. */
export function shape(pen: Pen, start: readonly [number, number], ...curves: readonly (readonly [number, number, number, number])[]): void {
  pen.beginPath();
  pen.moveTo(...start);
  for (const curve of curves) pen.quadraticCurveTo(...curve);
  pen.closePath();
}

export function disc(pen: Pen, x: number, y: number, rx: number, ry = rx, turn = 0): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, TURN);
}

export function fill(pen: Pen, color: string | CanvasGradient): void {
  pen.fillStyle = color;
  pen.fill();
}

export function stroke(pen: Pen, color: string, width: number): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
}

export function shade(pen: Pen, height: number, ...colors: readonly string[]): CanvasGradient {
  const gradient = pen.createLinearGradient(0, -height, 0, height);
  for (const [index, color] of colors.entries()) gradient.addColorStop(index / Math.max(1, colors.length - 1), color);
  return gradient;
}

export function glow(pen: Pen, radius: number, color: string): void {
  const gradient = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  gradient.addColorStop(0, color);
  gradient.addColorStop(1, 'rgb(0 0 0 / 0)');
  disc(pen, 0, 0, radius);
  fill(pen, gradient);
}

export function eye(pen: Pen, x: number, y: number, size: number, iris = '#17202b'): void {
  disc(pen, x, y, size);
  fill(pen, '#fdfcf2');
  disc(pen, x + size * 0.2, y, size * 0.62);
  fill(pen, iris);
  disc(pen, x + size * 0.36, y - size * 0.28, size * 0.22);
  fill(pen, '#fff');
}
