/** Interval of the page's beats and of the worker's checks, in milliseconds. */
export const BEAT_MS = 1000;

/**
 * Number of checks without a beat after which a page counts as frozen. Browsers offer to close a page after about the
 * same time.
 */
export const FROZEN_CHECKS = 5;

/** A check this late means that the device slept or the browser suspended the page. */
const STOPPED_AFTER_MS = 3 * BEAT_MS;

export type Beat = 'runs' | 'pauses';

interface FreezeDetectorOptions {
  /** Called when the page stopped running while this thread continued. */
  readonly onFrozen: () => void;
  readonly onThawed: () => void;
}

export interface FreezeDetector {
  /** Takes the latest message of the page: a running visible page sends beats, a hidden page sends a pause. */
  take(beat: Beat): void;
  check(nowMs: number): void;
}

/**
 * Detects from another thread that a page is frozen: the page is visible and stops sending beats while this thread
 * continues. Counts its own checks instead of time, so a device that slept, or a page that the browser suspended,
 * discarded or lost, does not count as frozen.
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
