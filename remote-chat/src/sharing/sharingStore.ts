import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the player is about to share, whichever view of the chat shows it. */
export interface Sharing {
  readonly ticketId: string | undefined;
}

let ownStore: StoreApi<Sharing> | undefined;

/** The one of this page. */
export function sharingStore(): StoreApi<Sharing> {
  ownStore ??= createStore<Sharing>(() => ({ ticketId: undefined }));
  return ownStore;
}

export function beginSharing(ticketId: string): void {
  sharingStore().setState({ ticketId });
}

/** It was sent, or the player thought better of it. */
export function endSharing(): void {
  sharingStore().setState({ ticketId: undefined });
}
