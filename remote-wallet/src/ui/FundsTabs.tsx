import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { useRovingFocus } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './FundsTabs.module.css';

/** Links between deposit, transfer and withdrawal, in this order on each of the three, one stop of the Tab key. The deposit is missing where the site has switched it off. */
export function FundsTabs({ current }: { readonly current: 'deposit' | 'withdrawal' | 'transfer' }) {
  const { flags } = useServices();
  const { t } = useTranslation();
  const { depositGuide } = useReadable(flags);
  const { ref } = useRovingFocus<HTMLElement>({ start: '[aria-current]' });
  const deposit = useRouteLink('saveMoney', {});
  const withdrawal = useRouteLink('takeMoney', {});
  const transfer = useRouteLink('transferMoney', {});
  return (
    <nav ref={ref} aria-label={t('tabs.title')}>
      <div data-roving-row className={styles['tabs']}>
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
      </div>
    </nav>
  );
}
