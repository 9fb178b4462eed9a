/** The longest message, in characters; the platform refuses a longer one. */
export const CHAT_TEXT_MAX_LENGTH = 200;

/** How many lines of a room are kept; the oldest go first. */
export const ROOM_LINES_MAX = 200;

/** How many earlier messages are asked for at once. Implements R-CONST-25. */
export const HISTORY_PAGE_SIZE = 15;
