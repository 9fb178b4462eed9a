import { disc, fill, glow, shade, shape, stroke, TURN, type Paint, type Pen } from './pen';

export function paintBullet(pen: Pen): void {
  glow(pen, 1, 'rgb(120 230 255 / 90%)');
  disc(pen, 0, 0, 0.42);
  fill(pen, shade(pen, 0.42, '#ffffff', '#aef4ff', '#35b6e8'));
}

export function paintNet(pen: Pen): void {
  glow(pen, 0.96, 'rgb(150 235 255 / 28%)');
  for (const radius of [0.3, 0.6, 0.9]) {
    pen.beginPath();
    for (let corner = 0; corner <= 12; corner += 1) {
      const angle = (corner / 12) * TURN;
      pen.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
    stroke(pen, 'rgb(235 252 255 / 90%)', 0.035);
  }
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const angle = (spoke / 12) * TURN;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos(angle) * 0.92, Math.sin(angle) * 0.92);
    stroke(pen, 'rgb(190 240 255 / 75%)', 0.025);
  }
}

export function paintBubble(pen: Pen): void {
  disc(pen, 0, 0, 0.86);
  fill(pen, 'rgb(190 235 255 / 14%)');
  stroke(pen, 'rgb(225 248 255 / 55%)', 0.1);
  disc(pen, -0.3, -0.34, 0.2, 0.14, -0.6);
  fill(pen, 'rgb(255 255 255 / 75%)');
}

export function paintBlast(pen: Pen): void {
  glow(pen, 1, 'rgb(255 170 60 / 85%)');
  pen.beginPath();
  for (let corner = 0; corner < 32; corner += 1) {
    const angle = (corner / 32) * TURN;
    const radius = corner % 2 === 0 ? 0.86 : 0.5;
    pen.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  pen.closePath();
  fill(pen, 'rgb(255 226 140 / 75%)');
  disc(pen, 0, 0, 0.42);
  fill(pen, 'rgb(255 255 240 / 90%)');
}

export function paintRing(pen: Pen): void {
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const from = (quarter / 4) * TURN + 0.25;
    pen.beginPath();
    pen.arc(0, 0, 0.86, from, from + TURN / 4 - 0.5);
    stroke(pen, 'rgb(60 20 0 / 60%)', 0.075);
    stroke(pen, '#ffd765', 0.04);
    pen.beginPath();
    const middle = (quarter / 4) * TURN;
    pen.moveTo(Math.cos(middle) * 0.98, Math.sin(middle) * 0.98);
    pen.lineTo(Math.cos(middle) * 0.7, Math.sin(middle) * 0.7);
    stroke(pen, '#ffd765', 0.04);
  }
}

/** Paints a coin that spins on its edge. */
export const paintCoin: Paint = (pen, beat) => {
  const wide = Math.max(0.12, Math.abs(Math.cos(beat * TURN)));
  disc(pen, 0, 0, 0.9 * wide, 0.9);
  fill(pen, shade(pen, 0.9, '#fff3b8', '#f5c242', '#b9760f'));
  stroke(pen, '#7c4a05', 0.1);
  pen.beginPath();
  pen.rect(-0.26 * wide, -0.26, 0.52 * wide, 0.52);
  fill(pen, '#7c4a05');
};

export function paintBase(pen: Pen): void {
  glow(pen, 0.98, 'rgb(90 210 255 / 30%)');
  shape(pen, [-0.8, 0.64], [-0.74, 0.1, -0.42, 0.04], [0, -0.12, 0.42, 0.04], [0.74, 0.1, 0.8, 0.64], [0, 0.76, -0.8, 0.64]);
  fill(pen, shade(pen, 0.7, '#ffe9a8', '#d9982c', '#7d4a0c'));
  stroke(pen, '#45260a', 0.04);
  disc(pen, 0, 0.16, 0.44);
  fill(pen, shade(pen, 0.6, '#2f6ea5', '#123a63', '#0a2340'));
  stroke(pen, '#ffdf8f', 0.045);
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.arc(side * 0.58, 0.38, 0.12, 0, TURN);
    fill(pen, '#bff2ff');
    stroke(pen, '#45260a', 0.03);
  }
}

/** Paints the barrel pointing right; the caller rotates it. */
export function paintBarrel(pen: Pen): void {
  shape(pen, [-0.34, -0.26], [0.2, -0.26, 0.62, -0.17], [0.66, 0, 0.62, 0.17], [0.2, 0.26, -0.34, 0.26], [-0.5, 0, -0.34, -0.26]);
  fill(pen, shade(pen, 0.28, '#fff0b8', '#e0a434', '#8a540c'));
  stroke(pen, '#45260a', 0.04);
  for (const [x, height] of [
    [-0.04, 0.27],
    [0.26, 0.24],
  ] as const) {
    pen.beginPath();
    pen.rect(x, -height, 0.09, height * 2);
    fill(pen, shade(pen, 0.3, '#bdf0ff', '#2b8fc4', '#0d4b78'));
    stroke(pen, '#0a2a46', 0.025);
  }
  disc(pen, 0.7, 0, 0.12, 0.24);
  fill(pen, shade(pen, 0.24, '#ffe08a', '#c9862a', '#7d4a0c'));
  stroke(pen, '#45260a', 0.035);
  disc(pen, 0.74, 0, 0.06, 0.15);
  fill(pen, '#1a0f04');
}
