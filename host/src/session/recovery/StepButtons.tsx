import type { ReactNode } from 'react';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './FindPassword.module.css';

interface StepButtonsProps {
  readonly onBack: () => void;
  /** Set to false while a call is pending. */
  readonly canGoBack: boolean;
  /** Label of the button that continues. */
  readonly children: ReactNode;
}

/** Shows the buttons to the previous and the next step. Implements R-RESET-10. */
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
