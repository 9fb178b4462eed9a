import { useEffect } from 'react';
import { Icon } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { CaptchaGesture } from './captcha';
import styles from './CaptchaPanel.module.css';

/** How long a passed slider is shown, in milliseconds. What it goes before does not wait for it. */
export const PASSED_SHOWN_MS = 1200;

/** Says for a moment that the slider was passed. */
export function PassedCaptcha({ tell }: { readonly tell: (gesture: CaptchaGesture) => void }) {
  const { t } = useTranslation();
  useEffect(() => {
    const over = () => {
      tell({ type: 'over' });
    };
    const timer = setTimeout(over, PASSED_SHOWN_MS);
    return () => {
      clearTimeout(timer);
      over();
    };
  }, [tell]);
  return (
    <p className={styles['passed']} role="status">
      <Icon name="check" />
      {t('captcha.passed')}
    </p>
  );
}
