import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Card } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './NextSteps.module.css';

/** Links to the payout accounts, for a member with phone and real name. */
export function NextSteps() {
  const { t } = useTranslation();
  return (
    <Card title={t('binding.next.title')} padding="lg" className={styles['card']}>
      <p className={styles['hint']}>{t('binding.next.hint')}</p>
      <p className={styles['links']}>
        <ButtonLink variant="primary" icon="bank" {...useRouteLink('addBankCard', {})}>
          {t('accounts.kind.bank')}
        </ButtonLink>
        <ButtonLink icon="coins" {...useRouteLink('virtualCoinCard', {})}>
          {t('accounts.kind.virtual')}
        </ButtonLink>
        <ButtonLink icon="wallet" {...useRouteLink('alipayManage', {})}>
          {t('accounts.kind.alipay')}
        </ButtonLink>
      </p>
    </Card>
  );
}
