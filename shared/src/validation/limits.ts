/** The longest input of the name in the login and register dialog, and the longest name. Proves R-CONST-11. */
export const USERNAME_LENGTH = { min: 4, max: 11 } as const;

/** Proves R-CONST-12. */
export const PASSWORD_LENGTH = { min: 8, max: 12 } as const;
