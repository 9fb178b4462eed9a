import { Fact, Facts } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { DepositMethod } from './deposit';
import styles from './MethodFacts.module.css';

/**
 * Shows below the methods which channel the chosen one uses, its cost, and how fast recent deposits arrived, when
 * known.
 */
export function MethodFacts({ method: { channel, isFree, arrivesWithinSeconds } }: { readonly method: DepositMethod }) {
  const { t } = useTranslation();
  const facts = [
    channel !== undefined && ([t('deposit.channel'), channel] as const),
    isFree && ([t('deposit.fee'), t('deposit.no_fee')] as const),
    arrivesWithinSeconds !== undefined &&
      ([t('deposit.arrival'), t('deposit.arrives_within', { minutes: Math.max(1, Math.ceil(arrivesWithinSeconds / 60)) })] as const),
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <Facts form="line" className={styles['facts']}>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
