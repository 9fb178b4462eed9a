/**
 * Refusals of player protection that say why in `message` and, for a program, in `data`. They are not of the specification's catalogue, whose codes end with 6502: a
 * client that does not know them shows the message.
 */
export const PROTECTION_CODES = {
  /** `data` is a `limitReachedSchema`. */
  limitReached: 6701,
  /** `data` is a `shutSchema`, as of the next. */
  timeOut: 6702,
  selfExcluded: 6703,
} as const;
