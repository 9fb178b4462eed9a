import { Icon } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './HolderLine.module.css';

/** Whose name an account has to be in: shown, masked, and never typed. */
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
