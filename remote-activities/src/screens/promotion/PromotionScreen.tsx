import { useReadable, useServices, type ViewProps } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { findPromotion, type Promotion } from '../../promotions/promotion';
import { GuestPart } from '../../promotions/ui/GuestPart';
import { PrizeTable } from '../../promotions/ui/PrizeTable';
import { PromotionFrame, PromotionSkeleton, UnknownPromotion } from '../../promotions/ui/PromotionFrame';
import { PromotionRules } from '../../promotions/ui/PromotionRules';
import { usePromotions } from '../../promotions/ui/usePromotions';
import { LandingPart } from './LandingPart';
import { MemberPart } from './MemberPart';

/**
 * `/activity/<kind>/:id`: one promotion, with what the member has done for it and what there is to be had.
 *
 * Assumption (R-ACT-07): contents and rules of the race, landing, first deposit, repeat deposit, new task, draw, sign-in and betting gifts are
 * those of the platform's list; a promotion that is not on the list, or under the address of another kind, does not exist.
 */
export function View({ params }: ViewProps) {
  const { state, reload } = usePromotions();
  const find = (promotions: readonly Promotion[]) => findPromotion(promotions, { id: params['id'], kind: params['kind'] });

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
        return promotion && <PromotionPage key={promotion.id} promotion={promotion} promotions={promotions} />;
      }}
    </LoadableView>
  );
}

interface PromotionPageProps {
  readonly promotion: Promotion;
  /** All of them: a landing page names others. */
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
          <PromotionRules rules={rules} />
        </>
      }
    >
      {promotion.kind === 'activityLandPage' ? (
        <LandingPart promotion={promotion} promotions={promotions} />
      ) : (
        <OwnPart promotion={promotion} />
      )}
    </PromotionFrame>
  );
}

function OwnPart({ promotion }: { readonly promotion: Promotion }) {
  const { session } = useServices();
  const isSignedIn = useReadable(session.isSignedIn);
  return isSignedIn ? <MemberPart promotion={promotion} /> : <GuestPart />;
}
