import { cx, Icon, VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './FindPassword.module.css';

const STEPS = ['recovery.step_identity', 'recovery.step_code', 'recovery.step_password', 'recovery.step_done'] as const;

/** Shows the current step, and announces a change. Implements R-RESET-03. */
export function StepList({ step }: { readonly step: 0 | 1 | 2 | 3 }) {
  const { t } = useTranslation();
  return (
    <>
      <ol className={styles['steps']} aria-label={t('recovery.steps')}>
        {STEPS.map((name, index) => (
          <li key={name} className={cx(styles['step'], index < step && styles['past'])} aria-current={index === step ? 'step' : undefined}>
            <span className={styles['number']} aria-hidden="true">
              {index < step ? <Icon name="check" size="xs" /> : index + 1}
            </span>
            {t(name)}
          </li>
        ))}
      </ol>
      <p role="status" className={styles['progress']}>
        <VisuallyHidden>{t('recovery.progress', { step: step + 1, count: STEPS.length, name: t(STEPS[step]) })}</VisuallyHidden>
      </p>
    </>
  );
}
