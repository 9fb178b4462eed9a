/** Rows of one page of the inbox. */
export const LETTERS_PER_PAGE = 10;
