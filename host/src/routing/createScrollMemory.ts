import { SESSION_ENTRIES, type SafeStorage } from '@site/shared/storage';

/**
 * Kind of an arrival at a screen. `entered`: by a link. `returned`: by Back, Forward or a reload. `stayed`: a choice
 * replaced the query. `covered`: a choice added an entry with an overlay, such as a card.
 */
export type ArrivalKind = 'entered' | 'returned' | 'stayed' | 'covered';

/** Scroll position of each entry of the history. */
export interface ScrollMemory {
  /** Starts to record scrolling. Returns a function that stops it. */
  watch(): () => void;
  /**
   * Scrolls to the top, or on a return to the last position of the entry. An entry that replaced its query, or that
   * adds an overlay, keeps the recorded position; reading it from the page would force a layout during the press.
   *
   * @param entry unique for each entry of the history and each path
   */
  arrive(entry: string, kind: ArrivalKind): void;
}

/** Maximum time that a return waits for its content, in milliseconds. */
export const RETURN_WITHIN_MS = 5_000;
/**
 * Time for which the position of a return must stay stable, because the previous screen's content may still be present
 * briefly.
 */
export const HOLD_MS = 500;
const STEP_MS = 50;
const KEPT_ENTRIES = 50;
/** Actions of the player that cancel a pending return. */
const ACTIONS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Creates the scroll memory.
 *
 * @param storage of the tab, so that a reload keeps the positions
 */
export function createScrollMemory(storage: SafeStorage): ScrollMemory {
  const positions = new Map(storage.read(SESSION_ENTRIES.scroll) ?? []);
  let current: string | undefined;
  let returning: ReturnType<typeof setInterval> | undefined;

  const record = () => {
    if (current === undefined || returning !== undefined) return;
    // Insert the latest visit last, because the oldest are dropped.
    positions.delete(current);
    positions.set(current, window.scrollY);
  };
  /** Moves the position of a replaced entry to the new one. */
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

  /** Scrolls repeatedly, because content that loads later makes the page taller. */
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
