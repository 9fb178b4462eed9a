import type { Match, Sport } from '@site/shared/betting';
import { useTranslation, type Translate } from './texts';
import { partMark, type MatchEvent } from './liveDetail';
import { momentText } from '../clock/matchClock';
import { partOf } from '../clock/matchStatus';
import { matchPartLabel } from '../clock/useMatchPart';
import styles from './LiveDetail.module.css';

/** Maximum number of entries shown, newest first. */
const EVENTS_SHOWN = 60;

interface TimelineProps {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

/** Shows the events of a match, newest first. */
export function Timeline({ match, events }: TimelineProps) {
  const { t } = useTranslation();
  return (
    <ol className={styles['events']} aria-label={t('match.timeline')}>
      {events.slice(0, EVENTS_SHOWN).map((event) => (
        <li key={event.id} className={styles['event']} data-kind={event.kind} data-side={event.side}>
          <span className={styles['moment']} data-num translate="no">
            {event.seconds > 0 ? momentText(event.seconds, match.sport, event.period) : ''}
          </span>
          <i className={styles['mark']} aria-hidden="true" />
          <span className={styles['what']}>
            {event.side === undefined ? markLabel(event, events, match.sport, t) : eventLabel(event, match, event.side, t)}
          </span>
          {event.kind !== 'corner' && (
            <b data-num translate="no">
              {t('score.full', { ...event.score })}
            </b>
          )}
        </li>
      ))}
    </ol>
  );
}

/** @example '下半场开始', '第 2 盘结束', '中场' */
function markLabel(event: MatchEvent, events: readonly MatchEvent[], sport: Sport, t: Translate): string {
  const part = matchPartLabel(partOf(event.period, sport), t);
  const mark = partMark(events, event);
  return mark ? t(`match.event.part_${mark}`, { part }) : part;
}

/** @example '进球 阿森纳', '赢盘 郑钦文' */
function eventLabel({ kind }: MatchEvent, match: Match, side: 'home' | 'away', t: Translate): string {
  const what = kind === 'goal' || kind === 'period' ? t(`match.event.${SCORING[match.sport]}`) : t(`match.event.${EVENT_KEYS[kind]}`);
  return t('match.event.of', { what, team: match[side].name });
}

const SCORING = {
  all: 'point',
  football: 'goal',
  'virtual-football': 'goal',
  basketball: 'point',
  tennis: 'set',
  snooker: 'game',
  volleyball: 'game',
  baseball: 'point',
  'table-tennis': 'game',
  other: 'goal',
  champion: 'point',
} as const satisfies Record<Sport, 'goal' | 'point' | 'set' | 'game'>;

const EVENT_KEYS = {
  penalty: 'penalty',
  'red-card': 'red_card',
  'yellow-card': 'yellow_card',
  corner: 'corner',
} as const satisfies Record<Exclude<MatchEvent['kind'], 'goal' | 'period'>, string>;
