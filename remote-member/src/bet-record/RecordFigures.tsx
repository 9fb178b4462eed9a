import { useState } from 'react';
import { sportLabel, useBettingTranslation } from '@site/shared/betting';
import { formatYuanFixed } from '@site/shared/money';
import { Card, Cell, Column, Row, Table, TabPanel, Tabs } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { RecordPeriod } from '../record-period/recordPeriod';
import { formatChange } from './formatChange';
import type { PlaySums, PlayTotals } from './play';

const FIGURES = ['line', 'venues', 'sports'] as const;

interface RecordFiguresProps {
  readonly totals: PlayTotals;
  readonly period: RecordPeriod;
}

/** How the totals came about, as pictures with the tables behind them. */
export function RecordFigures({ totals }: RecordFiguresProps) {
  const { t } = useTranslation();
  const { t: tb } = useBettingTranslation();
  const [shown, setShown] = useState<(typeof FIGURES)[number]>('line');
  return (
    <Card padding="lg" title={t('bet_record.figures.title')}>
      <Tabs
        label={t('bet_record.figures.title')}
        value={shown}
        onChange={setShown}
        items={FIGURES.map((value) => ({ value, label: t(`bet_record.figures.${value}`) }))}
      >
        <TabPanel value="line">
          <SumsTable name={t('bet_record.figures.day')} rows={totals.days.map(({ day, ...sums }) => ({ name: day, ...sums }))} />
        </TabPanel>
        <TabPanel value="venues">
          <SumsTable name={t('bet_record.figures.venue')} rows={totals.venues} />
        </TabPanel>
        <TabPanel value="sports">
          <SumsTable
            name={t('bet_record.figures.sport')}
            rows={totals.sports.map(({ sport, ...sums }) => ({
              name: sport === 'mixed' ? t('bet_record.figures.mixed') : sportLabel(sport, tb),
              ...sums,
            }))}
          />
        </TabPanel>
      </Tabs>
    </Card>
  );
}

function SumsTable({ name, rows }: { readonly name: string; readonly rows: readonly (PlaySums & { readonly name: string })[] }) {
  const { t } = useTranslation();
  return (
    <Table caption={name}>
      <Column>{name}</Column>
      <Column align="end">{t('bet_record.total.count')}</Column>
      <Column align="end">{t('bet_record.total.stake')}</Column>
      <Column align="end">{t('bet_record.total.turnover')}</Column>
      <Column align="end">{t('bet_record.total.net')}</Column>
      {rows.map((row) => (
        <Row key={row.name}>
          <Cell header>{row.name}</Cell>
          <Cell align="end">{row.count.toLocaleString('zh-CN')}</Cell>
          <Cell align="end">{formatYuanFixed(row.stake)}</Cell>
          <Cell align="end">{formatYuanFixed(row.turnover)}</Cell>
          <Cell align="end">{formatChange(row.net)}</Cell>
        </Row>
      ))}
    </Table>
  );
}
