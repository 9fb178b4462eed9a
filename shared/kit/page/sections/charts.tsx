import { useState } from 'react';
import { BarList } from '@site/shared/charts/BarList';
import { CalendarHeat } from '@site/shared/charts/CalendarHeat';
import { LineChart } from '@site/shared/charts/LineChart';
import { ShareBar } from '@site/shared/charts/ShareBar';
import { formatYuan, formatYuanFixed } from '@site/shared/money';
import type { Fen } from '@site/shared/money';
import { useTranslation } from '../i18n';
import type { KitSection } from '../KitSection';
import { Specimen } from '../Specimen';

const MONTH = '2026-11';
/** Net amounts in fen per day of the month. */
const NET = [
  0, 1200, 3650, -800, -2500, -4100, 900, 5200, 12_800, 9900, 7100, 7100, -600, -3300, 2400, 8800, 15_000, 13_200, 16_400, 21_000,
];
const BALANCE = NET.map((_, index) => 520_000 + NET.slice(0, index + 1).reduce((sum, net) => sum + net * 100, 0));

const exact = (fen: number) => formatYuanFixed(fen as Fen);
const short = (fen: number) => formatYuan(fen as Fen);
const dayOf = (index: number) => `${MONTH}-${String(index + 1).padStart(2, '0')}`;

function pointsOf(values: readonly number[]) {
  return values.map((value, index) => ({ key: dayOf(index), label: dayOf(index), shortLabel: dayOf(index).slice(5), value }));
}

function Lines() {
  const { t } = useTranslation();
  const columns = { point: t('sample.day_head'), value: t('sample.balance') };
  return (
    <>
      <Specimen name={t('states.default')} wide fill>
        <LineChart caption={t('sample.balance')} points={pointsOf(BALANCE)} format={exact} formatTick={short} columns={columns} />
      </Specimen>
      <Specimen name={t('states.signed')} wide fill>
        <LineChart
          caption={t('sample.net')}
          points={pointsOf(NET)}
          format={exact}
          formatTick={short}
          columns={{ ...columns, value: t('sample.net') }}
          signed
        />
      </Specimen>
    </>
  );
}

const SHARES = [
  ['sport', 182_000],
  ['realbet', 96_630],
  ['egame', 50_000],
  ['chess', 21_400],
  ['gaming', 12_000],
  ['lottery', 4_000],
  ['fishing', 1_500],
] as const;

function Shares() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.default')} wide fill>
      <ShareBar
        caption={t('sample.by_venue')}
        parts={SHARES.map(([venue, value]) => ({ key: venue, label: t(`drawing.${venue}`), value }))}
        format={exact}
        columns={{ part: t('sample.venue'), value: t('sample.balance') }}
      />
    </Specimen>
  );
}

function Bars() {
  const { t } = useTranslation();
  const rowsOf = (isSigned: boolean) =>
    SHARES.map(([venue, value], index) => ({
      key: venue,
      label: t(`drawing.${venue}`),
      value: isSigned && index % 3 === 1 ? -value : value,
    }));
  const columns = { row: t('sample.venue'), value: t('sample.net') };
  return (
    <>
      <Specimen name={t('states.default')} fill>
        <BarList caption={t('sample.by_venue')} rows={rowsOf(false)} format={exact} columns={columns} />
      </Specimen>
      <Specimen name={t('states.signed')} fill>
        <BarList caption={t('sample.net')} rows={rowsOf(true)} format={exact} columns={columns} signed />
      </Specimen>
    </>
  );
}

function Months() {
  const { t } = useTranslation();
  const [selected, setSelected] = useState(dayOf(0));
  const days = NET.map((value, index) => ({ day: dayOf(index), value }));
  return (
    <Specimen name={t('states.selected')} wide fill>
      <CalendarHeat
        caption={t('sample.net')}
        month={MONTH}
        days={days}
        format={exact}
        formatCell={short}
        columns={{ day: t('sample.day_head'), value: t('sample.net') }}
        selected={selected}
        onSelect={setSelected}
      />
    </Specimen>
  );
}

export const CHARTS: readonly KitSection[] = [
  { id: 'line_chart', shows: ['LineChart'], View: Lines },
  { id: 'share_bar', shows: ['ShareBar'], View: Shares },
  { id: 'bar_list', shows: ['BarList'], View: Bars },
  { id: 'calendar_heat', shows: ['CalendarHeat'], View: Months },
];
