import { formatYuanFixed } from '@site/shared/money';
import { Fact, Facts } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { formatChange } from './formatChange';
import { winRate, type PlayTotals } from './play';
import styles from './RecordTotal.module.css';

const UNKNOWN = '–';

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
    <Facts form="boxes" className={styles['total']} aria-label={t('bet_record.total.title')} aria-busy={isBusy}>
      <Fact label={t('bet_record.total.count')}>{total ? total.count.toLocaleString('zh-CN') : UNKNOWN}</Fact>
      <Fact label={t('bet_record.total.stake')}>{total ? formatYuanFixed(total.stake) : UNKNOWN}</Fact>
      <Fact label={t('bet_record.total.payout')}>{total ? formatYuanFixed(total.payout) : UNKNOWN}</Fact>
      <Fact label={t('bet_record.total.net')}>{total ? formatChange(total.net) : UNKNOWN}</Fact>
      <Fact label={t('bet_record.total.turnover')}>{total ? formatYuanFixed(total.turnover) : UNKNOWN}</Fact>
      <Fact label={t('bet_record.total.win_rate')}>{rate === undefined ? UNKNOWN : `${rate}%`}</Fact>
    </Facts>
  );
}
