import type { Match, Team } from '@site/shared/betting';
import { useRouteLink } from '@site/shared/contract';
import { formatShortMoment } from '@site/shared/i18n';
import { CHANNEL } from '../channel-entry/channelEntry';
import { useTranslation } from './texts';
import type { ScheduledMatch } from '../schedule/scheduleApi';
import { TeamMark } from '../ui/TeamMark';
import type { Background } from './backgroundApi';
import styles from './MatchAside.module.css';

interface MeetingsProps {
  readonly match: Match;
  readonly background: Background;
}

/** Shows the previous meetings of both teams and each team's last matches; each match links to its page. */
export function Meetings({ match: { home, away, sport }, background: { days, meetings, last } }: MeetingsProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles['note']}>{t('match.aside.meetings_note', { days })}</p>
      <section aria-label={t('match.aside.meetings')}>
        <h3 className={styles['heading']}>{t('match.aside.meetings')}</h3>
        {meetings.length === 0 ? (
          <p className={styles['note']}>{t('match.aside.never_met')}</p>
        ) : (
          <List matches={meetings} own={undefined} />
        )}
      </section>
      {([home, away] as const).map((team) => {
        const matches = team === home ? last.home : last.away;
        return (
          matches.length > 0 && (
            <section key={team.id} aria-label={t('match.aside.last_of', { team: team.name })}>
              <h3 className={styles['heading']}>
                <TeamMark team={team} sport={sport} className={styles['mark']} />
                <span>{t('match.aside.last_of', { team: team.name })}</span>
              </h3>
              <List matches={matches} own={team} />
            </section>
          )
        );
      })}
    </>
  );
}

function List({ matches, own }: { readonly matches: readonly ScheduledMatch[]; readonly own: Team | undefined }) {
  return (
    <ol>
      {matches.map((match) => (
        <li key={match.id}>
          <Meeting match={match} own={own} />
        </li>
      ))}
    </ol>
  );
}

function Meeting({ match, own }: { readonly match: ScheduledMatch; readonly own: Team | undefined }) {
  const { t } = useTranslation();
  const link = useRouteLink('crtyMatch', { enName: CHANNEL, matchId: match.id });
  const { home, away, startsAt, score } = match;
  return (
    <a {...link} className={styles['meeting']}>
      <time dateTime={new Date(startsAt).toISOString()} data-num translate="no">
        {formatShortMoment(startsAt).split(' ')[0]}
      </time>
      <span className={styles['side']} data-own={own?.id === home.id || undefined}>
        {home.name}
      </span>
      <b data-num translate="no">
        {score && t('score.full', { ...score })}
      </b>
      <span className={styles['side']} data-own={own?.id === away.id || undefined}>
        {away.name}
      </span>
    </a>
  );
}
