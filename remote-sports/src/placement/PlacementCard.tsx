import { assertNever } from '@site/shared/assert';
import type { Placement } from '../slip/placement';
import { AcceptedCard } from './AcceptedCard';
import { ConfirmingCard } from './ConfirmingCard';
import { NotPlacedCard } from './NotPlacedCard';
import { RejectedCard } from './RejectedCard';

interface PlacementCardProps {
  readonly placement: Placement;
  /** True when the card is one of several. */
  readonly isCompact?: boolean;
}

/** Shows an open bet, then its outcome. */
export function PlacementCard({ placement, isCompact = false }: PlacementCardProps) {
  switch (placement.status) {
    case 'submitting':
    case 'confirming':
    case 'deciding':
    case 'reconciling':
      return <ConfirmingCard placement={placement} />;
    case 'accepted':
      return <AcceptedCard receipt={placement.receipt} order={placement.order} isCompact={isCompact} />;
    case 'rejected':
      return <RejectedCard placement={placement} />;
    case 'not-placed':
      return <NotPlacedCard placement={placement} />;
    default:
      return assertNever(placement);
  }
}
