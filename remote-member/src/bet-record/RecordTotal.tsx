import { formatCount } from '@site/shared/i18n';
import { isMissing, type Loadable } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { Fact, Facts } from '@site/shared/ui';
import { useTranslation } from './texts';
import { RetryLine } from '../ui/RetryLine';
import { formatChange } from './formatChange';
import { winRate, type PlayTotals } from './play';
import styles from './RecordTotal.module.css';

const UNKNOWN = '–';

interface RecordTotalProps {
  readonly of: Loadable<PlayTotals>;
  /** `undefined` when the list below has failed too and has the retry button. */
  readonly onRetry: (() => void) | undefined;
}

/** Shows the totals of the filtered record; if they cannot be loaded, dashes and a retry button. */
export function RecordTotal({ of, onRetry }: RecordTotalProps) {
  const { t } = useTranslation();
  const total = of.data;
  const rate = total && winRate(total);
  return (
    <>
      <Facts form="boxes" className={styles['total']} aria-label={t('bet_record.total.title')} aria-busy={of.status === 'loading'}>
        <Fact label={t('bet_record.total.count')}>{total ? formatCount(total.count) : UNKNOWN}</Fact>
        <Fact label={t('bet_record.risk')}>{total ? formatYuanFixed(total.risk) : UNKNOWN}</Fact>
        <Fact label={t('bet_record.total.payout')}>{total ? formatYuanFixed(total.payout) : UNKNOWN}</Fact>
        <Fact label={t('bet_record.total.net')}>{total ? formatChange(total.net) : UNKNOWN}</Fact>
        <Fact label={t('bet_record.total.turnover')}>{total ? formatYuanFixed(total.turnover) : UNKNOWN}</Fact>
        <Fact label={t('bet_record.total.win_rate')}>{rate === undefined ? UNKNOWN : `${rate}%`}</Fact>
      </Facts>
      {isMissing(of) && onRetry && <RetryLine on="card" text={t('bet_record.total.failed')} onRetry={onRetry} />}
    </>
  );
}
