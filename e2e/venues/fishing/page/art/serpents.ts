import { disc, eye, fill, glow, shape, stroke, TURN, type Paint, type Pen } from './pen';

const JOINTS = 28;

/** Body that winds from head to tail. */
interface Winding {
  readonly head: number;
  readonly tail: number;
  readonly waves: number;
  readonly sweep: number;
  widthAt(part: number): number;
}

function yAt({ waves, sweep }: Winding, part: number, beat: number): number {
  return Math.sin((part * waves - beat) * TURN) * sweep * (0.25 + part * 0.75);
}

function xAt({ head, tail }: Winding, part: number): number {
  return head + (tail - head) * part;
}

function wind(pen: Pen, body: Winding, beat: number): void {
  pen.beginPath();
  for (let joint = 0; joint <= JOINTS; joint += 1) {
    const part = joint / JOINTS;
    pen.lineTo(xAt(body, part), yAt(body, part, beat) - body.widthAt(part));
  }
  for (let joint = JOINTS; joint >= 0; joint -= 1) {
    const part = joint / JOINTS;
    pen.lineTo(xAt(body, part), yAt(body, part, beat) + body.widthAt(part));
  }
  pen.closePath();
}

const EEL: Winding = { head: 0.82, tail: -0.98, waves: 1.25, sweep: 0.26, widthAt: (part) => 0.12 * (1 - part ** 2.2) + 0.012 };

export const paintEel: Paint = (pen, beat) => {
  pen.lineJoin = 'round';
  for (const [color, width] of [
    ['rgb(90 220 255 / 25%)', 0.2],
    ['rgb(130 240 255 / 35%)', 0.1],
  ] as const) {
    wind(pen, EEL, beat);
    stroke(pen, color, width);
  }
  wind(pen, EEL, beat);
  const ground = pen.createLinearGradient(0.9, 0, -1, 0);
  ground.addColorStop(0, '#1a4d7c');
  ground.addColorStop(0.5, '#1c8fb0');
  ground.addColorStop(1, '#63e8e0');
  fill(pen, ground);
  stroke(pen, '#06263f', 0.022);
  pen.beginPath();
  for (let joint = 2; joint <= JOINTS - 2; joint += 1) {
    const part = joint / JOINTS;
    pen.lineTo(xAt(EEL, part), yAt(EEL, part, beat) + (joint % 2 === 0 ? -0.05 : 0.05) * (1 - part));
  }
  stroke(pen, '#fff6a8', 0.026);
  pen.save();
  pen.translate(0.84, yAt(EEL, 0, beat));
  shape(pen, [0.16, 0], [0.12, -0.15, -0.08, -0.13], [-0.14, 0, -0.08, 0.13], [0.12, 0.15, 0.16, 0]);
  fill(pen, '#1a4d7c');
  stroke(pen, '#06263f', 0.022);
  eye(pen, 0.03, -0.05, 0.045, '#0c2a10');
  pen.beginPath();
  pen.moveTo(0.15, 0.03);
  pen.lineTo(0, 0.07);
  stroke(pen, '#a9f4ff', 0.018);
  pen.restore();
};

const DRAGON: Winding = {
  head: 0.58,
  tail: -0.98,
  waves: 1.5,
  sweep: 0.24,
  widthAt: (part) => 0.13 * (1 - part ** 1.8) + 0.016,
};

export const paintDragon: Paint = (pen, beat) => {
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  glow(pen, 0.98, 'rgb(255 196 70 / 24%)');
  paintMane(pen, beat);
  for (const part of [0.24, 0.52, 0.74]) paintClaw(pen, xAt(DRAGON, part), yAt(DRAGON, part, beat) + 0.08, Math.sin((beat + part) * TURN));
  wind(pen, DRAGON, beat);
  const ground = pen.createLinearGradient(0.6, 0, -1, 0);
  ground.addColorStop(0, '#d8261b');
  ground.addColorStop(0.55, '#f06a1e');
  ground.addColorStop(1, '#ffc93c');
  fill(pen, ground);
  stroke(pen, '#5b0b07', 0.018);
  for (let joint = 1; joint < JOINTS - 1; joint += 1) {
    const part = joint / JOINTS;
    const width = DRAGON.widthAt(part);
    pen.beginPath();
    pen.arc(xAt(DRAGON, part), yAt(DRAGON, part, beat), width * 0.82, -1.1, 1.1);
    stroke(pen, 'rgb(255 216 110 / 80%)', 0.014);
  }
  pen.save();
  pen.translate(0.6, yAt(DRAGON, 0, beat));
  paintHead(pen, beat);
  pen.restore();
};

