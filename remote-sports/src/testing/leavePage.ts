import type { FakeHost } from '@site/shared/testing';
import { resetStores } from './renderView';

/** What the device kept is what an earlier page left: the next view is that of a page loaded anew. */
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
