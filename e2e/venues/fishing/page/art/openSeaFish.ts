import { paintFish } from './paintFish';
import { disc, fill, glow, shade, shape, stroke, TURN, type Paint } from './pen';

export const paintSwordfish: Paint = (pen, beat) => {
  pen.save();
  pen.translate(-0.2, 0);
  pen.scale(0.8, 0.8);
  paintFish(pen, beat, {
    colors: ['#12306e', '#3f7fd6', '#e9f5ff'],
    fin: '#274fa0',
    line: '#0b1d47',
    height: 0.3,
    tail: 'moon',
    crest: 0.4,
    eye: 0.08,
    pattern(bands) {
      for (let x = -0.5; x < 0.5; x += 0.18) {
        bands.beginPath();
        bands.moveTo(x, -0.3);
        bands.lineTo(x - 0.08, 0.05);
        stroke(bands, 'rgb(160 215 255 / 55%)', 0.035);
      }
    },
  });
  pen.restore();
  shape(pen, [0.5, -0.06], [0.8, -0.02, 1, 0.02], [0.8, 0.04, 0.5, 0.06]);
  fill(pen, '#8fb4e6');
  stroke(pen, '#0b1d47', 0.016);
};

export const paintShark: Paint = (pen, beat) => {
  paintFish(pen, beat, {
    colors: ['#3c4f63', '#71889d', '#eef4f8', '#ffffff'],
    fin: '#4b6075',
    line: '#1b2733',
    height: 0.3,
    tail: 'moon',
    crest: 0.3,
    eye: 0.055,
  });
  for (const x of [0.3, 0.24, 0.18]) {
    pen.beginPath();
    pen.arc(x, 0, 0.12, -0.8, 0.8);
    stroke(pen, '#26343f', 0.018);
  }
  pen.beginPath();
  pen.moveTo(0.88, 0.12);
  pen.quadraticCurveTo(0.74, 0.2, 0.58, 0.15);
  stroke(pen, '#26343f', 0.022);
  pen.beginPath();
  for (let tooth = 0; tooth < 5; tooth += 1) {
    const x = 0.84 - tooth * 0.055;
    pen.moveTo(x, 0.14);
    pen.lineTo(x - 0.022, 0.19);
    pen.lineTo(x - 0.044, 0.15);
  }
  fill(pen, '#fff');
};

export const paintWhale: Paint = (pen, beat) => {
  const swing = Math.sin(beat * TURN);
  glow(pen, 0.98, 'rgb(255 214 110 / 34%)');
  pen.save();
  pen.translate(-0.68, swing * 0.06);
  pen.rotate(swing * 0.2);
  shape(pen, [0.1, -0.06], [-0.1, -0.12, -0.32, -0.36], [-0.22, -0.04, -0.16, 0], [-0.22, 0.04, -0.32, 0.3], [-0.08, 0.12, 0.1, 0.08]);
  fill(pen, '#d99a22');
  stroke(pen, '#6d4206', 0.016);
  pen.restore();
  const body = (): void =>
    shape(
      pen,
      [0.98, -0.02],
      [0.92, -0.42, 0.3, -0.44],
      [-0.2, -0.42, -0.72, -0.06 + swing * 0.05],
      [-0.74, 0.06, -0.6, 0.08 + swing * 0.05],
      [-0.1, 0.44, 0.5, 0.38],
      [0.94, 0.3, 0.98, -0.02],
    );
  body();
  fill(pen, shade(pen, 0.46, '#a8690d', '#f3bd3f', '#ffe9a3', '#fffbe6'));
  pen.save();
  pen.clip();
  for (let line = 0; line < 7; line += 1) {
    pen.beginPath();
    pen.moveTo(0.96, 0.08 + line * 0.045);
    pen.quadraticCurveTo(0.5, 0.2 + line * 0.06, 0, 0.14 + line * 0.05);
    stroke(pen, 'rgb(150 92 8 / 60%)', 0.014);
  }
  disc(pen, 0.24, -0.3, 0.5, 0.08, -0.04);
  fill(pen, 'rgb(255 255 255 / 40%)');
  for (let spot = 0; spot < 14; spot += 1) {
    disc(pen, 0.5 - ((spot * 0.37) % 1.1), -0.28 + ((spot * 0.23) % 0.3), 0.022);
    fill(pen, 'rgb(255 250 215 / 80%)');
  }
  pen.restore();
  body();
  stroke(pen, '#6d4206', 0.018);
  pen.save();
  pen.translate(0.28, 0.24);
  pen.rotate(0.5 + swing * 0.25);
  shape(pen, [0, 0], [-0.2, -0.02, -0.46, 0.14], [-0.24, 0.18, 0.02, 0.12]);
  fill(pen, '#dca02c');
  stroke(pen, '#6d4206', 0.016);
  pen.restore();
  disc(pen, 0.74, 0.02, 0.034);
  fill(pen, '#3a2203');
  disc(pen, 0.75, 0.01, 0.012);
  fill(pen, '#fff');
};

/** Draws the manta from above with beating wings. */
export const paintManta: Paint = (pen, beat) => {
  const swing = Math.sin(beat * TURN);
  const reach = 0.78 + swing * 0.1;
  pen.beginPath();
  pen.moveTo(-0.4, 0);
  pen.quadraticCurveTo(-0.8, swing * 0.08, -1, -swing * 0.1);
  stroke(pen, '#263a63', 0.03);
  const body = (): void => {
    pen.beginPath();
    pen.moveTo(0.62, 0);
    pen.bezierCurveTo(0.56, -0.2, 0.34, -0.42, -0.14, -reach);
    pen.bezierCurveTo(-0.06, -0.4, -0.26, -0.16, -0.46, 0);
    pen.bezierCurveTo(-0.26, 0.16, -0.06, 0.4, -0.14, reach);
    pen.bezierCurveTo(0.34, 0.42, 0.56, 0.2, 0.62, 0);
  };
  body();
  const ground = pen.createRadialGradient(0.1, 0, 0.05, 0, 0, 0.85);
  ground.addColorStop(0, '#6f95d8');
  ground.addColorStop(0.5, '#37558f');
  ground.addColorStop(1, '#1d2f57');
  fill(pen, ground);
  stroke(pen, '#0f1c38', 0.024);
  for (const side of [-1, 1]) {
    shape(pen, [0.52, side * 0.1], [0.8, side * 0.12, 0.86, side * 0.24], [0.7, side * 0.26, 0.46, side * 0.22]);
    fill(pen, '#2b4478');
    stroke(pen, '#0f1c38', 0.018);
    disc(pen, 0.44, side * 0.24, 0.035);
    fill(pen, '#fff');
    for (const [x, y, size] of [
      [0.1, 0.22, 0.06],
      [-0.06, 0.34, 0.05],
      [0, 0.12, 0.04],
    ] as const) {
      disc(pen, x, y * side, size, size * 0.7);
      fill(pen, 'rgb(214 230 255 / 75%)');
    }
  }
};
