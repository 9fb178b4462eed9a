import { useReadable, useServices, type ViewProps } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { LandingBlocks } from '../landing-page/LandingBlocks';
import { DrawPanel } from '../lucky-draw/DrawPanel';
import { GiftPanel } from '../participation/GiftPanel';
import { BonusTermsCard } from '../promotions/BonusTermsCard';
import { findPromotion, type Promotion } from '../promotions/promotion';
import { PromotionFrame, PromotionSkeleton, UnknownPromotion } from '../promotions/PromotionFrame';
import { PromotionRules } from '../promotions/PromotionRules';
import { useHasEnded } from '../promotions/useHasEnded';
import { useFollowedPromotions } from '../promotions/useFollowedPromotions';
import { useShownPromotion } from '../promotions/useShownPromotion';
import { RacePanel } from '../race/RacePanel';
import { GuestPrompt } from '../ui/GuestPrompt';
import { PrizeTable } from './PrizeTable';

/**
 * Renders `/activity/<kind>/:id`: one promotion, with the member's participation and the rewards.
 *
 * Assumption (R-ACT-07): contents and rules of the race, landing, first deposit, repeat deposit, new task, draw,
 * sign-in and betting gifts are those of the platform's list; a promotion that is not on the list, or under the address
 * of another kind, does not exist.
 */
export function PromotionScreen({ params }: ViewProps) {
  const { state, reload } = useFollowedPromotions();
  const address = { id: params['id'], kind: params['kind'] };

  return (
    <LoadableView of={state} onRetry={reload} isEmpty={() => false} empty={null} skeleton={<PromotionSkeleton />}>
      {(promotions) => (
        <PromotionAt key={`${address.kind ?? ''}/${address.id ?? ''}`} found={findPromotion(promotions, address)} promotions={promotions} />
      )}
    </LoadableView>
  );
}

interface PromotionAtProps {
  readonly found: Promotion | undefined;
  readonly promotions: readonly Promotion[];
}

function PromotionAt({ found, promotions }: PromotionAtProps) {
  const promotion = useShownPromotion(found);
  return promotion === undefined ? <UnknownPromotion /> : <PromotionPage promotion={promotion} promotions={promotions} />;
}

interface PromotionPageProps {
  readonly promotion: Promotion;
  /** All promotions, because a landing page names others. */
  readonly promotions: readonly Promotion[];
}

function PromotionPage({ promotion, promotions }: PromotionPageProps) {
  const { rules, prizes } = promotion;
  return (
    <PromotionFrame
      promotion={promotion}
      aside={
        <>
          {prizes.length > 0 && <PrizeTable prizes={prizes} />}
          <BonusTermsCard promotion={promotion} />
          <PromotionRules rules={rules} />
        </>
      }
    >
      {promotion.kind === 'activityLandPage' ? (
        <LandingBlocks promotion={promotion} promotions={promotions} />
      ) : (
        <ParticipationPanel promotion={promotion} />
      )}
    </PromotionFrame>
  );
}

function ParticipationPanel({ promotion }: { readonly promotion: Promotion }) {
  // The key reloads the panel when the promotion ends on an open page. A pending claim is followed by its idempotency
  // key.
  return <RunningPanel key={useHasEnded(promotion) ? 'ended' : 'running'} promotion={promotion} />;
}

function RunningPanel({ promotion }: { readonly promotion: Promotion }) {
  const { session } = useServices();
  const isSignedIn = useReadable(session.isSignedIn);
  if (!isSignedIn) return <GuestPrompt />;
  switch (promotion.kind) {
    case 'drawGift':
      return <DrawPanel promotion={promotion} />;
    case 'racePage':
      return <RacePanel promotion={promotion} />;
    default:
      return <GiftPanel promotion={promotion} />;
  }
}

export { PromotionScreen as View };
