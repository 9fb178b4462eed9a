import type { ReactNode } from 'react';
import { Button } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import styles from './FindPassword.module.css';

interface StepButtonsProps {
  readonly onBack: () => void;
  /** Not while something is on its way. */
  readonly canGoBack: boolean;
  /** The way on. */
  readonly children: ReactNode;
}

/** The step before, and the way on. Implements R-RESET-10. */
export function StepButtons({ onBack, canGoBack, children }: StepButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['buttons']}>
      <Button variant="secondary" size="lg" disabled={!canGoBack} onClick={onBack}>
        {t('recovery.back')}
      </Button>
      {children}
    </div>
  );
}
