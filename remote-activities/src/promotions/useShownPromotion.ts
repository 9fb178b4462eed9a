import { useRef } from 'react';
import { useServices } from '@site/shared/contract';
import type { Promotion } from './promotion';

/**
 * Returns the promotion of a page. One that leaves the list while the page is open is shown as ended, so that nothing
 * in progress there is lost.
 */
export function useShownPromotion(found: Promotion | undefined): Promotion | undefined {
  const { clock } = useServices();
  const shown = useRef<Promotion>(undefined);
  if (found !== undefined) shown.current = found;
  else if (shown.current !== undefined && !isOver(shown.current, clock.now())) shown.current = { ...shown.current, endsAt: clock.now() };
  return shown.current;
}

function isOver({ endsAt }: Promotion, now: number): boolean {
  return endsAt !== undefined && endsAt <= now;
}
