/**
 * Length of a user name; also the maximum length of its input in the login and register dialog. Implements R-CONST-11.
 */
export const USERNAME_LENGTH = { min: 4, max: 11 } as const;

/** Length of a login password. Implements R-CONST-12. */
export const PASSWORD_LENGTH = { min: 8, max: 12 } as const;

/** Number of digits in a code sent by message. Implements R-CONST-18. */
export const MESSAGE_CODE_LENGTH = 6;

/** Number of middle digits of a phone that are requested before a code is sent to it. Implements R-CONST-19. */
export const PHONE_CHECK_LENGTH = 4;

/** Minimum age of a player in years. Implements R-CONST-30. */
export const MIN_AGE_YEARS = 18;

/** Retention of transaction records in years. Implements R-CONST-31. */
export const RECORDS_KEPT_YEARS = 5;

/** Number of days from the result within which a dispute must be filed in writing. Implements R-CONST-32. */
export const DISPUTE_WINDOW_DAYS = 14;
