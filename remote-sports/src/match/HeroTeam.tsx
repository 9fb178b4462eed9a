import type { Match } from '@site/shared/betting';
import { Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import { TeamMark } from '../ui/TeamMark';
import styles from './MatchHero.module.css';

interface HeroTeamProps {
  readonly match: Match;
  readonly side: 'home' | 'away';
}

/** Shows one side of the match with its red cards, and a ball when it serves. */
export function HeroTeam({ match, side }: HeroTeamProps) {
  const { t } = useTranslation();
  const [team, reds] = [match[side], match.redCards?.[side] ?? 0];
  return (
    <div className={styles['team']}>
      <TeamMark team={team} sport={match.sport} className={styles['mark']} />
      <h2 className={styles['name']}>
        {team.name}
        {match.serve === side && match.status === 'live' && <i role="img" aria-label={t('match.serves')} className={styles['serve']} />}
      </h2>
      {reds > 0 && <Tag tone="danger">{t('score.red_cards', { count: reds })}</Tag>}
    </div>
  );
}
