import type { CSSProperties } from 'react';
import { fill } from '../../kit/page/language';
import { useLocal, useTexts } from '../../kit/react';
import { ESPORTS, isEsports } from '../engine';
import type { WireMatch } from '../protocol';
import { writeScore, type Texts } from '../words';
import { pointsNow } from './matchFacts';

/** Draws the match: lanes with the points of a map, or a pitch with the ball. */
export function MatchView({ match }: { readonly match: WireMatch }) {
  const texts = useTexts<Texts>();
  const local = useLocal();
  const text = `${local(match.home.name)} ${writeScore(match.score)} ${local(match.away.name)}`;
  return (
    <svg className="es-view" viewBox="0 0 320 150" role="img" aria-label={fill(texts.board.view, { text })}>
      {isEsports(match.title) ? <Lanes match={match} target={ESPORTS[match.title].target} /> : <Pitch match={match} />}
    </svg>
  );
}

function Lanes({ match, target }: { readonly match: WireMatch; readonly target: number }) {
  const [home, away] = pointsNow(match) ?? [0, 0];
  const front = 160 + (home - away) * (110 / target);
  const steps = Array.from({ length: target }, (_, step) => step);
  return (
    <>
      <rect width="320" height="150" rx="8" className="es-ground" />
      {['M30 75 C80 15 240 15 290 75', 'M30 75 H290', 'M30 75 C80 135 240 135 290 75'].map((lane) => (
        <path key={lane} d={lane} className="es-lane" />
      ))}
      {steps.map((step) => (
        <rect
          key={`h${String(step)}`}
          x={44 + step * (100 / target)}
          y="67"
          width="7"
          height="16"
          rx="2"
          className="es-tower"
          data-side="h"
          data-down={step >= target - away}
        />
      ))}
      {steps.map((step) => (
        <rect
          key={`a${String(step)}`}
          x={269 - step * (100 / target)}
          y="67"
          width="7"
          height="16"
          rx="2"
          className="es-tower"
          data-side="a"
          data-down={step >= target - home}
        />
      ))}
      <circle cx="26" cy="75" r="14" className="es-base" data-side="h" />
      <circle cx="294" cy="75" r="14" className="es-base" data-side="a" />
      <g className="es-front" style={{ '--x': `${String(front - 160)}px` } as CSSProperties}>
        <path d="M160 20 V130" />
        {[40, 75, 110].map((y) => (
          <g key={y}>
            <circle cx="152" cy={y} r="4" data-side="h" />
            <circle cx="168" cy={y} r="4" data-side="a" />
          </g>
        ))}
      </g>
    </>
  );
}

/** Decorative positions of the ball in minutes without an event, the same for all players. */
const WANDER = [0, 46, -30, 70, -64, 22, -12, 90, -84, 38] as const;

function Pitch({ match }: { readonly match: WireMatch }) {
  const last = match.events.at(-1);
  const isNews = last !== undefined && last.minute === match.minute;
  const x = isNews ? (last.side === 'home' ? 138 : -138) : match.phase === 'before' ? 0 : (WANDER[match.minute % WANDER.length] ?? 0);
  const y = match.phase === 'before' ? 0 : isNews && last.type === 'corner' ? -62 : ((match.minute * 37) % 80) - 40;
  return (
    <>
      <rect width="320" height="150" rx="8" className="es-grass" />
      {[0, 2, 4, 6].map((stripe) => (
        <rect key={stripe} x={stripe * 40} width="40" height="150" className="es-stripe" />
      ))}
      <g className="es-lines">
        <path d="M10 8 H310 V142 H10 Z M160 8 V142 M10 42 H46 V108 H10 M310 42 H274 V108 H310 M10 60 H4 V90 H10 M310 60 H316 V90 H310" />
        <circle cx="160" cy="75" r="24" />
      </g>
      {isNews && last.type === 'goal' ? <circle cx={160 + x} cy="75" r="22" className="es-goal" /> : null}
      <g
        className="es-ball"
        style={{ '--x': `${String(x)}px`, '--y': `${String(isNews && last.type === 'goal' ? 0 : y)}px` } as CSSProperties}
      >
        <circle cx="160" cy="75" r="6" />
      </g>
    </>
  );
}
