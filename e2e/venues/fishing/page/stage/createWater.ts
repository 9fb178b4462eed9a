import { disc, fill, TURN, type Pen } from '../art/pen';
import { paintSprite, type Sprite, type Sprites } from './sprites';
import type { View } from './view';

/** Waters around the fish: ground and light, rays, caustics and bubbles. */
export interface Water {
  paint(pen: Pen, seconds: number, sprites: Sprites): void;
}

/** Light of each game: bright near the shore, dark in the deep, golden at the palace. */
export type Depth = 'shallow' | 'deep' | 'palace';

interface Light {
  readonly colors: readonly string[];
  readonly ground: readonly [near: string, far: string];
  readonly weed: string;
  readonly ray: string;
}

const LIGHTS: Readonly<Record<Depth, Light>> = {
  shallow: {
    colors: ['#7fe3f0', '#2fb2d8', '#1179b4', '#0a4a84'],
    ground: ['#e8cf8f', '#a98a55'],
    weed: '#1f8f6d',
    ray: 'rgb(255 255 225 / 26%)',
  },
  deep: {
    colors: ['#2d8fc9', '#12599b', '#0a346f', '#061c44'],
    ground: ['#5d6c93', '#27345c'],
    weed: '#1b5f78',
    ray: 'rgb(170 225 255 / 20%)',
  },
  palace: {
    colors: ['#37a3a8', '#1c5f8c', '#2a2f77', '#1a1247'],
    ground: ['#8b6ea8', '#3d2b66'],
    weed: '#7a4aa0',
    ray: 'rgb(255 222 150 / 24%)',
  },
};

const RAYS = 6;
const BUBBLES = 26;

/** Number of bands. Light moves slowly, so each frame repaints one band and copies the others. */
const BANDS = 8;

interface Band {
  readonly canvas: HTMLCanvasElement;
  readonly pen: Pen;
  /** Position in pixels of the canvas. */
  readonly top: number;
}

export function createWater(depth: Depth, view: View, isCalm: boolean): Water {
  const light = LIGHTS[depth];
  const ground = paintGround(light, depth, view);
  if (isCalm) return { paint: (pen) => copy(pen, ground, 0) };
  const ray = paintRay(light.ray);
  const net = paintCaustics();
  const bands = toBands(ground);
  const paintBand = ({ pen, top }: Band, seconds: number): void => {
    copy(pen, ground, -top);
    pen.save();
    pen.setTransform(view.ratio, 0, 0, view.ratio, 0, -top);
    pen.globalCompositeOperation = 'lighter';
    paintRays(pen, ray, seconds, view);
    paintNetOfLight(pen, net, seconds, view);
    pen.restore();
  };
  for (const band of bands) paintBand(band, 0);
  let next = 0;

  return {
    paint(pen, seconds, sprites) {
      const band = bands[next];
      if (band !== undefined) paintBand(band, seconds);
      next = (next + 1) % bands.length;
      for (const { canvas, top } of bands) copy(pen, canvas, top);
      paintBubbles(pen, seconds, sprites.thing('bubble'), view);
      pen.globalAlpha = 1;
    },
  };
}

/**
 * Creates one canvas per band, because the browser copies a whole canvas when it is painted on while its content is
 * still in use.
 */
function toBands({ width, height }: HTMLCanvasElement): readonly Band[] {
  const tall = Math.ceil(height / BANDS);
  return Array.from({ length: BANDS }, (_, index) => {
    const [canvas, pen] = aLayer(width, tall);
    return { canvas, pen, top: index * tall };
  });
}

/** Copies without scaling, which is much faster. */
function copy(pen: Pen, layer: HTMLCanvasElement, top: number): void {
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.drawImage(layer, 0, top);
  pen.restore();
}

function paintRays(pen: Pen, ray: HTMLCanvasElement, seconds: number, { width, height }: View): void {
  for (let index = 0; index < RAYS; index += 1) {
    const sway = Math.sin(seconds * 0.25 + index * 1.7);
    pen.globalAlpha = 0.45 + 0.4 * Math.sin(seconds * 0.5 + index * 2.3);
    pen.save();
    pen.translate(((index + 0.5) / RAYS) * width + sway * 30, -20);
    pen.rotate(0.22 + sway * 0.05);
    pen.drawImage(ray, -width * 0.06, 0, width * 0.12, height * 1.05);
    pen.restore();
  }
}

