import { useSharedTranslation } from '@site/shared/i18n';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './HighlightsFailed.module.css';

/** Shows one quiet line when the matches could not be loaded: home has other content too. */
export function HighlightsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  return (
    <p className={styles['failed']} role="status">
      <Icon name="warning" size="sm" />
      <span>{t('home.failed')}</span>
      <button type="button" className={styles['retry']} onClick={onRetry}>
        {tShared('loadable.retry')}
      </button>
    </p>
  );
}
