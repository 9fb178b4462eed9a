/** Bounds of the text in characters, inclusive; surrounding blanks are not sent. */
export const FEEDBACK_TEXT = { min: 10, max: 500 } as const;

export const FOLLOW_UP_TEXT = { min: 1, max: 500 } as const;

export const MAX_IMAGES = 3;

/** Maximum length of the number of an order, a ticket or a round. */
export const REFERENCE_MAX_LENGTH = 160;

export const FEEDBACK_PER_PAGE = 10;
