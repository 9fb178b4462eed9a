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
  const open = createCell<DockTab | undefined>(undefined);
  const counts = createCell<DockCounts>({ slip: 0, chat: 0, bets: 0 });
  const chatFor = createCell(NOTHING);
  let tabOfScreen: DockTab | undefined;
  let wasOpenedByScreen = false;
  const follow = (): void => {
    if (isDrawer.get()) {
      open.set(undefined);
    } else if (tabOfScreen !== undefined && open.get() === undefined) {
      wasOpenedByScreen = true;
      open.set(tabOfScreen);
    } else if (tabOfScreen === undefined && wasOpenedByScreen) {
      wasOpenedByScreen = false;
      open.set(undefined);
    }
  };
  isDrawer.subscribe(follow);
  open.subscribe(() => {
    if (open.get() !== 'chat') chatFor.set(NOTHING);
  });
  const show = (tab: DockTab): void => {
    // Changing the tab of a dock that a screen opened does not make it the player's.
    if (open.get() === undefined) wasOpenedByScreen = false;
    open.set(tab);
  };
  return {
    open,
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
      open.set(undefined);
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
