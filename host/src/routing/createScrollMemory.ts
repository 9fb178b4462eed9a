import { SESSION_ENTRIES, type SafeStorage } from '@site/shared/storage';

/**
 * Kind of an arrival at a screen: by a link, by Back, Forward or a reload, by a choice that only replaced its query, or by one that laid something over it,
 * such as a card, which is an entry of its own.
 */
export type ArrivalKind = 'entered' | 'returned' | 'stayed' | 'covered';

/** Scroll position of each entry of the history. */
export interface ScrollMemory {
  /** Records what is scrolled from now on. The answer ends it. */
  watch(): () => void;
  /**
   * Scrolls to the top, or on a return to where the entry was left. An entry that replaced its query, or is laid over the one before, stays where it is, which is known: to ask the
   * page would lay it out within the press.
   *
   * @param entry another one for each entry of the history and each path
   */
  arrive(entry: string, kind: ArrivalKind): void;
}

/** Time that a return waits for its content, in milliseconds. */
export const RETURN_WITHIN_MS = 5_000;
/** The position of a return has to hold this long: what the screen before showed may be there for a moment still. */
export const HOLD_MS = 500;
const STEP_MS = 50;
const KEPT_ENTRIES = 50;
/** The player scrolls or acts: a return that still waits is given up. */
const ACTIONS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** @param storage of the tab: a reload keeps the positions */
export function createScrollMemory(storage: SafeStorage): ScrollMemory {
  const positions = new Map(storage.read(SESSION_ENTRIES.scroll) ?? []);
  let current: string | undefined;
  let returning: ReturnType<typeof setInterval> | undefined;

  const record = () => {
    if (current === undefined || returning !== undefined) return;
    // The latest visit last: the oldest are dropped.
    positions.delete(current);
    positions.set(current, window.scrollY);
  };
  /** One entry takes the place of another. */
  const takeOver = (replaced: string | undefined, entry: string) => {
    const top = replaced === undefined ? undefined : positions.get(replaced);
    if (replaced !== undefined) positions.delete(replaced);
    if (top !== undefined) positions.set(entry, top);
  };
  const stopReturning = () => {
    clearInterval(returning);
    returning = undefined;
  };
  const keep = () => {
    storage.write(SESSION_ENTRIES.scroll, [...positions].slice(-KEPT_ENTRIES));
  };

  /** Content that is loaded later grows the page. */
  const returnTo = (top: number) => {
    let [waited, held] = [0, 0];
    const step = () => {
      const reachable = Math.min(top, document.documentElement.scrollHeight - window.innerHeight);
      if (Math.abs(window.scrollY - top) > 1) window.scrollTo(0, Math.max(0, reachable));
      held = Math.abs(window.scrollY - top) > 1 ? 0 : held + STEP_MS;
      waited += STEP_MS;
      if (held > HOLD_MS || waited > RETURN_WITHIN_MS) stopReturning();
    };
    returning = setInterval(step, STEP_MS);
    step();
  };

  return {
    watch() {
      window.history.scrollRestoration = 'manual';
      window.addEventListener('scroll', record, { passive: true });
      window.addEventListener('pagehide', keep);
      for (const action of ACTIONS) window.addEventListener(action, stopReturning, { passive: true });
      return () => {
        stopReturning();
        window.history.scrollRestoration = 'auto';
        window.removeEventListener('scroll', record);
        window.removeEventListener('pagehide', keep);
        for (const action of ACTIONS) window.removeEventListener(action, stopReturning);
      };
    },
    arrive(entry, kind) {
      stopReturning();
      const left = current;
      current = entry;
      if (kind === 'stayed') {
        takeOver(left, entry);
        return;
      }
      if (kind === 'covered') {
        const top = left === undefined ? undefined : positions.get(left);
        if (top !== undefined) positions.set(entry, top);
        return;
      }
      const top = kind === 'returned' ? (positions.get(entry) ?? 0) : 0;
      if (top > 0) returnTo(top);
      else window.scrollTo(0, 0);
    },
  };
}
