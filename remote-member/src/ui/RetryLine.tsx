import { useSharedTranslation } from '@site/shared/i18n';
import styles from './RetryLine.module.css';

interface RetryLineProps {
  readonly text: string;
  readonly onRetry: () => void;
  /** Background: a drawing, which is dark in both editions, or a card. */
  readonly on: 'art' | 'card';
}

/** Shows a failure on one line with a retry button. */
export function RetryLine({ text, onRetry, on }: RetryLineProps) {
  const { t } = useSharedTranslation();
  return (
    <p className={styles['line']} data-on={on} role="status">
      {text}
      <button type="button" className={styles['retry']} onClick={onRetry}>
        {t('loadable.retry')}
      </button>
    </p>
  );
}
