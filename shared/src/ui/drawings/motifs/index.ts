import glyphs from '../glyphs.json';
import { chip } from '../objects/chip';
import { coin } from '../objects/coin';
import { fish } from '../objects/fish';
import { football } from '../objects/football';
import { gamepad } from '../objects/gamepad';
import { ingot } from '../objects/ingot';
import { lotteryBall } from '../objects/lotteryBall';
import { mahjongTile } from '../objects/mahjongTile';
import { pearl } from '../objects/pearl';
import { playingCard } from '../objects/playingCard';
import { reels } from '../objects/reels';
import type { Pen } from '@site/shared/ui/drawings/brush';
import bolt from './bolt.svg';
import cactus from './cactus.svg';
import candy from './candy.svg';
import car from './car.svg';
import cherry from './cherry.svg';
import chest from './chest.svg';
import crown from './crown.svg';
import dice from './dice.svg';
import fan from './fan.svg';
import gem from './gem.svg';
import gourd from './gourd.svg';
import lantern from './lantern.svg';
import lotus from './lotus.svg';
import panda from './panda.svg';
import planet from './planet.svg';
import pyramid from './pyramid.svg';
import rabbit from './rabbit.svg';
import shell from './shell.svg';
import tiger from './tiger.svg';
import whale from './whale.svg';

/** Draws the subject of a cover around (x, y), about 200 × 200 at scale 1. */
export type Motif = (pen: Pen, x: number, y: number, scale: number) => string;

/**
 * Places the drawing of a file, which is 280 × 280 around its origin. Ids in the file cannot clash, because a cover
 * shows only one file, once.
 */
function placed(file: string): Motif {
  const sized = file.replace('<svg ', '<svg x="-140" y="-140" width="280" height="280" ');
  return (_pen, x, y, scale) => `<g transform="translate(${x} ${y}) scale(${scale})">${sized}</g>`;
}

/** A game's id chooses a motif by this order: append only, never reorder, or every cover changes. */
export const MOTIFS = {
  ingot: (pen, x, y, s) => ingot(pen, x, y, s * 1.08),
  coin: (pen, x, y, s) => coin(pen, x, y, s * 1.3),
  football: (pen, x, y, s) => football(pen, x, y, 78 * s),
  fish: (pen, x, y, s) => fish(pen, x - 10 * s, y, s * 1.3),
  chips: (pen, x, y, s) =>
    chip(pen, x - 34 * s, y + 30 * s, 46 * s, '#0f5fb0', 'd') +
    chip(pen, x + 40 * s, y + 34 * s, 42 * s, '#0a7652', 'c') +
    chip(pen, x, y - 24 * s, 58 * s, '#c2361c', 's'),
  cards: (pen, x, y, s) =>
    playingCard(pen, x - 34 * s, y, 84 * s, -16, 'A', 's') + playingCard(pen, x + 32 * s, y + 4 * s, 84 * s, 12, 'A', 'h'),
  tile: (pen, x, y, s) =>
    mahjongTile(pen, x - 44 * s, y + 14 * s, 72 * s, -10, glyphs.fortune) +
    mahjongTile(pen, x + 34 * s, y - 4 * s, 84 * s, 8, glyphs.centre, '#c2361c'),
  reels: (pen, x, y, s) => reels(pen, x - 100 * s, y - 52 * s, 200 * s, 108 * s),
  gem: placed(gem),
  lantern: placed(lantern),
  pyramid: placed(pyramid),
  lotus: placed(lotus),
  pearl,
  fan: placed(fan),
  gourd: placed(gourd),
  panda: placed(panda),
  tiger: placed(tiger),
  candy: placed(candy),
  chest: placed(chest),
  crown: placed(crown),
  bolt: placed(bolt),
  cactus: placed(cactus),
  planet: placed(planet),
  cherry: placed(cherry),
  rabbit: placed(rabbit),
  dice: placed(dice),
  gamepad: (pen, x, y, s) => gamepad(pen, x, y, s * 0.95),
  balls: (pen, x, y, s) =>
    lotteryBall(pen, x - 44 * s, y + 34 * s, 44 * s, '16', '#0a7652') +
    lotteryBall(pen, x + 48 * s, y + 36 * s, 40 * s, '08', '#0f5fb0') +
    lotteryBall(pen, x, y - 26 * s, 60 * s, '33'),
  car: placed(car),
  whale: placed(whale),
  shell: placed(shell),
} as const satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof MOTIFS;
