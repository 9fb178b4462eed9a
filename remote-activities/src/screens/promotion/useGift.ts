import { useEffect } from 'react';
import type { Promotion } from '../../promotions/promotion';
import { isJoined } from '../../promotions/standing';
import { useJoinDesk } from '../../promotions/ui/useJoinDesk';
import { useStanding } from '../../promotions/ui/useStanding';
import { useTellPaid } from '../../promotions/ui/useTellPaid';

/** How the member stands with a promotion of which there is one gift per period, and the press that claims it. */
export function useGift(promotion: Promotion) {
  const { desk, request } = useJoinDesk(promotion.id, { isPaid: isJoined });
  const paid = request.status === 'paid' ? request.standing : undefined;
  const { state, reload } = useStanding(promotion.id, paid);
  const tellPaid = useTellPaid();

  // Whatever was refused, or paid in another tab, shows in how the member stands now.
  const isOver = request.status === 'refused' || request.status === 'lost';
  useEffect(() => {
    if (isOver) reload();
  }, [isOver, reload]);

  const press = async (): Promise<void> => {
    await desk.press();
    const after = desk.request.get();
    if (after.status === 'paid') tellPaid(after.standing.reward);
  };
  return { state, reload, request, press };
}
