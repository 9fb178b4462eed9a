import { createCell, type Readable } from '@site/shared/contract/readable';
import type { DockService, DockTab } from '@site/shared/contract/services';

export type DockCounts = Readonly<Record<DockTab, number>>;

/** The dock as the host itself uses it. */
export interface HostDock extends DockService {
  readonly counts: Readable<DockCounts>;
  /**
   * Follows the screen: one with a dock tab opens the dock; a screen without one closes a dock that only a screen had opened. What the player
   * opened stays open.
   */
  followScreen(tab: DockTab | undefined): void;
}

/** Which tab of the dock is open, and the counts on them. */
export function createDock(): HostDock {
  const open = createCell<DockTab | undefined>(undefined);
  const counts = createCell<DockCounts>({ slip: 0, chat: 0, bets: 0 });
  let wasOpenedByScreen = false;
  return {
    open,
    counts,
    show(tab) {
      // Changing the tab of a dock that a screen opened does not make it the player's.
      if (open.get() === undefined) wasOpenedByScreen = false;
      open.set(tab);
    },
    hide() {
      open.set(undefined);
    },
    setCount(tab, count) {
      const before = counts.get();
      if (before[tab] !== count) counts.set({ ...before, [tab]: count });
    },
    followScreen(tab) {
      if (tab !== undefined && open.get() === undefined) {
        wasOpenedByScreen = true;
        open.set(tab);
      } else if (tab === undefined && wasOpenedByScreen) {
        wasOpenedByScreen = false;
        open.set(undefined);
      }
    },
  };
}
