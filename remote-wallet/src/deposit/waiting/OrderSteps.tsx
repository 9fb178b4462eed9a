import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { DepositOrder } from '../deposit';
import styles from './OrderSteps.module.css';

const STEPS = ['ordered', 'pay', 'arrive'] as const;

/**
 * Shows the progress of a waiting order: ordered, to be paid, and, after the member has reported the payment, waiting
 * for the money.
 */
export function OrderSteps({ order: { claimedAt, dispute } }: { readonly order: DepositOrder }) {
  const { t } = useTranslation();
  const current = claimedAt === undefined ? 'pay' : 'arrive';
  return (
    <ol className={styles['steps']} aria-label={t('waiting.progress')}>
      {STEPS.map((step, index) => {
        const isDone = index < STEPS.indexOf(current);
        return (
          <li key={step} data-done={isDone || undefined} aria-current={step === current ? 'step' : undefined}>
            <span className={styles['mark']} aria-hidden="true">
              {isDone ? <Icon name="check" size="xs" /> : index + 1}
            </span>
            {t(step === 'arrive' && dispute?.state === 'open' ? 'waiting.stage.checked' : `waiting.stage.${step}`)}
          </li>
        );
      })}
    </ol>
  );
}
