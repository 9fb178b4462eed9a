import { useRouteLink } from '@site/shared/contract';
import { ButtonLink } from '@site/shared/ui';
import { useTranslation } from './texts';

/** Links to the existing accounts, shown when the requested one is unknown. */
export function PayoutAccountLinks() {
  const { t } = useTranslation();
  const cards = useRouteLink('addBankCard', {});
  const profile = useRouteLink('userinfo', {});
  return (
    <>
      <ButtonLink variant="primary" {...cards}>
        {t('accounts.title')}
      </ButtonLink>
      <ButtonLink {...profile}>{t('userinfo.title')}</ButtonLink>
    </>
  );
}
