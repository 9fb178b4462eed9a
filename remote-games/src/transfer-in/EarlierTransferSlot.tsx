import { lazy, Suspense, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { holdsRecentKeys } from '@site/shared/keyed-request';
import { TRANSFER_IN_NAME } from './transferInName';

/** Load lazily, because few pages open right after a transfer. */
const EarlierTransfer = lazy(async () => ({ default: (await import('./EarlierTransfer')).EarlierTransfer }));

/** Reports a transfer of an earlier page, because a reload has closed the dialog that would report it. */
export function EarlierTransferSlot() {
  const { storage } = useServices();
  const [isNeeded] = useState(() => holdsRecentKeys(storage, TRANSFER_IN_NAME));
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <EarlierTransfer />
    </Suspense>
  );
}
