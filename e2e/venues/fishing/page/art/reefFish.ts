import { paintFish } from './paintFish';
import { disc, eye, fill, shade, shape, stroke, TURN, type Paint, type Pen } from './pen';

export const paintSardine: Paint = (pen, beat) =>
  paintFish(pen, beat, {
    colors: ['#2d6fa8', '#bfe3f5', '#f7fdff'],
    fin: '#8fc4e2',
    line: '#235a86',
    height: 0.32,
    tail: 'fork',
    crest: 0.12,
    eye: 0.1,
    pattern(scales) {
      for (let x = -0.5; x < 0.4; x += 0.16) {
        scales.beginPath();
        scales.arc(x, -0.02, 0.1, -1, 1);
        stroke(scales, 'rgb(60 120 170 / 45%)', 0.02);
      }
    },
  });

export const paintClown: Paint = (pen, beat) =>
  paintFish(pen, beat, {
    colors: ['#e04a12', '#ff8a2b', '#ffc061'],
    fin: '#ff7a1f',
    line: '#5c1c06',
    height: 0.5,
    tail: 'fan',
    crest: 0.18,
    eye: 0.12,
    pattern(bands) {
      for (const [x, width] of [
        [0.34, 0.2],
        [-0.14, 0.22],
        [-0.52, 0.12],
      ] as const)
        band(bands, x, width, '#fffaf0', '#4a1705');
    },
  });

export const paintButterfly: Paint = (pen, beat) =>
  paintFish(pen, beat, {
    colors: ['#ffb400', '#ffe25c', '#fff8cf'],
    fin: '#ffd23c',
    line: '#6b4a00',
    height: 0.74,
    tail: 'fan',
    crest: 0.22,
    eye: 0.1,
    pattern(bands) {
      band(bands, 0.6, 0.14, '#22201c', '#22201c');
      band(bands, -0.42, 0.16, '#22201c', '#22201c');
      for (let row = -0.6; row < 0.7; row += 0.2) {
        bands.beginPath();
        bands.moveTo(0.4, row);
        bands.quadraticCurveTo(0, row - 0.1, -0.3, row);
        stroke(bands, 'rgb(214 130 0 / 65%)', 0.035);
      }
    },
  });

export const paintLionfish: Paint = (pen, beat) => {
  const swing = Math.sin(beat * TURN);
  for (let spine = 0; spine < 9; spine += 1) {
    const x = 0.44 - spine * 0.1;
    pen.beginPath();
    pen.moveTo(x, -0.3);
    pen.quadraticCurveTo(x - 0.1, -0.62, x - 0.2 + swing * 0.04, -0.92 + Math.abs(4 - spine) * 0.05);
    stroke(pen, spine % 2 === 0 ? '#f7e3d2' : '#a32020', 0.05);
    pen.beginPath();
    pen.moveTo(x * 0.7 + 0.1, 0.2);
    pen.quadraticCurveTo(x - 0.2, 0.56, x - 0.36 - swing * 0.05, 0.84);
    stroke(pen, spine % 2 === 0 ? '#a32020' : '#f7e3d2', 0.045);
  }
  paintFish(pen, beat, {
    colors: ['#8d1414', '#d9472f', '#f8cdb0'],
    fin: '#e98a6a',
    line: '#4a0909',
    height: 0.42,
    tail: 'fan',
    crest: 0.1,
    eye: 0.11,
    pattern(bands) {
      for (let x = -0.5; x < 0.9; x += 0.2) band(bands, x, 0.07, '#fff1e2', '#7c1010');
    },
  });
};

export const paintPuffer: Paint = (pen, beat) => {
  const swing = Math.sin(beat * TURN);
  const size = 0.7 + swing * 0.025;
  shape(pen, [-0.6, 0], [-0.86, -0.3, -0.98, -0.24], [-0.9, 0, -0.98, 0.24], [-0.86, 0.3, -0.6, 0]);
  fill(pen, '#e6c14a');
  stroke(pen, '#6e4c10', 0.03);
  pen.beginPath();
  for (let spike = 0; spike < 22; spike += 1) {
    const angle = (spike / 22) * TURN;
    pen.moveTo(Math.cos(angle - 0.07) * size, Math.sin(angle - 0.07) * size);
    pen.lineTo(Math.cos(angle) * (size + 0.16), Math.sin(angle) * (size + 0.16));
    pen.lineTo(Math.cos(angle + 0.07) * size, Math.sin(angle + 0.07) * size);
  }
  fill(pen, '#c99a2c');
  disc(pen, 0, 0, size);
  fill(pen, shade(pen, size, '#b98a1e', '#f3cf5b', '#fffbe8', '#fff'));
  stroke(pen, '#6e4c10', 0.03);
  for (const [x, y, dot] of [
    [-0.3, -0.36, 0.1],
    [0, -0.5, 0.08],
    [-0.46, -0.1, 0.07],
    [-0.1, -0.2, 0.09],
    [0.22, -0.34, 0.06],
  ] as const) {
    disc(pen, x, y, dot);
    fill(pen, 'rgb(96 62 8 / 55%)');
  }
  pen.save();
  pen.translate(-0.08, 0.1);
  pen.rotate(swing * 0.4);
  shape(pen, [0, 0], [-0.26, -0.18, -0.34, 0.04], [-0.26, 0.2, 0, 0.1]);
  fill(pen, '#e6c14a');
  stroke(pen, '#6e4c10', 0.024);
  pen.restore();
  eye(pen, 0.38, -0.18, 0.15);
  disc(pen, 0.64, 0.12, 0.08, 0.06);
  fill(pen, '#a5563a');
};

function band(pen: Pen, x: number, width: number, color: string, edge: string): void {
  shape(
    pen,
    [x - width / 2, -1],
    [x + width * 0.2, 0, x - width / 2, 1],
    [x, 1, x + width / 2, 1],
    [x + width * 1.2, 0, x + width / 2, -1],
  );
  fill(pen, color);
  stroke(pen, edge, 0.028);
}
