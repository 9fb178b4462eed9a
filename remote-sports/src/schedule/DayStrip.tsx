import { cx, Strip } from '@site/shared/ui';
import { parseDay, weekdayOf } from '@site/shared/calendar';
import { useTranslation } from './texts';
import styles from './DayStrip.module.css';

interface DayStripProps {
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
}

/** Text keys of the weekdays, starting with Monday. */
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '0'] as const;

/** Shows the days around today with their numbers of matches. */
export function DayStrip({ days, day, today, onDay }: DayStripProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['days']}>
      <Strip role="group" aria-label={t('schedule.days')} className={styles['row']}>
        {days.map(({ day: each, count }) => (
          <button
            key={each}
            type="button"
            className={cx(styles['day'], each === today && styles['today'])}
            aria-pressed={each === day}
            onClick={() => {
              onDay(each);
            }}
          >
            <span>{each === today ? t('schedule.today') : t(`schedule.weekday.${WEEKDAYS[weekdayOf(parseDay(each) ?? 0)] ?? '0'}`)}</span>
            <b data-num translate="no">
              {each.slice(5)}
            </b>
            <span className={styles['count']} data-num translate="yes">
              {t('schedule.count', { count })}
            </span>
          </button>
        ))}
      </Strip>
    </div>
  );
}
