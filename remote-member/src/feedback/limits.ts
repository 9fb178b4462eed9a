/** Characters of the text, inclusive; blanks at its ends are not sent. */
export const FEEDBACK_TEXT = { min: 10, max: 500 } as const;

/** Characters of a follow-up. */
export const FOLLOW_UP_TEXT = { min: 1, max: 500 } as const;

export const MAX_IMAGES = 3;

/** Characters of the number of an order, a ticket or a round. */
export const REFERENCE_MAX_LENGTH = 160;

/** Rows of one page of the list. */
export const FEEDBACK_PER_PAGE = 10;
