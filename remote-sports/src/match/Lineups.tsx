import type { Match } from '@site/shared/betting';
import { useTranslation, type SportsTranslate } from '../i18n';
import { TeamMark } from '../ui/TeamMark';
import type { Background, Lineup } from './backgroundApi';
import styles from './MatchAside.module.css';

interface LineupsProps {
  readonly match: Match;
  readonly lineups: NonNullable<Background['lineups']>;
}

/** Who begins for both sides, and who waits. */
export function Lineups({ match, lineups }: LineupsProps) {
  return (
    <>
      <Side match={match} side="home" lineup={lineups.home} />
      <Side match={match} side="away" lineup={lineups.away} />
    </>
  );
}

function Side({ match, side, lineup }: { readonly match: Match; readonly side: 'home' | 'away'; readonly lineup: Lineup }) {
  const { t } = useTranslation();
  const team = match[side];
  return (
    <section aria-label={t('match.aside.lineup_of', { team: team.name })}>
      <h3 className={styles['heading']}>
        <TeamMark team={team} sport={match.sport} className={styles['mark']} />
        <span>{team.name}</span>
        {lineup.formation !== '' && (
          <span className={styles['formation']} data-num>
            {lineup.formation}
          </span>
        )}
      </h3>
      <ol>
        {lineup.starters.map(({ number, name, position }) => (
          <li key={number} className={styles['player']}>
            <span className={styles['number']} data-num>
              {number}
            </span>
            <span>{name}</span>
            <span className={styles['position']}>{positionLabel(position, t)}</span>
          </li>
        ))}
      </ol>
      {lineup.bench.length > 0 && (
        <p className={styles['bench']}>
          {t('match.aside.bench', { names: lineup.bench.map(({ number, name }) => `${number} ${name}`).join('、') })}
        </p>
      )}
    </section>
  );
}

/** Empty for a position this build does not know. */
function positionLabel(position: string, t: SportsTranslate): string {
  const key = POSITIONS.find((each) => each === position);
  return key === undefined ? '' : t(`match.position.${key}`);
}

const POSITIONS = [
  ...(['G', 'D', 'M', 'F', 'PG', 'SG', 'SF', 'PF', 'C', 'S', 'OP', 'OH', 'MB', 'L'] as const),
  ...(['P', 'CA', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH'] as const),
] as const;
