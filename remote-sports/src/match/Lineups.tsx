import type { Match } from '@site/shared/betting';
import { useTranslation, type Translate } from './texts';
import { TeamMark } from '../ui/TeamMark';
import type { Background, Lineup } from './backgroundApi';
import styles from './MatchAside.module.css';

interface LineupsProps {
  readonly match: Match;
  readonly lineups: NonNullable<Background['lineups']>;
}

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
          <span className={styles['formation']} data-num translate="no">
            {lineup.formation}
          </span>
        )}
      </h3>
      <ol>
        {lineup.starters.map(({ number, name, position }) => (
          <li key={number} className={styles['player']}>
            <span className={styles['number']} data-num translate="no">
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

/** Returns the label of a position; empty for a position this build does not know. */
function positionLabel(position: string, t: Translate): string {
  const key = POSITIONS.get(position);
  return key === undefined ? '' : t(`match.position.${key}`);
}

type PositionKey =
  | 'goalkeeper'
  | 'defender'
  | 'midfielder'
  | 'forward'
  | 'point_guard'
  | 'shooting_guard'
  | 'small_forward'
  | 'power_forward'
  | 'center'
  | 'setter'
  | 'opposite'
  | 'outside_hitter'
  | 'middle_blocker'
  | 'libero'
  | 'pitcher'
  | 'catcher'
  | 'first_base'
  | 'second_base'
  | 'third_base'
  | 'shortstop'
  | 'left_field'
  | 'center_field'
  | 'right_field'
  | 'designated_hitter';

const POSITIONS = new Map<string, PositionKey>([
  ['G', 'goalkeeper'],
  ['D', 'defender'],
  ['M', 'midfielder'],
  ['F', 'forward'],
  ['PG', 'point_guard'],
  ['SG', 'shooting_guard'],
  ['SF', 'small_forward'],
  ['PF', 'power_forward'],
  ['C', 'center'],
  ['S', 'setter'],
  ['OP', 'opposite'],
  ['OH', 'outside_hitter'],
  ['MB', 'middle_blocker'],
  ['L', 'libero'],
  ['P', 'pitcher'],
  ['CA', 'catcher'],
  ['1B', 'first_base'],
  ['2B', 'second_base'],
  ['3B', 'third_base'],
  ['SS', 'shortstop'],
  ['LF', 'left_field'],
  ['CF', 'center_field'],
  ['RF', 'right_field'],
  ['DH', 'designated_hitter'],
]);
