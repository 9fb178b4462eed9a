import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './GoalLine.module.css';
import type { RoomScore } from './room';

/** A goal of the room's match: when, by whom, and the score. */
export function GoalLine({ score, side }: { readonly score: RoomScore; readonly side: 'home' | 'away' }) {
  const { t } = useTranslation();
  return (
    <p className={styles['goal']}>
      <Icon name="sport" size="sm" />
      {t('score.goal', {
        // As on the page of the match: the first minute is 1.
        minute: Math.floor(score.seconds / 60) + 1,
        team: side === 'home' ? score.homeTeam : score.awayTeam,
        home: score.home,
        away: score.away,
      })}
    </p>
  );
}
