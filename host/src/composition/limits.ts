/** Assumption: the specification gives no times for the composition; these are ours, and this is the only file that has them. */

/** How long the page waits for the deployment manifest, which comes from its own origin. */
export const DEPLOYMENT_TIMEOUT_MS = 5000;

/**
 * How old the last manifest that worked may be to replace one that cannot be fetched. Short, since it may keep a remote in use
 * that operations have disabled since; long enough for an edge to restart.
 */
export const LAST_KNOWN_GOOD_MAX_AGE_MS = 10 * 60_000;

/** How often an open page polls the manifest. */
export const DEPLOYMENT_POLL_MS = 60_000;

/** Minimum time between two polls when the player returns to the page: windows are switched in quick succession. */
export const DEPLOYMENT_RETURN_GAP_MS = 5000;

/** Minimum time between two polls caused by a failure of a remote: one broken build may fail at many mount points. */
export const DEPLOYMENT_FAILURE_GAP_MS = 30_000;

/** How long one attempt to load a build may take, entry and module together. */
export const LOAD_BUDGET_MS = 8000;

/** How often the build that should run is tried; each build it falls back to is tried once. */
export const ACTIVE_BUILD_ATTEMPTS = 2;

/** How long a mount or an update may take. It loads the view's own chunks, which give up after 8 s. */
export const MOUNT_BUDGET_MS = 10_000;

/**
 * The same where another build can replace the view. A healthy view with its chunk takes well under two seconds, so this is long enough; a view
 * that hangs and the build after it keep the player no longer than 15 s together, half as long again as one view without a way back.
 */
export const MOUNT_BUDGET_BEFORE_ANOTHER_MS = 5000;

/**
 * A view that throws this soon after its first paint was never stable: its first effects and responses run in this time, and the player has
 * hardly begun with it.
 */
export const STABLE_AFTER_MS = 1000;

/** How long the element of a painted screen may stay empty: a plain view may empty it to show something else. */
export const EMPTY_SCREEN_MS = 1000;

/** How long an unmount may take before it is abandoned. */
export const UNMOUNT_BUDGET_MS = 3000;

/** A mount that another tab started so long ago has frozen that tab: one that does not end is abandoned before, and its note removed. */
export const FROZEN_AFTER_MS = 15_000;

/** How long the note of a view that runs is kept where its page has neither ended in order nor frozen. */
export const RUNNING_REMEMBERED_MS = 24 * 60 * 60_000;

/** How long a build that froze a page is avoided on the device while the manifest is the same. */
export const FREEZE_REMEMBERED_MS = 60 * 60_000;

/** After a screen failed: when it is tried again by itself. After the last, only by the player. */
export const AUTO_RETRY_DELAYS_MS: readonly number[] = [12_000, 30_000, 60_000];

/** How long nothing is shown before the skeleton of a loading screen is: a quick mount must not flicker. */
export const PLACEHOLDER_DELAY_MS = 200;
