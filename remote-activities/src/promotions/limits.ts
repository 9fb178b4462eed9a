/** From here on a card counts the days that are left. */
export const ENDS_SOON_DAYS = 7;
