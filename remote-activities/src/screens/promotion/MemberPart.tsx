import type { Promotion } from '../../promotions/promotion';
import { DrawPart } from './DrawPart';
import { GiftPart } from './GiftPart';
import { RacePart } from './RacePart';

/** How the member stands with the promotion, and what they can do. */
export function MemberPart({ promotion }: { readonly promotion: Promotion }) {
  switch (promotion.kind) {
    case 'drawGift':
      return <DrawPart promotion={promotion} />;
    case 'racePage':
      return <RacePart promotion={promotion} />;
    default:
      return <GiftPart promotion={promotion} />;
  }
}
