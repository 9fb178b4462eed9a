import { useRouteLink } from '@site/shared/contract';
import { LinkTab, LinkTabs } from '@site/shared/ui/LinkTabs';
import { useTranslation } from './texts';
import { PAYOUT_ACCOUNT_KINDS, type PayoutAccountKind } from './payoutAccount';
import { PAYOUT_ACCOUNT_LOOKS } from './payoutAccountLooks';

export function PayoutAccountTabs({ current }: { readonly current: PayoutAccountKind }) {
  const { t } = useTranslation();
  return (
    <LinkTabs label={t('accounts.tabs')}>
      {PAYOUT_ACCOUNT_KINDS.map((kind) => (
        <PayoutAccountTab key={kind} kind={kind} isCurrent={kind === current} />
      ))}
    </LinkTabs>
  );
}

function PayoutAccountTab({ kind, isCurrent }: { readonly kind: PayoutAccountKind; readonly isCurrent: boolean }) {
  const { t } = useTranslation();
  const link = useRouteLink(PAYOUT_ACCOUNT_LOOKS[kind].route, {});
  return (
    <LinkTab {...link} isCurrent={isCurrent}>
      {t(`accounts.kind.${kind}`)}
    </LinkTab>
  );
}
