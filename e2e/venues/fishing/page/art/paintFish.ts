import { disc, eye, fill, shade, shape, stroke, TURN, type Pen } from './pen';

/** Appearance of a fish with a body, two fins and a tail. Heights are fractions of half its length. */
export interface Look {
  /** Gradient from back to belly. */
  readonly colors: readonly string[];
  readonly fin: string;
  readonly line: string;
  readonly height: number;
  readonly tail: 'fork' | 'fan' | 'moon';
  readonly crest: number;
  readonly eye: number;
  /** Draws a pattern, clipped to the body. */
  readonly pattern?: (pen: Pen, bend: number) => void;
}

const TAIL_X = -0.58;

export function paintFish(pen: Pen, beat: number, look: Look): void {
  const swing = Math.sin(beat * TURN);
  paintTail(pen, look, swing);
  paintCrest(pen, look, swing);
  const bend = swing * 0.05;
  outline(pen, look.height, bend);
  fill(pen, shade(pen, look.height, ...look.colors));
  pen.save();
  pen.clip();
  look.pattern?.(pen, bend);
  paintLight(pen, look.height);
  pen.restore();
  outline(pen, look.height, bend);
  stroke(pen, look.line, 0.03);
  paintFlank(pen, look, swing);
  eye(pen, 0.62, -look.height * 0.22, look.eye);
}

function outline(pen: Pen, height: number, bend: number): void {
  shape(
    pen,
    [0.98, 0.02],
    [0.86, -height * 0.72, 0.36, -height * 0.92],
    [-0.16, -height * 1.04, TAIL_X - 0.06, bend - height * 0.16],
    [TAIL_X - 0.1, bend, TAIL_X - 0.06, bend + height * 0.16],
    [-0.16, height * 1.04, 0.36, height * 0.92],
    [0.86, height * 0.72, 0.98, 0.02],
  );
}

function paintTail(pen: Pen, { tail, height, fin, line }: Look, swing: number): void {
  pen.save();
  pen.translate(TAIL_X, swing * 0.05);
  pen.rotate(swing * 0.16);
  pen.scale(0.72 + Math.abs(swing) * 0.28, 1);
  const reach = Math.max(0.3, height * 0.9);
  if (tail === 'fan') shape(pen, [0.08, 0], [-0.16, -reach, -0.4, -reach * 0.8], [-0.5, 0, -0.4, reach * 0.8], [-0.16, reach, 0.08, 0]);
  else {
    const notch = tail === 'moon' ? -0.12 : -0.2;
    shape(
      pen,
      [0.08, 0],
      [-0.12, -reach * 0.3, -0.42, -reach * 1.1],
      [-0.24, -reach * 0.2, notch, 0],
      [-0.24, reach * 0.2, -0.42, reach * 1.1],
      [-0.12, reach * 0.3, 0.08, 0],
    );
  }
  fill(pen, fin);
  stroke(pen, line, 0.024);
  for (const ray of [-0.5, -0.18, 0.18, 0.5]) {
    pen.beginPath();
    pen.moveTo(0, ray * 0.1);
    pen.lineTo(-0.32, ray * reach);
    stroke(pen, line, 0.012);
  }
  pen.restore();
}

function paintCrest(pen: Pen, { crest, height, fin, line }: Look, swing: number): void {
  shape(
    pen,
    [0.42, -height * 0.82],
    [0.2, -height * 0.9 - crest, -0.22, -height * 0.84 - crest * (0.7 + swing * 0.08)],
    [-0.2, -height * 0.8, -0.36, -height * 0.5],
  );
  fill(pen, fin);
  stroke(pen, line, 0.022);
  shape(
    pen,
    [0.1, height * 0.9],
    [-0.1, height + crest * 0.7, -0.26, height * 0.8 + crest * 0.5],
    [-0.2, height * 0.8, -0.3, height * 0.5],
  );
  fill(pen, fin);
  stroke(pen, line, 0.022);
}

function paintFlank(pen: Pen, { height, fin, line }: Look, swing: number): void {
  pen.beginPath();
  pen.arc(0.36, 0, height * 0.52, -0.9, 0.9);
  stroke(pen, line, 0.022);
  pen.save();
  pen.translate(0.26, height * 0.26);
  pen.rotate(0.35 + swing * 0.28);
  shape(pen, [0, 0], [-0.16, -0.14, -0.36, 0.02], [-0.26, 0.2, -0.02, 0.1]);
  fill(pen, fin);
  stroke(pen, line, 0.02);
  pen.restore();
}

function paintLight(pen: Pen, height: number): void {
  disc(pen, 0.2, -height * 0.62, 0.62, height * 0.2, -0.06);
  fill(pen, 'rgb(255 255 255 / 30%)');
  disc(pen, 0, height * 0.95, 0.9, height * 0.3);
  fill(pen, 'rgb(0 10 40 / 14%)');
}
