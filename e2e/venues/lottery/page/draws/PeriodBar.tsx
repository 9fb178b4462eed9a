import { fill } from '../../../kit/page/language';
import { useCountdown, useTexts } from '../../../kit/react';
import type { Texts } from '../../names';
import type { TableState } from '../../protocol';
import { Numbers } from './Numbers';

/** Shows the open period with its countdown, and the last draw. */
export function PeriodBar({ state }: { readonly state: TableState }) {
  const texts = useTexts<Texts>();
  const { game, last, periods } = state;
  return (
    <section className="period-bar" aria-label={texts.draw.last_title}>
      {periods[0] === undefined ? null : <Clock period={periods[0]} everySeconds={game.everySeconds} answer={state} />}
      <div className="last-draw">
        <h2>{fill(texts.draw.last, { id: last.id })}</h2>
        <div key={last.id} className="last-numbers">
          <Numbers kind={game.kind} numbers={last.numbers} yearSign={last.yearSign} isLarge />
        </div>
      </div>
    </section>
  );
}

interface ClockProps {
  readonly period: TableState['periods'][number];
  readonly everySeconds: number;
  readonly answer: unknown;
}

function Clock({ period, everySeconds, answer }: ClockProps) {
  const texts = useTexts<Texts>();
  const isOpen = period.closesInMs > 0;
  const seconds = useCountdown(isOpen ? period.closesInMs : period.drawsInMs, answer);
  const part = Math.min(1, seconds / everySeconds);
  return (
    <div className="clock" data-state={isOpen ? (seconds <= 10 ? 'closing' : 'open') : 'closed'}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" className="clock-ground" />
        <circle
          cx="50"
          cy="50"
          r="44"
          className="clock-hand"
          pathLength={100}
          strokeDasharray={`${String(part * 100)} 100`}
          transform="rotate(-90 50 50)"
        />
        <text x="50" y="60" className="clock-seconds">
          {isOpen || seconds > 0 ? format(seconds) : '…'}
        </text>
      </svg>
      <div>
        <p className="clock-period">{fill(texts.draw.next, { id: period.id })}</p>
        <p className="clock-state">{isOpen ? texts.draw.closes_in : seconds > 0 ? texts.draw.draws_in : texts.draw.drawing}</p>
        <p className="clock-commitment" title={texts.draw.commitment_hint}>
          {texts.draw.commitment} <code title={period.commitment}>{period.commitment}</code>
        </p>
      </div>
    </div>
  );
}

function format(seconds: number): string {
  return seconds < 60 ? String(seconds) : `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
