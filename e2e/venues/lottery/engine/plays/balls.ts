import type { Numbers, Play } from '../types';
import { WAVES, waveOf } from '../waves';
import { SIGNS, signOf, type Sign } from '../zodiac';
import { at, definePlay, range, type Line } from './definePlay';

const BALLS = range(1, 49);
const ALL = BALLS.length;

/** Number of balls before the special one. */
const REGULAR = 6;

/** Ball that is neither big nor small, neither odd nor even. */
const NEUTRAL = 49;

/** Returns the plays of six of 49 balls, plus a special one from the rest. */
export function ballPlays(yearSign: Sign): readonly Play[] {
  return [
    definePlay(
      'special',
      200,
      BALLS.map((ball): Line => ({ pick: String(ball), ways: 1, of: ALL, wins: (drawn) => special(drawn) === ball })),
    ),
    definePlay('sides', 2_000, [
      aSide('big', (ball) => ball >= 25),
      aSide('small', (ball) => ball < 25),
      aSide('odd', (ball) => ball % 2 === 1),
      aSide('even', (ball) => ball % 2 === 0),
    ]),
    definePlay(
      'regular',
      500,
      BALLS.map((ball): Line => ({ pick: String(ball), ways: REGULAR, of: ALL, wins: (drawn) => drawn.slice(0, REGULAR).includes(ball) })),
    ),
    definePlay(
      'zodiac',
      500,
      SIGNS.map((sign) => specialAmong(sign, (ball) => signOf(ball, yearSign) === sign)),
    ),
    definePlay(
      'wave',
      1_000,
      WAVES.map((wave) => specialAmong(wave, (ball) => waveOf(ball) === wave)),
    ),
  ];
}

function aSide(pick: string, has: (ball: number) => boolean): Line {
  return specialAmong(pick, (ball) => ball !== NEUTRAL && has(ball));
}

function specialAmong(pick: string, has: (ball: number) => boolean): Line {
  return { pick, ways: BALLS.filter(has).length, of: ALL, wins: (drawn) => has(special(drawn)) };
}

function special(drawn: Numbers): number {
  return at(drawn, REGULAR);
}
