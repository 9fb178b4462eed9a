import { firstCharacter } from '@site/shared/input';
import type { Sport, Team } from '@site/shared/betting';
import { cx } from '@site/shared/ui';
import { Crest } from '@site/shared/ui/drawings/Crest';
import { Flag } from '@site/shared/ui/drawings/flags/Flag';
import { nationOf } from './nations';
import styles from './TeamMark.module.css';

interface TeamMarkProps {
  readonly team: Team;
  readonly sport: Sport;
  /** Class that sets the size of the square box. */
  readonly className?: string | undefined;
}

/** Sports of individual players, who have no crests. */
const OF_PLAYERS: ReadonlySet<Sport> = new Set(['tennis', 'snooker', 'table-tennis']);

/**
 * Shows the mark of a side: the flag of a nation, the initial of a player, or the crest of a club. It always stands
 * beside the name.
 */
export function TeamMark({ team, sport, className }: TeamMarkProps) {
  const nation = nationOf(team.id);
  if (nation) {
    return (
      <span className={cx(styles['flag'], className)}>
        <Flag nation={nation} className={styles['cloth']} />
      </span>
    );
  }
  if (OF_PLAYERS.has(sport)) {
    return (
      <span aria-hidden="true" className={cx(styles['initial'], className)} data-tone={Number(team.id.slice(-1)) % TONES}>
        <span className={styles['letter']}>{firstCharacter(team.name)}</span>
      </span>
    );
  }
  return <Crest teamId={team.id} className={className} />;
}

const TONES = 4;
