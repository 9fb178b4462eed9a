import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { LinkTabs } from '@site/shared/ui/LinkTabs';
import { useTranslation } from '../i18n';
import styles from './FundsTabs.module.css';

/** Links between deposit, transfer and withdrawal, in this order on each of the three, one stop of the Tab key. The deposit is missing where the site has switched it off. */
export function FundsTabs({ current }: { readonly current: 'deposit' | 'withdrawal' | 'transfer' }) {
  const { flags } = useServices();
  const { t } = useTranslation();
  const { depositGuide } = useReadable(flags);
  const deposit = useRouteLink('saveMoney', {});
  const withdrawal = useRouteLink('takeMoney', {});
  const transfer = useRouteLink('transferMoney', {});
  return (
    <LinkTabs label={t('tabs.title')} className={styles['tabs']}>
      {depositGuide && (
        <a {...deposit} aria-current={current === 'deposit' ? 'page' : undefined}>
          {t('deposit.title')}
        </a>
      )}
      <a {...transfer} aria-current={current === 'transfer' ? 'page' : undefined}>
        {t('transfer.title')}
      </a>
      <a {...withdrawal} aria-current={current === 'withdrawal' ? 'page' : undefined}>
        {t('withdrawal.title')}
      </a>
    </LinkTabs>
  );
}
