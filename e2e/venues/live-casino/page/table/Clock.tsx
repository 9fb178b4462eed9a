import type { CSSProperties } from 'react';
import { useCountdown, useTexts } from '../../../kit/react';
import type { TableState } from '../../protocol';
import type { Texts } from '../texts';

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;
const LAST_SECONDS = 5;

/** Shows the phase, and a ring that empties while bets are open. */
export function Clock({ state }: { readonly state: TableState }) {
  const { phase, leftMs, table } = state;
  const texts = useTexts<Texts>();
  const seconds = useCountdown(leftMs, state);
  const isBetting = phase === 'betting';
  const part = isBetting ? Math.min(1, (seconds * 1_000) / table.pace.betting) : 0;
  const style = { '--left': String(ROUND * (1 - part)) } as CSSProperties;
  return (
    <div
      className="b-clock"
      data-phase={phase}
      data-last={isBetting && seconds <= LAST_SECONDS}
      role="timer"
      aria-label={texts.phase[phase]}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" style={style}>
        <circle className="b-ring-ground" cx="50" cy="50" r={RADIUS} />
        <circle className="b-ring" cx="50" cy="50" r={RADIUS} strokeDasharray={ROUND} transform="rotate(-90 50 50)" />
      </svg>
      <strong>{isBetting || phase === 'shuffling' ? seconds : ''}</strong>
      <span>{texts.phase[phase]}</span>
    </div>
  );
}
