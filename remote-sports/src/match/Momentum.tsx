import type { Match } from '@site/shared/betting';
import type { MinuteOfPlay } from './liveDetail';
import styles from './MatchFlow.module.css';

/** Width of a minute and maximum height of one side, in units of the SVG view box. */
const [MINUTE, SIDE] = [10, 40];

/** Shows the legend of the two teams' colours. */
export function Sides({ home, away }: Pick<Match, 'home' | 'away'>) {
  return (
    <div className={styles['sides']} aria-hidden="true">
      <span data-side="home">{home.name}</span>
      <span data-side="away">{away.name}</span>
    </div>
  );
}

/** Draws the pressure per minute: home above the axis, away below it. */
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
