import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { ButtonLink } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { PromotionKind } from '../promotions/promotion';

/** The local sports channel. */
const SPORTS_CHANNEL = 'CRTY';

/** What meets the conditions of a promotion. */
const MET_BY: Readonly<Record<PromotionKind, { readonly deposit: boolean; readonly bet: boolean }>> = {
  firstDeposit: { deposit: true, bet: false },
  newTask: { deposit: true, bet: true },
  bettingGift: { deposit: false, bet: true },
  signGift: { deposit: false, bet: false },
  againDeposit: { deposit: true, bet: false },
  racePage: { deposit: false, bet: true },
  drawGift: { deposit: false, bet: true },
  friendInvitation: { deposit: false, bet: false },
  activityLandPage: { deposit: false, bet: false },
};

/** Links to the pages where missing conditions are met, without those that are switched off. */
export function ConditionLinks({ kind }: { readonly kind: PromotionKind }) {
  const { flags } = useServices();
  const { t } = useTranslation();
  const { depositGuide, selfSport } = useReadable(flags);
  const depositLink = useRouteLink('saveMoney', {});
  const betLink = useRouteLink('crty', { enName: SPORTS_CHANNEL });
  const { deposit, bet } = MET_BY[kind];
  return (
    <>
      {deposit && depositGuide && (
        <ButtonLink size="lg" {...depositLink}>
          {t('promotion.to_deposit')}
        </ButtonLink>
      )}
      {bet && selfSport && (
        <ButtonLink size="lg" {...betLink}>
          {t('promotion.to_bet')}
        </ButtonLink>
      )}
    </>
  );
}
