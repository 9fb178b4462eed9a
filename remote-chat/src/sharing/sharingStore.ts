import { createStore, type StoreApi } from 'zustand/vanilla';

/** Ticket that the player is about to share, for every view of the chat. */
export interface Sharing {
  readonly ticketId: string | undefined;
}

let ownStore: StoreApi<Sharing> | undefined;

export function sharingStore(): StoreApi<Sharing> {
  ownStore ??= createStore<Sharing>(() => ({ ticketId: undefined }));
  return ownStore;
}

export function beginSharing(ticketId: string): void {
  sharingStore().setState({ ticketId });
}

/** Clears the ticket when it was sent or the player cancelled. */
export function endSharing(): void {
  sharingStore().setState({ ticketId: undefined });
}
