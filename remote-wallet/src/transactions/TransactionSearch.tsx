import { useState } from 'react';
import { compactInput } from '@site/shared/input';
import { Button, DateField, Form, TextField } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { NUMBER_MAX_LENGTH, type TransactionFilter } from './transactionFilter';
import styles from './TransactionsScreen.module.css';

const NUMBER_INPUT = compactInput(NUMBER_MAX_LENGTH);

interface TransactionSearchProps {
  readonly filter: TransactionFilter;
  readonly onChange: (changed: Partial<TransactionFilter>) => void;
}

/** Days, which count at once, and a number, which is looked for on a press or Enter. */
export function TransactionSearch({ filter: { days, number }, onChange }: TransactionSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(number ?? '');
  return (
    <Form
      className={styles['search']}
      onSubmit={() => {
        onChange({ number: typed === '' ? undefined : typed });
      }}
    >
      <DateField
        label={t('orders.from')}
        value={days.from ?? ''}
        max={days.to}
        onChange={(day) => {
          onChange({ days: { ...days, from: day === '' ? undefined : day } });
        }}
      />
      <DateField
        label={t('orders.to')}
        value={days.to ?? ''}
        min={days.from}
        onChange={(day) => {
          onChange({ days: { ...days, to: day === '' ? undefined : day } });
        }}
      />
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
    </Form>
  );
}
