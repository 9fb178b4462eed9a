import { disc, eye, fill, glow, shade, shape, stroke, TURN, type Paint } from './pen';

export const paintJelly: Paint = (pen, beat) => {
  const swing = Math.sin(beat * TURN);
  glow(pen, 0.98, 'rgb(225 140 255 / 26%)');
  for (let arm = 0; arm < 7; arm += 1) {
    const x = -0.42 + arm * 0.14;
    pen.beginPath();
    pen.moveTo(x, -0.1);
    pen.bezierCurveTo(x + swing * 0.16, 0.2, x - swing * 0.2, 0.5, x + swing * 0.12, 0.76 + (arm % 2) * 0.18);
    stroke(pen, arm % 2 === 0 ? 'rgb(255 214 255 / 85%)' : 'rgb(205 132 245 / 80%)', 0.045);
  }
  const wide = 0.62 + swing * 0.06;
  pen.beginPath();
  pen.moveTo(-wide, -0.04);
  pen.bezierCurveTo(-wide, -1.08 + swing * 0.06, wide, -1.08 + swing * 0.06, wide, -0.04);
  for (let lap = 0; lap < 5; lap += 1) {
    const from = wide - (lap * wide * 2) / 5;
    pen.quadraticCurveTo(from - wide / 5, 0.12, from - (wide * 2) / 5, -0.04);
  }
  fill(pen, shade(pen, 0.9, '#fbe2ff', '#d58bff', 'rgb(148 74 214 / 80%)'));
  stroke(pen, '#6f3a9c', 0.03);
  disc(pen, -0.2, -0.52, 0.16, 0.09, -0.5);
  fill(pen, 'rgb(255 255 255 / 65%)');
  for (const x of [-0.2, 0.2]) {
    disc(pen, x, -0.24, 0.055, 0.07);
    fill(pen, '#43205e');
  }
};

export const paintSeahorse: Paint = (pen, beat) => {
  const swing = Math.sin(beat * TURN);
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(0.06, 0.3);
  pen.bezierCurveTo(-0.04, 0.62, -0.16, 0.9, 0.1 + swing * 0.03, 0.9);
  pen.bezierCurveTo(0.28, 0.9, 0.26, 0.66, 0.12, 0.7);
  stroke(pen, '#7a3d0c', 0.17);
  stroke(pen, '#f5a93c', 0.11);
  shape(pen, [-0.16, -0.1], [-0.5, -0.3 + swing * 0.06, -0.54, 0.06], [-0.42, 0.28 - swing * 0.06, -0.14, 0.2]);
  fill(pen, '#ffd68a');
  stroke(pen, '#7a3d0c', 0.024);
  shape(pen, [0.06, -0.62], [-0.28, -0.36, -0.2, 0.1], [-0.12, 0.42, 0.08, 0.44], [0.36, 0.3, 0.34, 0], [0.32, -0.28, 0.3, -0.42]);
  fill(pen, shade(pen, 0.7, '#ffe08a', '#f5a93c', '#d9731a'));
  stroke(pen, '#7a3d0c', 0.028);
  for (let ring = 0; ring < 6; ring += 1) {
    pen.beginPath();
    pen.moveTo(-0.16, -0.24 + ring * 0.11);
    pen.quadraticCurveTo(0.1, -0.16 + ring * 0.11, 0.31, -0.26 + ring * 0.11);
    stroke(pen, 'rgb(140 70 10 / 55%)', 0.022);
  }
  for (const [x, y] of [
    [-0.02, -0.86],
    [-0.18, -0.78],
    [-0.26, -0.62],
  ] as const) {
    shape(pen, [0.04, -0.6], [x, y, x, y], [x - 0.02, y + 0.16, -0.14, -0.46]);
    fill(pen, '#f0862a');
  }
  shape(
    pen,
    [-0.14, -0.5],
    [-0.08, -0.86, 0.2, -0.8],
    [0.34, -0.74, 0.4, -0.62],
    [0.6, -0.58, 0.74, -0.54],
    [0.8, -0.46, 0.72, -0.44],
    [0.5, -0.46, 0.34, -0.42],
    [0.1, -0.3, -0.14, -0.5],
  );
  fill(pen, shade(pen, 0.9, '#ffdf85', '#f09a30'));
  stroke(pen, '#7a3d0c', 0.026);
  eye(pen, 0.2, -0.62, 0.08);
};

