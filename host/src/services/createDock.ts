import { createCell, type Readable } from '@site/shared/contract/readable';
import type { DockService, DockTab } from '@site/shared/contract/services';

export type DockCounts = Readonly<Record<DockTab, number>>;

/** Of a chat that was opened for nothing in particular empty. */
export type ChatPurpose = Readonly<Partial<Record<'ticket' | 'room', string>>>;

const NOTHING: ChatPurpose = {};

/** The dock as the host itself uses it. */
export interface HostDock extends DockService {
  readonly counts: Readable<DockCounts>;
  /** In a narrow window the dock is a drawer over the content. */
  readonly isDrawer: Readable<boolean>;
  /** What the chat in the dock was opened for, as long as it stays open: to share a `ticket`, or to enter a `room`. */
  readonly chatFor: Readable<ChatPurpose>;
  openChat(purpose: ChatPurpose): void;
  /**
   * Follows the screen: one with a dock tab opens the dock; a screen without one closes a dock that only a screen had opened. What the player
   * opened stays open. A drawer covers the screen: it opens only when asked for, and each arrival closes it.
   */
  followScreen(tab: DockTab | undefined): void;
}

/** Which tab of the dock is open, and the counts on them. */
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
    // Changing the tab of a dock that a screen opened does not make it the player's.
    if (openTab.get() === undefined) wasOpenedByScreen = false;
    openTab.set(tab);
  };
  return {
    openTab,
    counts,
    isDrawer,
    chatFor,
    openChat(purpose) {
      // Before it opens, so that its widget has it from the beginning.
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
