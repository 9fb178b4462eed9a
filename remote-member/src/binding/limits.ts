/** The next code can be asked for after this long. Implements R-CONST-09. */
export const CODE_COOLDOWN_MS = 60_000;

/** Figures of a code, and of the second password. */
export const CODE_LENGTH = 6;
export const PIN_LENGTH = 6;
