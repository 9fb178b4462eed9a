import { formatYuanFixed } from '@site/shared/money';
import { useTranslation } from '../i18n';
import type { BetTotal } from './ticketPage';
import styles from './RecordTotal.module.css';

interface RecordTotalProps {
  readonly unit: 'tickets' | 'rounds';
  /** `undefined` until it is loaded. */
  readonly total: BetTotal | undefined;
  readonly isBusy: boolean;
}

/** The totals of the chosen period, with dashes where they cannot be loaded. */
export function RecordTotal({ unit, total, isBusy }: RecordTotalProps) {
  const { t } = useTranslation();
  return (
    <dl className={styles['total']} aria-label={t('bet_record.total.title')} aria-busy={isBusy}>
      <Sum name={t(`bet_record.total.count.${unit}`)} value={total && String(total.count)} />
      <Sum name={t('bet_record.total.stake')} value={total && formatYuanFixed(total.stake)} />
      <Sum name={t('bet_record.total.payout')} value={total && formatYuanFixed(total.payout)} />
    </dl>
  );
}

function Sum({ name, value = '–' }: { readonly name: string; readonly value: string | undefined }) {
  return (
    <div className={styles['sum']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
