import type { Bus } from '@site/shared/contract/events';
import { LOCAL_ENTRIES, type SafeStorage } from '@site/shared/storage';

interface SharingPorts {
  readonly bus: Bus;
  /** Local storage, which the tabs of a device share. */
  readonly storage: SafeStorage;
  readonly newId: () => string;
}

/**
 * Repeats the `balance/changed` events of one tab in the other tabs of the device, so that all show the same sums and
 * records. Skips events from the platform, because every tab receives those.
 */
export function shareBalanceChanges({ bus, storage, newId }: SharingPorts): void {
  let isOfAnotherTab = false;
  bus.on('balance/changed', ({ cause, isFromServer }) => {
    if (!isOfAnotherTab && isFromServer !== true) storage.write(LOCAL_ENTRIES.balanceChange, { cause, id: newId() });
  });
  storage.subscribe(LOCAL_ENTRIES.balanceChange, () => {
    const change = storage.read(LOCAL_ENTRIES.balanceChange);
    if (!change) return;
    isOfAnotherTab = true;
    bus.emit('balance/changed', { cause: change.cause });
    isOfAnotherTab = false;
  });
}
