import { isMissing, type Loadable } from '@site/shared/loadable';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Profile } from '../member-data/profile';
import { RetryLine } from '../ui/RetryLine';
import styles from './HolderLine.module.css';

interface HolderLineProps {
  readonly profile: Loadable<Profile>;
  readonly onRetry: () => void;
}

/** Shows the holder of a new account: the member's own masked name, read-only. */
export function HolderLine({ profile, onRetry }: HolderLineProps) {
  const { t } = useTranslation();
  return (
    <dl className={styles['holder']}>
      <dt>
        <Icon name="id-card" size="sm" />
        {t('accounts.holder')}
      </dt>
      <dd>
        {isMissing(profile) ? (
          <RetryLine on="card" text={t('accounts.holder_failed')} onRetry={onRetry} />
        ) : (
          <b>{profile.data?.realName ?? '—'}</b>
        )}
        <span>{t('accounts.holder_hint')}</span>
      </dd>
    </dl>
  );
}
