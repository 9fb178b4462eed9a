import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './GoalLine.module.css';
import type { RoomScore } from './room';

/** Shows a goal of the room's match: minute, team and score. */
export function GoalLine({ score, side }: { readonly score: RoomScore; readonly side: 'home' | 'away' }) {
  const { t } = useTranslation();
  return (
    <p className={styles['goal']}>
      <Icon name="sport" size="sm" />
      {t('score.goal', {
        // The first minute is 1, as on the match page.
        minute: Math.floor(score.seconds / 60) + 1,
        team: side === 'home' ? score.homeTeam : score.awayTeam,
        home: score.home,
        away: score.away,
      })}
    </p>
  );
}
