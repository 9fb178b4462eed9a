/** How often the page says that it runs, and how often the worker checks. */
export const BEAT_MS = 1000;

/** Checks without a beat after which a page counts as frozen. Browsers offer to end a page after about as long. */
export const FROZEN_CHECKS = 5;

/** A check that is this late was not late by itself: the device slept, or the browser stopped the page. */
const STOPPED_AFTER_MS = 3 * BEAT_MS;

export type Beat = 'runs' | 'pauses';

interface FreezeDetectorOptions {
  /** The page has not run for some time in which this thread ran. */
  readonly onFrozen: () => void;
  /** A page that was frozen runs again. */
  readonly onThawed: () => void;
}

export interface FreezeDetector {
  /** Takes the latest message of the page: a visible page that runs beats, and one that is hidden pauses. */
  take(beat: Beat): void;
  /** Checks for a beat, every `BEAT_MS`. */
  check(nowMs: number): void;
}

/**
 * Detects from another thread that a page is frozen: the page is visible and has stopped to beat, while this thread goes on. It counts its own checks
 * instead of time, so that neither a device that slept nor a page that the browser stopped, discarded or lost is taken for a frozen one.
 */
export function createFreezeDetector({ onFrozen, onThawed }: FreezeDetectorOptions): FreezeDetector {
  let isWatching = false;
  let missed = 0;
  let isFrozen = false;
  let checkedAt: number | undefined;

  return {
    take(beat) {
      isWatching = beat === 'runs';
      missed = 0;
      if (isFrozen) onThawed();
      isFrozen = false;
    },
    check(nowMs) {
      const wasStopped = checkedAt !== undefined && nowMs - checkedAt > STOPPED_AFTER_MS;
      checkedAt = nowMs;
      if (wasStopped) missed = 0;
      if (!isWatching || isFrozen || wasStopped) return;
      missed += 1;
      if (missed < FROZEN_CHECKS) return;
      isFrozen = true;
      onFrozen();
    },
  };
}
