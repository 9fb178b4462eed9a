import { useSharedTranslation } from '@site/shared/i18n';
import { useTranslation } from './texts';
import styles from './JackpotFailure.module.css';

interface JackpotFailureProps {
  readonly onRetry: () => void;
  readonly className?: string | undefined;
}

export function JackpotFailure({ onRetry, className }: JackpotFailureProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  return (
    <p role="status" className={className}>
      {t('jackpot.failed')}
      <button type="button" className={styles['retry']} onClick={onRetry}>
        {tShared('loadable.retry')}
      </button>
    </p>
  );
}
