import type { RemoteId } from '@site/shared/contract/remoteProps';
import { type DockTab } from '@site/shared/contract/services';
import type { IconName } from '@site/shared/ui';

export interface DockTabOffer {
  readonly tab: DockTab;
  readonly icon: IconName;
  readonly remote: RemoteId;
  readonly widget: string;
}

/** The tabs of the dock and whose piece each shows. */
const OFFERS: readonly DockTabOffer[] = [
  { tab: 'slip', icon: 'ticket', remote: 'sports', widget: 'slip-dock' },
  { tab: 'chat', icon: 'chat', remote: 'chat', widget: 'chat-dock' },
  { tab: 'bets', icon: 'history', remote: 'sports', widget: 'bets-dock' },
];

/** The tabs that have anything to show: those of a remote that is switched off are gone, but for one that is kept for what is typed into it. */
export function dockTabs(isEnabled: (remote: RemoteId) => boolean, isKept: (widget: string) => boolean): readonly DockTabOffer[] {
  return OFFERS.filter(({ remote, widget }) => isEnabled(remote) || isKept(widget));
}