export const paintTurtle: Paint = (pen, beat) => {
  const swing = Math.sin(beat * TURN);
  for (const [x, turn, length] of [
    [0.36, 0.5, 0.62],
    [-0.4, 1, 0.36],
  ] as const)
    for (const side of [-1, 1]) {
      pen.save();
      pen.translate(x, side * 0.3);
      pen.rotate(side * (turn + swing * 0.34) + Math.PI / 2 - (side < 0 ? Math.PI : 0));
      shape(pen, [0, -0.12], [length * 0.7, -0.2, length, 0.04], [length * 0.5, 0.2, 0, 0.12]);
      fill(pen, '#4f9b63');
      stroke(pen, '#173e25', 0.026);
      pen.restore();
    }
  disc(pen, 0.76, 0, 0.2, 0.17);
  fill(pen, shade(pen, 0.2, '#7cc78c', '#4a9560'));
  stroke(pen, '#173e25', 0.026);
  for (const side of [-1, 1]) {
    disc(pen, 0.84, side * 0.1, 0.036);
    fill(pen, '#10251a');
  }
  shape(pen, [-0.66, 0], [-0.9, -0.06, -0.94, 0], [-0.9, 0.06, -0.66, 0]);
  fill(pen, '#4f9b63');
  disc(pen, 0, 0, 0.68, 0.5);
  fill(pen, shade(pen, 0.5, '#a86f2c', '#7d4a17', '#532d0b'));
  stroke(pen, '#2b1704', 0.036);
  for (let plate = 0; plate < 6; plate += 1) {
    const angle = (plate / 6) * TURN + 0.5;
    pen.beginPath();
    pen.moveTo(Math.cos(angle) * 0.28, Math.sin(angle) * 0.2);
    pen.lineTo(Math.cos(angle) * 0.64, Math.sin(angle) * 0.47);
    stroke(pen, 'rgb(255 214 140 / 55%)', 0.03);
  }
  pen.beginPath();
  for (let corner = 0; corner < 6; corner += 1) {
    const angle = (corner / 6) * TURN + 0.5;
    pen.lineTo(Math.cos(angle) * 0.28, Math.sin(angle) * 0.2);
  }
  pen.closePath();
  fill(pen, 'rgb(226 168 82 / 60%)');
  stroke(pen, 'rgb(255 220 150 / 70%)', 0.028);
  disc(pen, 0.1, -0.26, 0.3, 0.1, 0.1);
  fill(pen, 'rgb(255 255 255 / 22%)');
};

export const paintOctopus: Paint = (pen, beat) => {
  const swing = Math.sin(beat * TURN);
  pen.scale(0.88, 0.88);
  pen.lineCap = 'round';
  for (let arm = 0; arm < 6; arm += 1) {
    const side = arm - 2.5;
    const curl = Math.sin(beat * TURN + arm) * 0.12;
    pen.beginPath();
    pen.moveTo(side * 0.14, 0.1);
    pen.bezierCurveTo(side * 0.24, 0.5, side * 0.42 + curl, 0.46, side * 0.36 + curl, 0.86);
    stroke(pen, '#5c1240', 0.19);
    stroke(pen, arm % 2 === 0 ? '#d8437d' : '#b92f68', 0.14);
  }
  const head = 0.56 + swing * 0.02;
  pen.beginPath();
  pen.moveTo(-0.44, 0.22);
  pen.bezierCurveTo(-0.74, -0.4, -0.5, -0.42 - head, 0, -0.42 - head);
  pen.bezierCurveTo(0.5, -0.42 - head, 0.74, -0.4, 0.44, 0.22);
  pen.quadraticCurveTo(0, 0.36, -0.44, 0.22);
  fill(pen, shade(pen, 0.95, '#ff9dc0', '#e4568d', '#b02a62'));
  stroke(pen, '#5c1240', 0.034);
  for (const [x, y, size] of [
    [-0.24, -0.66, 0.07],
    [0.1, -0.78, 0.06],
    [0.3, -0.56, 0.08],
    [-0.36, -0.42, 0.05],
  ] as const) {
    disc(pen, x, y, size, size * 0.8);
    fill(pen, 'rgb(255 225 236 / 60%)');
  }
  eye(pen, -0.18, -0.16, 0.14);
  eye(pen, 0.2, -0.16, 0.14);
  pen.beginPath();
  pen.arc(0, 0.06, 0.1, 0.2, Math.PI - 0.2);
  stroke(pen, '#5c1240', 0.03);
};

/** Draws the crab with its bomb: a lit round of powder on its shell. */
export const paintCrab: Paint = (pen, beat) => {
  const swing = Math.sin(beat * TURN);
  pen.lineCap = 'round';
  for (const side of [-1, 1]) {
    for (let leg = 0; leg < 3; leg += 1) {
      pen.beginPath();
      pen.moveTo(side * 0.34, 0.24 + leg * 0.08);
      pen.quadraticCurveTo(side * (0.72 + leg * 0.02), 0.1 + leg * 0.18 + swing * 0.05, side * (0.74 - leg * 0.06), 0.56 + leg * 0.12);
      stroke(pen, '#5e1207', 0.13);
      stroke(pen, '#e5532a', 0.08);
    }
    pen.save();
    pen.translate(side * 0.62, -0.14);
    pen.scale(side, 1);
    pen.rotate(-0.5 + swing * 0.18);
    shape(pen, [-0.1, 0.1], [0.06, -0.4, 0.34, -0.3], [0.2, -0.2, 0.16, -0.1], [0.34, -0.14, 0.4, -0.22], [0.42, 0.14, 0.06, 0.2]);
    fill(pen, '#f26a36');
    stroke(pen, '#5e1207', 0.032);
    pen.restore();
  }
  disc(pen, 0, 0.22, 0.54, 0.38);
  fill(pen, shade(pen, 0.6, '#ff9457', '#e5532a', '#a92c10'));
  stroke(pen, '#5e1207', 0.034);
  disc(pen, 0, -0.16, 0.38);
  fill(pen, shade(pen, 0.6, '#6b7688', '#2a303c', '#11141b'));
  stroke(pen, '#06080c', 0.03);
  disc(pen, -0.12, -0.3, 0.1, 0.06, -0.6);
  fill(pen, 'rgb(255 255 255 / 60%)');
  pen.beginPath();
  pen.moveTo(0.06, -0.52);
  pen.quadraticCurveTo(0.2, -0.76, 0.34, -0.7);
  stroke(pen, '#cfa35a', 0.05);
  pen.save();
  pen.translate(0.36, -0.72);
  glow(pen, 0.24 + swing * 0.04, 'rgb(255 190 60 / 95%)');
  pen.restore();
  eye(pen, -0.18, 0.16, 0.1);
  eye(pen, 0.18, 0.16, 0.1);
};
