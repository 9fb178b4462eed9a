import { Icon } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './HolderLine.module.css';

/** The holder of a new account: the member's own masked name, read-only. */
export function HolderLine({ realName }: { readonly realName: string | undefined }) {
  const { t } = useTranslation();
  return (
    <dl className={styles['holder']}>
      <dt>
        <Icon name="id-card" size="sm" />
        {t('accounts.holder')}
      </dt>
      <dd>
        <b>{realName ?? '—'}</b>
        <span>{t('accounts.holder_hint')}</span>
      </dd>
    </dl>
  );
}
