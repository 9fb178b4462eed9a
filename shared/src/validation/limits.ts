/** The longest input of the name in the login and register dialog, and the longest name. Implements R-CONST-11. */
export const USERNAME_LENGTH = { min: 4, max: 11 } as const;

/** Implements R-CONST-12. */
export const PASSWORD_LENGTH = { min: 8, max: 12 } as const;

/** How many digits a code has that comes by message. Implements R-CONST-18. */
export const MESSAGE_CODE_LENGTH = 6;

/** How many middle digits of a phone are asked for before a code is sent to it. Implements R-CONST-19. */
export const PHONE_CHECK_LENGTH = 4;

/** How old a player has to be, in years. Implements R-CONST-30. */
export const MIN_AGE_YEARS = 18;

/** How long transaction records are kept, in years. Implements R-CONST-31. */
export const RECORDS_KEPT_YEARS = 5;

/** In how many days a dispute has to be filed in writing, counted from the result. Implements R-CONST-32. */
export const DISPUTE_WINDOW_DAYS = 14;
