import { createStore, type StoreApi } from 'zustand/vanilla';

/** Name of the football channel. Implements R-CONST-23, R-SPORT-02. */
export const CHANNEL = 'CRTY';

/** Result of the channel launch; calls of the channel carry both fields. */
export interface LaunchData {
  readonly userId: string;
  readonly token: string;
  /** Player's IP address as the site sees it; empty when it could not be read. */
  readonly ip: string;
}

/**
 * Transitions of the channel state:
 *
 * | state   | event                              | next    |
 * |---------|------------------------------------|---------|
 * | closed  | launched                           | entered |
 * | entered | the uid check failed               | refused |
 * | refused | the player confirms the dialog     | closed  |
 * | any     | member changes or signs out        | closed  |
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

/** Returns the single channel store of this page. */
export function channelStore(): ChannelStore {
  ownStore ??= createChannelStore();
  return ownStore;
}

export function enter(store: ChannelStore, launch: LaunchData): void {
  store.setState({ status: 'entered', launch }, true);
}

/** @returns true when the player must be notified; while the dialog is open, further failures count as the same one */
export function refuse(store: ChannelStore): boolean {
  if (store.getState().status === 'refused') return false;
  store.setState({ status: 'refused' }, true);
  return true;
}

export function leave(store: ChannelStore): void {
  store.setState({ status: 'closed' }, true);
}

/** Returns the launch data when it belongs to this member. */
export function launchOf(state: ChannelState, userId: string | undefined): LaunchData | undefined {
  return state.status === 'entered' && state.launch.userId === userId ? state.launch : undefined;
}
