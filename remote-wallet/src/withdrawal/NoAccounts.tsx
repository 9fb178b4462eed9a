import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Empty } from '@site/shared/ui';
import { useTranslation } from '../i18n';

/** Shown to a member without a payout account: links to add one. */
export function NoAccounts() {
  const { t } = useTranslation();
  const card = useRouteLink('addBankCard', {});
  const coin = useRouteLink('virtualCoinCard', {});
  const alipay = useRouteLink('alipayManage', {});
  return (
    <Empty
      title={t('withdrawal.no_accounts')}
      actions={
        <>
          <ButtonLink variant="primary" icon="bank" {...card}>
            {t('withdrawal.add.bank')}
          </ButtonLink>
          <ButtonLink icon="coins" {...coin}>
            {t('withdrawal.add.virtual')}
          </ButtonLink>
          <ButtonLink icon="qr-code" {...alipay}>
            {t('withdrawal.add.alipay')}
          </ButtonLink>
        </>
      }
    >
      {t('withdrawal.no_accounts_hint')}
    </Empty>
  );
}
