import type { Bus } from '@site/shared/contract/events';
import { LOCAL_ENTRIES, type SafeStorage } from '@site/shared/storage';

interface SharingPorts {
  readonly bus: Bus;
  /** Of the device, shared by its tabs. */
  readonly storage: SafeStorage;
  readonly newId: () => string;
}

/** What moves money in one tab is a `balance/changed` in every tab of the device, so that all of them show the same sums and records. What the platform sent, it sent to all of them. */
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
