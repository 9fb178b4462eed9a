import { fill } from '../../../kit/page/language';
import { useTexts } from '../../../kit/react';
import type { Kind } from '../../engine/types';
import { waveOf } from '../../engine/waves';
import type { Texts } from '../../names';
import { Car } from './Car';
import { Die } from './Die';

interface BallProps {
  readonly kind: Kind;
  readonly number: number;
}

/** Draws one number in the style of the game. */
export function Ball({ kind, number }: BallProps) {
  const texts = useTexts<Texts>();
  switch (kind) {
    case 'dice':
      return <Die face={number} label={fill(texts.ball.die, { number })} />;
    case 'cars':
      return <Car number={number} label={fill(texts.ball.car, { number })} />;
    case 'digits':
      return <Sphere colour="gilt" number={number} />;
    case 'balls':
      return <Sphere colour={waveOf(number)} number={number} />;
  }
}

function Sphere({ colour, number }: { readonly colour: 'gilt' | 'red' | 'blue' | 'green'; readonly number: number }) {
  return (
    <svg className="lotto-ball" viewBox="0 0 60 60" role="img" aria-label={String(number)}>
      <ellipse cx="30" cy="56" rx="18" ry="3" className="lotto-shade" />
      <circle cx="30" cy="29" r="26" fill={`url(#lotto-${colour})`} />
      <circle cx="30" cy="29" r="16.5" className="lotto-face" />
      <circle cx="30" cy="29" r="16.5" className="lotto-ring" />
      <ellipse cx="22" cy="13" rx="10" ry="5" className="lotto-shine" transform="rotate(-24 22 13)" />
      <text x="30" y="36.5" className="lotto-number">
        {number}
      </text>
    </svg>
  );
}

const COLOURS = [
  ['gilt', '#fff0b8', '#eab64c', '#8a5410'],
  ['red', '#ffb3a6', '#d8382a', '#6f0f0a'],
  ['blue', '#b7dcff', '#2673cf', '#0a2f66'],
  ['green', '#b5f2d2', '#158a5d', '#053d29'],
] as const;

/** Defines the color gradients shared by all balls of the page. */
export function BallColours() {
  return (
    <svg className="lotto-colours" aria-hidden="true">
      <defs>
        {COLOURS.map(([name, light, middle, dark]) => (
          <radialGradient key={name} id={`lotto-${name}`} cx="36%" cy="28%" r="80%">
            <stop offset="0" stopColor={light} />
            <stop offset="0.5" stopColor={middle} />
            <stop offset="1" stopColor={dark} />
          </radialGradient>
        ))}
        <linearGradient id="lotto-ivory" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#fffdf4" />
          <stop offset="1" stopColor="#d9ccaa" />
        </linearGradient>
      </defs>
    </svg>
  );
}
