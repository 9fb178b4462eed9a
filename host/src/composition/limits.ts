/** Assumption: the specification gives no times for the composition. This file defines all of them. */

/** Timeout for the deployment manifest, which comes from the page's own origin. */
export const DEPLOYMENT_TIMEOUT_MS = 5000;

/**
 * Maximum age of the last working manifest that may replace one that cannot be fetched. Short, because operations may
 * have disabled a remote since; long enough for an edge server to restart.
 */
export const LAST_KNOWN_GOOD_MAX_AGE_MS = 10 * 60_000;

export const DEPLOYMENT_POLL_MS = 60_000;

/**
 * Minimum time between two polls when the player returns to the page, because players switch windows in quick
 * succession.
 */
export const DEPLOYMENT_RETURN_GAP_MS = 5000;

/**
 * Minimum time between two polls caused by failures of remotes, because one broken build may fail at many mount points.
 */
export const DEPLOYMENT_FAILURE_GAP_MS = 30_000;

/** Timeout of one attempt to load a build, for the entry and the module together. */
export const LOAD_BUDGET_MS = 8000;

/** Number of attempts for the build that should run. Each fallback build gets one attempt. */
export const ACTIVE_BUILD_ATTEMPTS = 2;

/** Timeout of a mount or an update. It includes the view's own chunks, which time out after 8 s. */
export const MOUNT_BUDGET_MS = 10_000;

/**
 * Timeout of a mount when another build can replace the view. A healthy view with its chunk takes well under 2 s. A
 * hanging view and its replacement take at most 15 s together, half as long again as a single view without a fallback.
 */
export const MOUNT_BUDGET_BEFORE_ANOTHER_MS = 5000;

/**
 * A view that throws within this time after its first paint was never stable. Its first effects and responses run in
 * this time, and the player has hardly started to use it.
 */
export const STABLE_AFTER_MS = 1000;

/**
 * Maximum time that the element of a painted screen may stay empty. A view without React may empty it briefly to show
 * something else.
 */
export const EMPTY_SCREEN_MS = 1000;

export const UNMOUNT_BUDGET_MS = 3000;

/**
 * Age after which a mount noted by another tab counts as a freeze of that tab. A hanging mount is abandoned, and its
 * note removed, before this time.
 */
export const FROZEN_AFTER_MS = 15_000;

/** Maximum age of the note of a running view whose page neither closed in order nor froze. */
export const RUNNING_REMEMBERED_MS = 24 * 60 * 60_000;

/** Time for which the device avoids a build that froze a page, while the manifest stays the same. */
export const FREEZE_REMEMBERED_MS = 60 * 60_000;

/** Delays of the automatic retries after a screen failed. After the last one, only the player can retry. */
export const AUTO_RETRY_DELAYS_MS: readonly number[] = [12_000, 30_000, 60_000];

/** Delay before a loading screen shows its skeleton, so that a quick mount does not flicker. */
export const PLACEHOLDER_DELAY_MS = 200;
