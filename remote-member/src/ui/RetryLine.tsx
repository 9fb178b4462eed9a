import { useSharedTranslation } from '@site/shared/i18n';
import styles from './RetryLine.module.css';

/** A failure on one line, with a button that loads again. */
export function RetryLine({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useSharedTranslation();
  return (
    <p className={styles['line']} role="status">
      {text}
      <button type="button" className={styles['retry']} onClick={onRetry}>
        {t('loadable.retry')}
      </button>
    </p>
  );
}
