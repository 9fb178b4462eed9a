import { formatYuan, formatYuanPlain, type Fen } from '@site/shared/money';
import { useTranslation } from './texts';
import type { BetSummary } from '../slip/betSummary';
import type { StakeBounds } from '../slip/types';
import styles from './StakeNotes.module.css';

/** Shows the minimum and maximum stake inside the field. */
export function LimitsText({ limits: { min, max } }: { readonly limits: StakeBounds }) {
  const { t } = useTranslation();
  return (
    <span className={styles['limits']} data-num translate="yes">
      {t('slip.limits', { min: formatYuanPlain(min), max: formatYuanPlain(max) })}
    </span>
  );
}

/** Returns the message about a typed stake: it was reduced to its cap, or it is below the minimum. */
export function useStakeMessage(bet: BetSummary | undefined, cappedTo: Fen | undefined): string {
  const { t } = useTranslation();
  if (cappedTo !== undefined) return t('slip.capped', { amount: formatYuan(cappedTo) });
  if (bet?.readiness !== 'minimum' || !bet.limits) return '';
  return t('slip.below_minimum', { amount: formatYuan(bet.limits.min) });
}