function paintNetOfLight(pen: Pen, net: Sprite, seconds: number, { width, height }: View): void {
  const pattern = pen.createPattern(net, 'repeat');
  if (pattern === null) return;
  pen.globalAlpha = 0.13;
  pen.fillStyle = pattern;
  pen.translate((seconds * 9) % CAUSTICS_SIZE, Math.sin(seconds * 0.4) * 12 - CAUSTICS_SIZE);
  pen.fillRect(-CAUSTICS_SIZE, 0, width + CAUSTICS_SIZE, height + 2 * CAUSTICS_SIZE);
}

function paintBubbles(pen: Pen, seconds: number, bubble: Sprite, view: View): void {
  for (let index = 0; index < BUBBLES; index += 1) {
    const speed = 0.05 + (index % 5) * 0.014;
    const part = (index * 0.381 + seconds * speed) % 1;
    const size = (6 + (index % 6) * 3) * view.size;
    const x = ((index * 0.618) % 1) * view.width + Math.sin(seconds * 1.3 + index) * 9;
    pen.globalAlpha = 0.7 * Math.min(1, (1 - part) * 4);
    pen.drawImage(bubble, x, view.height * (1.04 - part * 1.1), size, size);
  }
}

function paintGround(light: Light, depth: Depth, { width, height, ratio }: View): HTMLCanvasElement {
  const [canvas, pen] = aLayer(Math.round(width * ratio), Math.round(height * ratio));
  pen.scale(canvas.width / 1600, canvas.height / 900);
  const water = pen.createLinearGradient(0, 0, 0, 900);
  for (const [index, color] of light.colors.entries()) water.addColorStop(index / (light.colors.length - 1), color);
  pen.fillStyle = water;
  pen.fillRect(0, 0, 1600, 900);
  const shine = pen.createRadialGradient(800, -120, 40, 800, -120, 900);
  shine.addColorStop(0, 'rgb(255 255 245 / 55%)');
  shine.addColorStop(1, 'rgb(255 255 245 / 0%)');
  pen.fillStyle = shine;
  pen.fillRect(0, 0, 1600, 900);
  if (depth === 'palace') paintPalace(pen);
  paintHills(pen, light);
  return canvas;
}

/** Creates an opaque canvas. */
function aLayer(width: number, height: number): readonly [HTMLCanvasElement, Pen] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { alpha: false });
  if (pen === null) throw new Error('no canvas here');
  return [canvas, pen];
}

function paintHills(pen: Pen, { ground, weed }: Light): void {
  for (const [layer, base, color] of [
    [0, 770, 'rgb(10 40 80 / 38%)'],
    [1, 815, 'rgb(8 34 70 / 45%)'],
  ] as const) {
    pen.beginPath();
    pen.moveTo(0, 900);
    for (let x = 0; x <= 1600; x += 40) pen.lineTo(x, base - 46 * Math.sin(x / (170 + layer * 60) + layer * 2) - 24 * Math.sin(x / 61));
    pen.lineTo(1600, 900);
    fill(pen, color);
  }
  for (let plant = 0; plant < 26; plant += 1) paintWeed(pen, (plant * 263) % 1600, 90 + ((plant * 53) % 120), weed, plant);
  const sand = pen.createLinearGradient(0, 830, 0, 900);
  sand.addColorStop(0, ground[0]);
  sand.addColorStop(1, ground[1]);
  pen.beginPath();
  pen.moveTo(0, 900);
  for (let x = 0; x <= 1600; x += 40) pen.lineTo(x, 862 - 14 * Math.sin(x / 190) - 6 * Math.sin(x / 47));
  pen.lineTo(1600, 900);
  fill(pen, sand);
  for (let coral = 0; coral < 9; coral += 1) paintCoral(pen, (coral * 419 + 90) % 1600, 866, 26 + ((coral * 17) % 30), coral);
}

