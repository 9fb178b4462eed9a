import { useState } from 'react';
import { CalendarHeat } from '@site/shared/charts/CalendarHeat';
import { mustBeFen } from '@site/shared/money';
import { IconButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './DayCalendar.module.css';
import { formatChange } from './formatChange';
import type { PlayTotals } from './play';

interface DayCalendarProps {
  readonly days: PlayTotals['days'];
  readonly onDay: (day: string) => void;
}

/** Shows the net win of each day by month, latest month first. A day links to its entries. */
export function DayCalendar({ days, onDay }: DayCalendarProps) {
  const { t } = useTranslation();
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  const [chosen, setChosen] = useState<string>();
  const index = chosen !== undefined && months.includes(chosen) ? months.indexOf(chosen) : months.length - 1;
  const month = months[index];
  if (month === undefined) return null;
  const goTo = (at: number) => {
    setChosen(months[at]);
  };
  return (
    <>
      <div className={styles['months']}>
        <IconButton
          icon="chevron-left"
          size="sm"
          label={t('bet_record.figures.month_before')}
          disabled={index === 0}
          onClick={() => {
            goTo(index - 1);
          }}
        />
        <b>{month}</b>
        <IconButton
          icon="chevron-right"
          size="sm"
          label={t('bet_record.figures.month_after')}
          disabled={index === months.length - 1}
          onClick={() => {
            goTo(index + 1);
          }}
        />
      </div>
      <CalendarHeat
        caption={`${t('bet_record.figures.calendar')} ${month}`}
        month={month}
        days={days.filter(({ day }) => day.startsWith(month)).map(({ day, net }) => ({ day, value: net }))}
        format={(value) => formatChange(mustBeFen(value))}
        columns={{ day: t('bet_record.figures.day'), value: t('bet_record.total.net') }}
        onSelect={onDay}
      />
    </>
  );
}
