import type { Match } from '@site/shared/betting';
import { VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from './texts';
import { Momentum, Sides } from './Momentum';
import { StatBar } from '../ui/StatBar';
import type { Flow, MatchEvent, MinuteOfPlay } from './liveDetail';
import { MARKED, marksOf, minutesShown } from './matchFlowRules';
import styles from './MatchFlow.module.css';

interface MatchFlowProps {
  readonly match: Match;
  readonly flow: Flow;
  /** Events, newest first. */
  readonly events: readonly MatchEvent[];
}

const FIGURE_KEYS = { possession: 'possession', attacks: 'attacks', shots: 'shots', 'on-target': 'on_target' } as const satisfies Record<
  Flow['figures'][number]['kind'],
  string
>;

/** Shows the pressure of both sides minute by minute with goals and cards on the same axis, and their statistics. */
export function MatchFlow({ match: { home, away }, flow: { minutes, figures }, events }: MatchFlowProps) {
  const { t } = useTranslation();
  const shown = minutesShown(minutes);
  const [first, last] = [shown[0]?.minute ?? 1, shown.at(-1)?.minute ?? 1];
  return (
    <section className={styles['flow']} aria-label={t('match.flow.title')}>
      <h3 className={styles['title']}>{t('match.flow.momentum', { count: shown.length })}</h3>
      <Sides home={home} away={away} />
      <Momentum minutes={shown} />
      <ol className={styles['axis']} aria-label={t('match.flow.marks')}>
        {marksOf(events, shown).map(({ event, at }) => (
          <li key={event.id} className={styles['mark']} data-kind={event.kind} data-side={event.side} style={{ left: `${at * 100}%` }}>
            <VisuallyHidden>
              {t('match.flow.mark', {
                minute: Math.floor(event.seconds / 60) + 1,
                what: t(`match.event.${MARKED[event.kind] ?? 'goal'}`),
                team: event.side === 'away' ? away.name : home.name,
              })}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles['ends']} aria-hidden="true" data-num translate="no">
        <span>{t('match.flow.minute', { minute: first })}</span>
        <span>{t('match.flow.minute', { minute: last })}</span>
      </p>
      <VisuallyHidden>
        <p>{t('match.flow.summary', { home: home.name, away: away.name, ...leading(shown) })}</p>
      </VisuallyHidden>
      {figures.map(({ kind, score }) => (
        <StatBar key={kind} name={t(`match.flow.${FIGURE_KEYS[kind]}`)} score={score} />
      ))}
    </section>
  );
}

/** Counts the minutes in which each side had more pressure. */
function leading(minutes: readonly MinuteOfPlay[]): { readonly homeMinutes: number; readonly awayMinutes: number } {
  return {
    homeMinutes: minutes.filter(({ pressure }) => pressure.home > pressure.away).length,
    awayMinutes: minutes.filter(({ pressure }) => pressure.away > pressure.home).length,
  };
}
