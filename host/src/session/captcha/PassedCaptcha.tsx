import { useEffect } from 'react';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { CaptchaGesture } from './captcha';
import styles from './CaptchaPanel.module.css';

/** Time for which a passed slider stays visible, in milliseconds. The protected call does not wait for it. */
export const PASSED_SHOWN_MS = 1200;

/** Shows briefly that the slider was passed. */
export function PassedCaptcha({ onGesture }: { readonly onGesture: (gesture: CaptchaGesture) => void }) {
  const { t } = useTranslation();
  useEffect(() => {
    const over = () => {
      onGesture({ type: 'over' });
    };
    const timer = setTimeout(over, PASSED_SHOWN_MS);
    return () => {
      clearTimeout(timer);
      over();
    };
  }, [onGesture]);
  return (
    <p className={styles['passed']} role="status">
      <Icon name="check" />
      {t('captcha.passed')}
    </p>
  );
}
