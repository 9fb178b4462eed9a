import type { RemoteId } from '@site/shared/contract/remoteProps';
import { type DockTab } from '@site/shared/contract/services';
import type { IconName } from '@site/shared/ui';

export interface DockTabOffer {
  readonly tab: DockTab;
  readonly icon: IconName;
  readonly remote: RemoteId;
  readonly widget: string;
}

const OFFERS: readonly DockTabOffer[] = [
  { tab: 'slip', icon: 'ticket', remote: 'sports', widget: 'slip-dock' },
  { tab: 'chat', icon: 'chat', remote: 'chat', widget: 'chat-dock' },
  { tab: 'bets', icon: 'history', remote: 'sports', widget: 'bets-dock' },
];

/** Returns the tabs with content. Excludes those of a disabled remote, unless unsent input keeps one open. */
export function dockTabs(isEnabled: (remote: RemoteId) => boolean, isKept: (widget: string) => boolean): readonly DockTabOffer[] {
  return OFFERS.filter(({ remote, widget }) => isEnabled(remote) || isKept(widget));
}
