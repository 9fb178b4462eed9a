import { type MatchStatus } from '@site/shared/betting';
import { useBettingTranslation, versusLabel } from '@site/shared/ui/betting';
import { useRouteLink } from '@site/shared/contract';
import { formatTime } from '@site/shared/i18n';
import { Tag } from '@site/shared/ui';
import { LeagueBadge } from '@site/shared/ui/drawings/LeagueBadge';
import { CHANNEL } from '../channel-entry/channelEntry';
import { partOf } from '../clock/matchStatus';
import { matchPartLabel } from '../clock/useMatchPart';
import { useTranslation } from './texts';
import { TeamMark } from '../ui/TeamMark';
import type { ScheduledMatch } from './scheduleApi';
import styles from './ScheduledList.module.css';

/** Lists the matches of one day with result or start time; matches that have a page link to it. */
export function ScheduledList({ matches }: { readonly matches: readonly ScheduledMatch[] }) {
  const { t } = useTranslation();
  return (
    <ol className={styles['list']} aria-label={t('schedule.matches')}>
      {matches.map((match) => (
        <li key={match.id}>
          <Row match={match} />
        </li>
      ))}
    </ol>
  );
}

function Row({ match }: { readonly match: ScheduledMatch }) {
  const { t: tBetting } = useBettingTranslation();
  const link = useRouteLink('crtyMatch', { enName: CHANNEL, matchId: match.id });
  const name = versusLabel(match, tBetting);
  return (
    <article className={styles['row']} aria-label={name}>
      <When match={match} />
      <span className={styles['league']}>
        <LeagueBadge leagueId={match.league.id} className={styles['badge']} />
        <span className={styles['league-name']}>{match.league.name}</span>
      </span>
      {match.hasPage ? (
        <a {...link} className={styles['match']}>
          <Sides match={match} />
        </a>
      ) : (
        <span className={styles['match']}>
          <Sides match={match} />
        </span>
      )}
      <Parts match={match} />
    </article>
  );
}

function When({ match: { startsAt, status } }: { readonly match: ScheduledMatch }) {
  const { t } = useTranslation();
  return (
    <span className={styles['when']}>
      <time dateTime={new Date(startsAt).toISOString()} data-num translate="no">
        {formatTime(startsAt)}
      </time>
      <Tag tone={TONES[status]}>{t(STATUS_KEYS[status])}</Tag>
    </span>
  );
}

const TONES = { 'not-started': 'accent', live: 'live', break: 'live', finished: 'neutral', abandoned: 'danger' } as const satisfies Record<
  MatchStatus,
  string
>;
const STATUS_KEYS = {
  'not-started': 'clock.part.not_started',
  live: 'clock.part.live',
  break: 'clock.part.live',
  finished: 'clock.part.finished',
  abandoned: 'clock.part.abandoned',
} as const satisfies Record<MatchStatus, string>;

/** Shows both sides with their score, or an outright with its winner. */
function Sides({ match: { home, away, sport, score, winners } }: { readonly match: ScheduledMatch }) {
  const { t } = useTranslation();
  if (away.name === '') {
    return (
      <span className={styles['outright']}>
        <span className={styles['name']}>{home.name}</span>
        {winners.length > 0 && <b>{t('schedule.winner', { name: winners.join('、') })}</b>}
      </span>
    );
  }
  return (
    <>
      <span className={styles['side']}>
        <TeamMark team={home} sport={sport} className={styles['crest']} />
        <span className={styles['name']}>{home.name}</span>
      </span>
      <b className={styles['score']} data-num translate="yes">
        {score ? t('score.full', { ...score }) : t('schedule.versus')}
      </b>
      <span className={styles['side']}>
        <TeamMark team={away} sport={sport} className={styles['crest']} />
        <span className={styles['name']}>{away.name}</span>
      </span>
    </>
  );
}

/** Shows the half-time score in football, or the score by period in other sports. */
function Parts({ match: { halfScore, parts, sport } }: { readonly match: ScheduledMatch }) {
  const { t } = useTranslation();
  const text =
    parts.length > 0
      ? parts.map(({ period, home, away }) =>
          t('schedule.part', { part: sport === 'baseball' ? period.slice(1) : matchPartLabel(partOf(period, sport), t), home, away }),
        )
      : halfScore
        ? [t('score.half', { ...halfScore })]
        : [];
  return (
    <span className={styles['parts']} data-num translate="yes">
      {text.map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </span>
  );
}
