import { createCell, type Readable } from '@site/shared/contract/readable';
import type { DockService, DockTab } from '@site/shared/contract/services';

export type DockCounts = Readonly<Record<DockTab, number>>;

/** Purpose for which the chat was opened. Empty when it was opened for nothing in particular. */
export type ChatPurpose = Readonly<Partial<Record<'ticket' | 'room', string>>>;

const NOTHING: ChatPurpose = {};

/** Dock service with the parts that only the host uses. */
export interface HostDock extends DockService {
  readonly counts: Readable<DockCounts>;
  /** True in a narrow window, where the dock is a drawer over the content. */
  readonly isDrawer: Readable<boolean>;
  /** Purpose of the chat in the dock while it stays open: to share a `ticket`, or to enter a `room`. */
  readonly chatFor: Readable<ChatPurpose>;
  openChat(purpose: ChatPurpose): void;
  /**
   * Follows the screen: one with a dock tab opens the dock, and one without closes a dock that only a screen had
   * opened. A dock that the player opened stays open. A drawer covers the screen, so it opens only on request, and each
   * navigation closes it.
   */
  followScreen(tab: DockTab | undefined): void;
}

/** Creates the dock, with its open tab and the counts on its tabs. */
export function createDock(isDrawer: Readable<boolean>): HostDock {
  const openTab = createCell<DockTab | undefined>(undefined);
  const counts = createCell<DockCounts>({ slip: 0, chat: 0, bets: 0 });
  const chatFor = createCell(NOTHING);
  let tabOfScreen: DockTab | undefined;
  let wasOpenedByScreen = false;
  const follow = (): void => {
    if (isDrawer.get()) {
      openTab.set(undefined);
    } else if (tabOfScreen !== undefined && openTab.get() === undefined) {
      wasOpenedByScreen = true;
      openTab.set(tabOfScreen);
    } else if (tabOfScreen === undefined && wasOpenedByScreen) {
      wasOpenedByScreen = false;
      openTab.set(undefined);
    }
  };
  isDrawer.subscribe(follow);
  openTab.subscribe(() => {
    if (openTab.get() !== 'chat') chatFor.set(NOTHING);
  });
  const show = (tab: DockTab): void => {
    // Changing the tab of a dock that a screen opened does not count as opening it.
    if (openTab.get() === undefined) wasOpenedByScreen = false;
    openTab.set(tab);
  };
  return {
    openTab,
    counts,
    isDrawer,
    chatFor,
    openChat(purpose) {
      // Set the purpose before the dock opens, so that its widget starts with it.
      chatFor.set(purpose);
      show('chat');
    },
    show,
    hide() {
      openTab.set(undefined);
    },
    setCount(tab, count) {
      const before = counts.get();
      if (before[tab] !== count) counts.set({ ...before, [tab]: count });
    },
    followScreen(tab) {
      tabOfScreen = tab;
      follow();
    },
  };
}
