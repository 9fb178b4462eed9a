import type { FakeHost } from '@site/testing';
import { resetStores } from './renderView';

/** Simulates a reload: only the device storage remains, and the next view belongs to a new page. */
export function leavePage({ services: { storage } }: FakeHost, name: string): void {
  const key = `pending-keys-${name}-answered`;
  const kept = storage.read(key) as readonly { readonly subject: object }[] | undefined;
  if (kept) {
    storage.write(
      key,
      kept.map((entry) => ({ ...entry, subject: { ...entry.subject, page: 'an earlier page' } })),
    );
  }
  resetStores();
}
