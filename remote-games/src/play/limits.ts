/** How long a game that was entered is known: as long as the venue's own session lasts. */
export const RECEIVED_FOR_MS = 2 * 60 * 60 * 1000;

/** The most addresses kept at a time; the oldest goes first. */
export const RECEIVED_ADDRESSES = 20;

/** When a frame that has not shown anything is called unreachable. */
export const FRAME_REACH_LIMIT_MS = 15_000;
