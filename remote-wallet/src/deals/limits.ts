/** How many of the member's latest money movements stand beside a form. */
export const RECENT_DEALS = 3;

/** How many movements a page of the trade record holds. */
export const DEALS_PER_PAGE = 10;
