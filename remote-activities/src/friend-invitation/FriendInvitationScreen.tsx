import { useReadable, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { BonusTermsCard } from '../promotions/BonusTermsCard';
import type { Promotion } from '../promotions/promotion';
import { PromotionFrame, PromotionSkeleton, UnknownPromotion } from '../promotions/PromotionFrame';
import { PromotionRules } from '../promotions/PromotionRules';
import { useFollowedPromotions } from '../promotions/useFollowedPromotions';
import { useShownPromotion } from '../promotions/useShownPromotion';
import { GuestPrompt } from '../ui/GuestPrompt';
import { InvitationPanel } from './InvitationPanel';
import { InvitationSteps } from './InvitationSteps';

/**
 * Renders `/activity/friendInvitation`: how inviting works, and for a member the personal link, the friends who
 * registered with it and the rewards. Implements R-ACT-02.
 *
 * Assumption (R-ACT-08): a link with the member's code, friends counted by registration and deposit, and one reward for
 * each friend.
 */
export function FriendInvitationScreen() {
  const { state, reload } = useFollowedPromotions();
  return (
    <LoadableView of={state} onRetry={reload} isEmpty={() => false} empty={null} skeleton={<PromotionSkeleton />}>
      {(promotions) => <InvitationAt found={promotions.find(({ kind }) => kind === 'friendInvitation')} />}
    </LoadableView>
  );
}

function InvitationAt({ found }: { readonly found: Promotion | undefined }) {
  const promotion = useShownPromotion(found);
  return promotion === undefined ? <UnknownPromotion /> : <InvitationPage promotion={promotion} />;
}

function InvitationPage({ promotion }: { readonly promotion: Promotion }) {
  const { session } = useServices();
  const isSignedIn = useReadable(session.isSignedIn);
  return (
    <PromotionFrame
      promotion={promotion}
      aside={
        <>
          <BonusTermsCard promotion={promotion} />
          <PromotionRules rules={promotion.rules} />
        </>
      }
    >
      <InvitationSteps />
      {isSignedIn ? <InvitationPanel promotionId={promotion.id} /> : <GuestPrompt />}
    </PromotionFrame>
  );
}

export { FriendInvitationScreen as View };