function paintWeed(pen: Pen, x: number, tall: number, color: string, turn: number): void {
  pen.strokeStyle = color;
  pen.globalAlpha = 0.75;
  pen.lineCap = 'round';
  for (const lean of [-18, 0, 20]) {
    pen.lineWidth = 7 - Math.abs(lean) / 8;
    pen.beginPath();
    pen.moveTo(x + lean / 3, 880);
    pen.bezierCurveTo(x + lean + 22, 870 - tall * 0.4, x + lean - 24, 870 - tall * 0.7, x + lean + (turn % 2 === 0 ? 14 : -14), 870 - tall);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

const CORALS = ['#ff7d7d', '#ffb25e', '#e87fd0', '#7fd8e8'];

function paintCoral(pen: Pen, x: number, y: number, size: number, turn: number): void {
  pen.strokeStyle = CORALS[turn % CORALS.length] ?? '#ff7d7d';
  pen.lineCap = 'round';
  for (let branch = -2; branch <= 2; branch += 1) {
    pen.lineWidth = size * 0.2;
    pen.beginPath();
    pen.moveTo(x, y + 10);
    pen.quadraticCurveTo(x + branch * size * 0.2, y - size * 0.5, x + branch * size * 0.5, y - size * (1.1 - Math.abs(branch) * 0.16));
    pen.stroke();
    disc(pen, x + branch * size * 0.5, y - size * (1.1 - Math.abs(branch) * 0.16), size * 0.13);
    fill(pen, 'rgb(255 255 255 / 35%)');
  }
}

/** Paints distant roofs of the dragon king's palace. */
function paintPalace(pen: Pen): void {
  pen.fillStyle = 'rgb(20 16 66 / 42%)';
  for (const [x, y, wide] of [
    [800, 560, 300],
    [470, 640, 190],
    [1130, 640, 190],
  ] as const) {
    pen.fillRect(x - wide * 0.34, y, wide * 0.68, 340);
    for (const [floor, part] of [
      [0, 1],
      [-70, 0.76],
    ] as const) {
      pen.beginPath();
      pen.moveTo(x - wide * 0.62 * part, y + floor - 6);
      pen.quadraticCurveTo(x - wide * 0.4 * part, y + floor + 2, x - wide * 0.3 * part, y + floor - 52);
      pen.lineTo(x + wide * 0.3 * part, y + floor - 52);
      pen.quadraticCurveTo(x + wide * 0.4 * part, y + floor + 2, x + wide * 0.62 * part, y + floor - 6);
      pen.lineTo(x + wide * 0.4 * part, y + floor + 18);
      pen.lineTo(x - wide * 0.4 * part, y + floor + 18);
      pen.fill();
    }
  }
  pen.fillStyle = 'rgb(255 205 110 / 50%)';
  for (let lamp = 0; lamp < 12; lamp += 1) {
    disc(pen, 560 + ((lamp * 97) % 480), 610 + ((lamp * 41) % 150), 4);
    pen.fill();
  }
}

function paintRay(color: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 256;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas here');
  for (let strip = 0; strip < 16; strip += 1) {
    const gradient = pen.createLinearGradient(0, 0, 0, 256);
    gradient.addColorStop(0, color);
    gradient.addColorStop(1, 'rgb(255 255 255 / 0%)');
    pen.globalAlpha = Math.sin(((strip + 0.5) / 16) * Math.PI) ** 2;
    pen.fillStyle = gradient;
    pen.fillRect(strip * 4, 0, 4, 256);
  }
  return canvas;
}

const CAUSTICS_SIZE = 256;

/** Paints caustics: a net of bright lines that tiles seamlessly. */
function paintCaustics(): HTMLCanvasElement {
  return paintSprite(CAUSTICS_SIZE / 2 / 1.06, (pen) => {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.strokeStyle = '#fff';
    for (let line = 0; line < 7; line += 1) {
      for (const across of [false, true]) {
        pen.lineWidth = 2 + (line % 3) * 1.6;
        pen.globalAlpha = 0.5;
        pen.beginPath();
        for (let step = -8; step <= CAUSTICS_SIZE + 8; step += 8) {
          const turn = (step / CAUSTICS_SIZE) * TURN;
          const bend = Math.sin(turn * 2 + line * 2.1) * 16 + Math.sin(turn + line * 1.3) * 11;
          const along = ((line + 0.5) / 7) * CAUSTICS_SIZE + bend;
          if (across) pen.lineTo(along, step);
          else pen.lineTo(step, along);
        }
        pen.stroke();
      }
    }
  });
}
