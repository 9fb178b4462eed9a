import { useState } from 'react';
import { compactInput } from '@site/shared/input';
import { useServices } from '@site/shared/contract';
import { Button, Chip, DateField, FilterFold, Form, Strip, TextField } from '@site/shared/ui';
import { RECORDS_KEPT_YEARS } from '@site/shared/validation';
import { useTranslation } from './texts';
import { earliestDay, firstDayOf, fitDays, NUMBER_MAX_LENGTH, SPAN_DAYS, SPANS, type TransactionFilter } from './transactionFilter';
import styles from './TransactionsScreen.module.css';

const NUMBER_INPUT = compactInput(NUMBER_MAX_LENGTH);

interface TransactionSearchProps {
  readonly filter: TransactionFilter;
  readonly onChange: (changed: Partial<TransactionFilter>) => void;
}

/** Shows time spans and days, which apply at once, and a number, which is searched on a press or Enter. */
export function TransactionSearch({ filter: { days, number }, onChange }: TransactionSearchProps) {
  const { clock } = useServices();
  const { t } = useTranslation();
  const now = clock.now();
  const [earliest, today] = [earliestDay(now), firstDayOf(1, now)];
  const [typed, setTyped] = useState(number ?? '');
  return (
    <Form
      className={styles['search']}
      onSubmit={() => {
        onChange({ number: typed === '' ? undefined : typed });
      }}
    >
      <Strip role="group" aria-label={t('transactions.span')} className={styles['spans']}>
        {SPANS.map((count) => {
          const from = firstDayOf(count, now);
          return (
            <Chip
              key={count}
              pressed={days.from === from && days.to === undefined}
              onClick={() => {
                onChange({ days: { from, to: undefined } });
              }}
            >
              {count === SPAN_DAYS ? t('transactions.three_months') : t('transactions.last_days', { count })}
            </Chip>
          );
        })}
      </Strip>
      <FilterFold count={[days.from ?? days.to, number].filter((each) => each !== undefined).length}>
        <DateField
          className={styles['day']}
          label={t('orders.from')}
          value={days.from ?? ''}
          min={earliest}
          max={today}
          onChange={(day) => {
            onChange({ days: fitDays({ ...days, from: day === '' ? undefined : day }, 'from', now) });
          }}
        />
        <DateField
          className={styles['day']}
          label={t('orders.to')}
          value={days.to ?? ''}
          min={earliest}
          max={today}
          onChange={(day) => {
            onChange({ days: fitDays({ ...days, to: day === '' ? undefined : day }, 'to', now) });
          }}
        />
        <div className={styles['find']}>
          <TextField
            label={t('transactions.search')}
            value={typed}
            onChange={setTyped}
            reads={NUMBER_INPUT}
            autoComplete="off"
            placeholder={t('transactions.search_placeholder')}
          />
          <Button type="submit" icon="search">
            {t('transactions.search_submit')}
          </Button>
        </div>
      </FilterFold>
      <p className={styles['bounds']}>{t('transactions.bounds', { years: RECORDS_KEPT_YEARS })}</p>
    </Form>
  );
}
