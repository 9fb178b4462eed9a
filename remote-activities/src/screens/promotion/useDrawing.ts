import { useEffect } from 'react';
import { hasDrawn, type Drawn } from '../../promotions/draws';
import type { Promotion } from '../../promotions/promotion';
import { useJoinDesk } from '../../promotions/ui/useJoinDesk';
import { useStanding } from '../../promotions/ui/useStanding';
import { useTellBalance } from '../../promotions/ui/useTellPaid';

/**
 * The draws of a member, and the press that makes one. `drawn` is what the press that is over has brought; a page shows it when the light
 * has come to rest, and then calls `reload`.
 */
export function useDrawing(promotion: Promotion) {
  const { desk, request } = useJoinDesk(promotion.id, { isPaid: hasDrawn, isPerKey: true });
  const { state, reload } = useStanding(promotion.id, undefined);
  const tellBalance = useTellBalance();

  const isOver = request.status === 'refused' || request.status === 'lost';
  useEffect(() => {
    if (isOver) reload();
  }, [isOver, reload]);

  const press = async (): Promise<void> => {
    await desk.press();
    const after = desk.request.get();
    if (after.status === 'paid' && after.standing.drawn.reward > 0) tellBalance();
  };
  const drawn: Drawn | undefined = request.status === 'paid' ? request.standing.drawn : undefined;
  return { state, reload, request, press, drawn };
}
