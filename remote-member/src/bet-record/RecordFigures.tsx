import { useState } from 'react';
import { sportLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { LineChart } from '@site/shared/charts/LineChart';
import { mustBeFen } from '@site/shared/money';
import { Card, TabPanel, Tabs } from '@site/shared/ui';
import { dateOfDay, parseDay } from '@site/shared/calendar';
import { useTranslation } from './texts';
import { daysOf, type RecordPeriod } from '../record-period/recordPeriod';
import { DayCalendar } from './DayCalendar';
import { formatChange } from './formatChange';
import { profitLine, type PlayTotals } from './play';
import styles from './RecordFigures.module.css';
import { SplitFigure } from './SplitFigure';

const FIGURES = ['line', 'calendar', 'venues', 'sports'] as const;

interface RecordFiguresProps {
  readonly totals: PlayTotals;
  readonly period: RecordPeriod;
  readonly onDay: (day: string) => void;
}

export function RecordFigures({ totals, period, onDay }: RecordFiguresProps) {
  const { t } = useTranslation();
  const { t: tb } = useBettingTranslation();
  const [chosen, setShown] = useState<(typeof FIGURES)[number]>('line');
  const figures = FIGURES.filter((figure) => figure !== 'sports' || totals.sports.length > 0);
  const shown = figures.includes(chosen) ? chosen : 'line';
  return (
    <Card padding="lg" title={t('bet_record.figures.title')}>
      <Tabs
        label={t('bet_record.figures.title')}
        value={shown}
        onChange={setShown}
        items={figures.map((value) => ({ value, label: t(`bet_record.figures.${value}`) }))}
      >
        <TabPanel value="line">
          <div className={styles['figure']}>
            <ProfitLine totals={totals} period={period} />
          </div>
        </TabPanel>
        <TabPanel value="calendar">
          <div className={styles['figure']}>
            <DayCalendar days={totals.days} onDay={onDay} />
          </div>
        </TabPanel>
        <TabPanel value="venues">
          <div className={styles['figure']}>
            <SplitFigure name={t('bet_record.figures.venue')} rows={totals.venues.map(({ enName, ...row }) => ({ key: enName, ...row }))} />
          </div>
        </TabPanel>
        <TabPanel value="sports">
          <div className={styles['figure']}>
            <SplitFigure
              name={t('bet_record.figures.sport')}
              rows={totals.sports.map(({ sport, ...sums }) => ({
                key: sport,
                name: sport === 'mixed' ? t('bet_record.figures.mixed') : sportLabel(sport, tb),
                ...sums,
              }))}
            />
          </div>
        </TabPanel>
      </Tabs>
    </Card>
  );
}

/** Draws the net win from the first day with play on, so that a new member's line does not start with empty months. */
function ProfitLine({ totals: { days }, period }: { readonly totals: PlayTotals; readonly period: RecordPeriod }) {
  const { t } = useTranslation();
  const [first] = days;
  const played = daysOf(period).filter((day) => first !== undefined && day >= first.day);
  // A line needs two points, so it starts at zero on the day before the first.
  const before = first === undefined ? [] : daysBefore(first.day);
  const points = profitLine(days, [...before, ...played]);
  return (
    <LineChart
      caption={t('bet_record.figures.line')}
      points={points.map(({ day, net }) => ({ key: day, label: day, shortLabel: day.slice(5), value: net }))}
      format={(value) => formatChange(mustBeFen(value))}
      columns={{ point: t('bet_record.figures.day'), value: t('bet_record.figures.so_far') }}
      signed
    />
  );
}

function daysBefore(day: string): readonly string[] {
  const number = parseDay(day);
  return number === undefined ? [] : [dateOfDay(number - 1)];
}
