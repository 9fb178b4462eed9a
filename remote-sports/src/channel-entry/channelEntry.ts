import { createStore, type StoreApi } from 'zustand/vanilla';

/** The football channel. Implements R-CONST-23, R-SPORT-02. */
export const CHANNEL = 'CRTY';

/** What entering the channel returned: its calls carry both. */
export interface LaunchData {
  readonly userId: string;
  readonly token: string;
  /** The player's address as the site sees it; empty where it could not be read. */
  readonly ip: string;
}

/**
 * | state   | event                              | next    |
 * |---------|------------------------------------|---------|
 * | closed  | launched                           | entered |
 * | entered | the uid check failed               | refused |
 * | refused | the player has read the dialog     | closed  |
 * | any     | another member, or none            | closed  |
 */
export type ChannelState =
  | { readonly status: 'closed' }
  | { readonly status: 'entered'; readonly launch: LaunchData }
  | { readonly status: 'refused' };

export type ChannelStore = StoreApi<ChannelState>;

export function createChannelStore(): ChannelStore {
  return createStore<ChannelState>(() => ({ status: 'closed' }));
}

let ownStore: ChannelStore | undefined;

/** The one channel of this page. */
export function channelStore(): ChannelStore {
  ownStore ??= createChannelStore();
  return ownStore;
}

export function enter(store: ChannelStore, launch: LaunchData): void {
  store.setState({ status: 'entered', launch }, true);
}

/** @returns whether the player is to be notified; while the dialog is open, further failures are the same one */
export function refuse(store: ChannelStore): boolean {
  if (store.getState().status === 'refused') return false;
  store.setState({ status: 'refused' }, true);
  return true;
}

export function leave(store: ChannelStore): void {
  store.setState({ status: 'closed' }, true);
}

/** The launch data, as long as it belongs to this member. */
export function launchOf(state: ChannelState, userId: string | undefined): LaunchData | undefined {
  return state.status === 'entered' && state.launch.userId === userId ? state.launch : undefined;
}
