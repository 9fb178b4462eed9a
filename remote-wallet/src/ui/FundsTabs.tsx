import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { LinkTab, LinkTabs } from '@site/shared/ui/LinkTabs';
import { useTranslation } from './texts';
import styles from './FundsTabs.module.css';

/**
 * Links between deposit, transfer and withdrawal, in this order on all three pages and as one Tab stop. The deposit is
 * missing when the site has disabled it.
 */
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
        <LinkTab {...deposit} isCurrent={current === 'deposit'}>
          {t('tabs.deposit')}
        </LinkTab>
      )}
      <LinkTab {...transfer} isCurrent={current === 'transfer'}>
        {t('tabs.transfer')}
      </LinkTab>
      <LinkTab {...withdrawal} isCurrent={current === 'withdrawal'}>
        {t('tabs.withdrawal')}
      </LinkTab>
    </LinkTabs>
  );
}
