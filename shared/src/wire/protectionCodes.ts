/**
 * Refusals of player protection, with the reason in `message` and, machine-readable, in `data`. They are not in the
 * specification's catalogue, whose codes end at 6502; a client that does not know them shows the message.
 */
export const PROTECTION_CODES = {
  /** `data` is a `limitReachedSchema`. */
  limitReached: 6701,
  /** `data` is a `shutSchema`, also for the next code. */
  timeOut: 6702,
  selfExcluded: 6703,
} as const;
