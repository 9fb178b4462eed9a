import { useReadable, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import type { Promotion } from '../../promotions/promotion';
import { GuestPart } from '../../promotions/ui/GuestPart';
import { PromotionFrame, PromotionSkeleton, UnknownPromotion } from '../../promotions/ui/PromotionFrame';
import { PromotionRules } from '../../promotions/ui/PromotionRules';
import { usePromotions } from '../../promotions/ui/usePromotions';
import { InvitationPart } from './InvitationPart';
import { InvitationSteps } from './InvitationSteps';

/**
 * `/activity/friendInvitation`: how inviting works, for everybody; a member's own link, whom it has brought, and what they pay. Implements R-ACT-02.
 *
 * Assumption (R-ACT-08): a link with the member's code, friends counted by registration and deposit, and one reward for each friend.
 */
export function View() {
  const { state, reload } = usePromotions();
  const find = (promotions: readonly Promotion[]) => promotions.find(({ kind }) => kind === 'friendInvitation');
  return (
    <LoadableView
      of={state}
      onRetry={reload}
      isEmpty={(promotions) => find(promotions) === undefined}
      empty={<UnknownPromotion />}
      skeleton={<PromotionSkeleton />}
    >
      {(promotions) => {
        const promotion = find(promotions);
        return promotion && <InvitationPage promotion={promotion} />;
      }}
    </LoadableView>
  );
}

function InvitationPage({ promotion }: { readonly promotion: Promotion }) {
  const { session } = useServices();
  const isSignedIn = useReadable(session.isSignedIn);
  return (
    <PromotionFrame promotion={promotion} aside={<PromotionRules rules={promotion.rules} />}>
      <InvitationSteps />
      {isSignedIn ? <InvitationPart promotionId={promotion.id} /> : <GuestPart />}
    </PromotionFrame>
  );
}
