import { assertNever } from '@site/shared/assert';
import type { Placement } from '../placement';
import { AcceptedCard } from './AcceptedCard';
import { ConfirmingCard } from './ConfirmingCard';
import { NotPlacedCard } from './NotPlacedCard';
import { RejectedCard } from './RejectedCard';

/** The bet on its way, and what became of it: above the entries. Its outcome is announced. */
export function PlacementCard({ placement }: { readonly placement: Placement }) {
  return <div aria-live="polite">{cardOf(placement)}</div>;
}

function cardOf(placement: Placement) {
  switch (placement.at) {
    case 'editing':
    case 'priced':
      return null;
    case 'submitting':
    case 'confirming':
    case 'reconciling':
      return <ConfirmingCard placement={placement} />;
    case 'accepted':
      return <AcceptedCard receipt={placement.receipt} />;
    case 'rejected':
      return <RejectedCard reason={placement.reason} />;
    case 'not-placed':
      return <NotPlacedCard failure={placement.failure} />;
    default:
      return assertNever(placement);
  }
}
