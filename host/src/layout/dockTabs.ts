import type { RemoteId } from '@site/shared/contract/remoteProps';
import { type DockTab } from '@site/shared/contract/services';
import type { IconName } from '@site/shared/ui';

export interface DockTabOffer {
  readonly tab: DockTab;
  readonly icon: IconName;
  readonly remote: RemoteId;
  readonly widget: string;
}

/** The tabs of the dock and their widgets. */
const OFFERS: readonly DockTabOffer[] = [
  { tab: 'slip', icon: 'ticket', remote: 'sports', widget: 'slip-dock' },
  { tab: 'chat', icon: 'chat', remote: 'chat', widget: 'chat-dock' },
  { tab: 'bets', icon: 'history', remote: 'sports', widget: 'bets-dock' },
];

/** The tabs that have something to show: without those of a disabled remote, except where one is kept for its unsent input. */
export function dockTabs(isEnabled: (remote: RemoteId) => boolean, isKept: (widget: string) => boolean): readonly DockTabOffer[] {
  return OFFERS.filter(({ remote, widget }) => isEnabled(remote) || isKept(widget));
}
