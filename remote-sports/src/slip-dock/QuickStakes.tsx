import { formatYuanInput, mustBeFen, parseYuan } from '@site/shared/money';
import { AmountChip } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { TypedStake } from './useTypedStake';
import styles from './SlipFooter.module.css';

/** What one press enters as the stake, in fen. */
const QUICK_STAKES = [10_000, 50_000, 100_000, 500_000].map(mustBeFen);

/** Sums to stake by one press, and the highest there is. */
export function QuickStakes({ typed, isDisabled }: { readonly typed: TypedStake; readonly isDisabled: boolean }) {
  const { t } = useTranslation();
  const { cap } = typed;
  return (
    <div role="group" aria-label={t('slip.quick_stakes')} className={styles['quick']}>
      {QUICK_STAKES.map((amount) => (
        <AmountChip
          key={amount}
          size="sm"
          pressed={parseYuan(typed.text) === amount}
          disabled={isDisabled}
          onClick={() => {
            typed.write(formatYuanInput(amount));
          }}
        >
          {(amount / 100).toLocaleString('zh-CN')}
        </AmountChip>
      ))}
      <AmountChip
        size="sm"
        disabled={isDisabled || cap === undefined || cap === 0}
        onClick={() => {
          if (cap !== undefined) typed.write(formatYuanInput(cap));
        }}
      >
        {t('slip.maximum')}
      </AmountChip>
    </div>
  );
}
