import { formatYuanFixed } from '@site/shared/money';
import { useTranslation } from '../i18n';
import { formatChange } from './formatChange';
import { winRate, type PlayTotals } from './play';
import styles from './RecordTotal.module.css';

interface RecordTotalProps {
  /** `undefined` until it is loaded. */
  readonly total: PlayTotals | undefined;
  readonly isBusy: boolean;
}

/** The totals of what the filter lets through, with dashes where they cannot be loaded. */
export function RecordTotal({ total, isBusy }: RecordTotalProps) {
  const { t } = useTranslation();
  const rate = total && winRate(total);
  return (
    <dl className={styles['total']} aria-label={t('bet_record.total.title')} aria-busy={isBusy}>
      <Sum name={t('bet_record.total.count')} value={total && total.count.toLocaleString('zh-CN')} />
      <Sum name={t('bet_record.total.stake')} value={total && formatYuanFixed(total.stake)} />
      <Sum name={t('bet_record.total.payout')} value={total && formatYuanFixed(total.payout)} />
      <Sum name={t('bet_record.total.net')} value={total && formatChange(total.net)} />
      <Sum name={t('bet_record.total.turnover')} value={total && formatYuanFixed(total.turnover)} />
      <Sum name={t('bet_record.total.win_rate')} value={rate === undefined ? undefined : `${rate}%`} />
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
