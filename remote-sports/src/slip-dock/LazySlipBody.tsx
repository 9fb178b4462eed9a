/** What the slip shows once something is in it. Fetched before a price is pressed, as soon as a player turns to one. */
export const loadSlipBody = () => import('./SlipBody');
