import { giftKind } from './participationApi';
import { useJoin } from './useJoin';
import { usePaidNotice } from './usePaidNotice';
import { useParticipation } from './useParticipation';

/** Returns a member's participation in a promotion with one gift per period, and the claim of that gift. */
export function useGiftClaim(promotionId: string) {
  const notifyPaid = usePaidNotice();
  const { request, join } = useJoin(giftKind(promotionId), {
    onPaid: (paid) => {
      notifyPaid(paid.status === 'joined' ? paid.reward : undefined);
      if (paid.status !== 'joined') reload();
    },
    // The reloaded participation shows the reason, such as a claim in another tab.
    onUnpaid: () => {
      reload();
    },
  });
  const { state, reload } = useParticipation(promotionId, request.status === 'succeeded' ? request.result : undefined);
  return { state, reload, request, join };
}
