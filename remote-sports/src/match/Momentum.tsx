import type { Match } from '@site/shared/betting';
import type { MinuteOfPlay } from './liveDetail';
import styles from './MatchFlow.module.css';

/** In the picture a minute is as wide as this, and a side as high: units of its own. */
const [MINUTE, SIDE] = [10, 40];

/** Whose colour is which. */
export function Sides({ home, away }: Pick<Match, 'home' | 'away'>) {
  return (
    <div className={styles['sides']} aria-hidden="true">
      <span data-side="home">{home.name}</span>
      <span data-side="away">{away.name}</span>
    </div>
  );
}

/** Home above the line, away below it. */
export function Momentum({ minutes }: { readonly minutes: readonly MinuteOfPlay[] }) {
  const highest = Math.max(1, ...minutes.flatMap(({ pressure }) => [pressure.home, pressure.away]));
  const height = (pressure: number) => (pressure / highest) * SIDE;
  return (
    <svg
      className={styles['momentum']}
      viewBox={`0 0 ${minutes.length * MINUTE} ${2 * SIDE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {minutes.map(({ pressure }, index) => (
        <g key={index}>
          <rect
            data-side="home"
            x={index * MINUTE + 1}
            width={MINUTE - 2}
            y={SIDE - height(pressure.home)}
            height={height(pressure.home)}
          />
          <rect data-side="away" x={index * MINUTE + 1} width={MINUTE - 2} y={SIDE} height={height(pressure.away)} />
        </g>
      ))}
    </svg>
  );
}
