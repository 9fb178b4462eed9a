import type { Draw } from '../participation/draws';
import { drawKind } from '../participation/participationApi';
import { useJoin } from '../participation/useJoin';
import { useBalanceRefresh } from '../participation/usePaidNotice';
import { useParticipation } from '../participation/useParticipation';

/**
 * Returns a member's draws, and the request that makes one. `draw` is the outcome of the last request. The page shows
 * it when the light has stopped, and then calls `reload`.
 */
export function useLuckyDraw(promotionId: string) {
  const refreshBalance = useBalanceRefresh();
  const { state, reload } = useParticipation(promotionId);
  const { request, isBusy, join } = useJoin(drawKind(promotionId), {
    onPaid: ({ draw }) => {
      if (draw.reward > 0) refreshBalance();
    },
    onUnpaid: reload,
  });
  const draw: Draw | undefined = request.status === 'succeeded' ? request.result.draw : undefined;
  return { state, reload, request, isBusy, join, draw };
}
