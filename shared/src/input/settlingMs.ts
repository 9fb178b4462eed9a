/**
 * Time in milliseconds for which a control ignores presses after its effect has changed, because the player's finger
 * was aiming at the previous effect.
 */
export const SETTLING_MS = 500;
