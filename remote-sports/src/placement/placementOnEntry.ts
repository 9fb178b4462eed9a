import type { SelectionKey } from '@site/shared/betting';
import type { Placement } from '../slip/placement';
import type { BetSlip } from '../slip/slip';

/**
 * The entry on which a placement is shown: of several singles each one's own, as long as it is in the slip.
 *
 * @returns `undefined` where it is shown above the entries
 */
export function placementOnEntry({ order }: Placement, slip: BetSlip): SelectionKey | undefined {
  const [leg] = order.legs;
  if (slip.mode !== 'multiple' || order.kind.kind !== 'single' || !leg) return undefined;
  return slip.entries.find(({ key }) => key === leg.entry.key)?.key;
}
