import type { SelectionKey } from '@site/shared/betting';
import type { Placement } from '../slip/placement';
import type { BetSlip } from '../slip/slip';

/**
 * Returns the entry that shows a placement: with several singles, the bet's own entry while it is in the slip.
 *
 * @returns `undefined` when the placement is shown above the entries
 */
export function placementOnEntry({ order }: Placement, slip: BetSlip): SelectionKey | undefined {
  const [leg] = order.legs;
  if (slip.mode !== 'multiple' || order.kind.kind !== 'single' || !leg) return undefined;
  return slip.entries.find(({ key }) => key === leg.entry.key)?.key;
}