function paintMane(pen: Pen, beat: number): void {
  pen.beginPath();
  for (let joint = 1; joint < JOINTS; joint += 1) {
    const part = joint / JOINTS;
    const [x, y, width] = [xAt(DRAGON, part), yAt(DRAGON, part, beat), DRAGON.widthAt(part)];
    pen.moveTo(x + 0.03, y - width * 0.8);
    pen.lineTo(x - 0.05, y - width - 0.08 * (1 - part * 0.6));
    pen.lineTo(x - 0.05, y - width * 0.8);
  }
  fill(pen, '#1fb59a');
  stroke(pen, '#0a4d45', 0.01);
}

function paintClaw(pen: Pen, x: number, y: number, swing: number): void {
  pen.beginPath();
  pen.moveTo(x, y - 0.04);
  pen.quadraticCurveTo(x + 0.1, y + 0.1, x + 0.02 + swing * 0.04, y + 0.17);
  stroke(pen, '#5b0b07', 0.08);
  stroke(pen, '#e8481d', 0.056);
  for (const toe of [-0.05, 0, 0.05]) {
    pen.beginPath();
    pen.moveTo(x + 0.02 + swing * 0.04, y + 0.17);
    pen.lineTo(x + 0.03 + swing * 0.04 + toe, y + 0.23);
    stroke(pen, '#ffe9a8', 0.018);
  }
}

function paintHead(pen: Pen, beat: number): void {
  const swing = Math.sin(beat * TURN);
  for (const [dx, dy] of [
    [-0.28, -0.36],
    [-0.16, -0.42],
  ] as const) {
    pen.beginPath();
    pen.moveTo(0, -0.1);
    pen.quadraticCurveTo(dx * 0.3, dy * 0.7, dx, dy);
    stroke(pen, '#7a4a06', 0.04);
    stroke(pen, '#ffdf87', 0.026);
  }
  for (const lock of [-0.12, 0, 0.12]) {
    shape(pen, [-0.02, lock], [-0.2, lock - 0.1, -0.36, lock + 0.06 + swing * 0.03], [-0.18, lock + 0.06, -0.02, lock + 0.08]);
    fill(pen, '#1fb59a');
    stroke(pen, '#0a4d45', 0.01);
  }
  shape(
    pen,
    [-0.1, -0.12],
    [0.06, -0.2, 0.16, -0.12],
    [0.26, -0.12, 0.34, -0.08],
    [0.42, -0.02, 0.34, 0.03],
    [0.22, 0.05, 0.14, 0.04],
    [0.24, 0.08, 0.3, 0.1],
    [0.16, 0.18, 0.02, 0.16],
    [-0.14, 0.1, -0.1, -0.12],
  );
  fill(pen, '#e0331c');
  stroke(pen, '#5b0b07', 0.016);
  pen.beginPath();
  for (let tooth = 0; tooth < 4; tooth += 1) {
    pen.moveTo(0.3 - tooth * 0.05, 0.035);
    pen.lineTo(0.285 - tooth * 0.05, 0.075);
    pen.lineTo(0.27 - tooth * 0.05, 0.04);
  }
  fill(pen, '#fff');
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(0.34, -0.02);
    pen.bezierCurveTo(0.42, 0.1 * side, 0.2, 0.26 * side + swing * 0.04, -0.02, 0.24 * side + swing * 0.08);
    stroke(pen, '#ffd766', 0.016);
  }
  eye(pen, 0.1, -0.08, 0.05, '#6a1200');
  disc(pen, 0.34, -0.05, 0.016);
  fill(pen, '#5b0b07');
}
