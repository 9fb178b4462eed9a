/** How many figures the withdrawal password has. */
export const WITHDRAWAL_PASSWORD_LENGTH = 6;

/** How often the list asks while a withdrawal is pending. */
export const WITHDRAWALS_POLL_MS = 5_000;

/** How many withdrawals stand beside the form. */
export const LATEST_WITHDRAWALS = 5;
