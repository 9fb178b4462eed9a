/** Games on a page of the lobby: full rows in both canvases, of 8 and of 6. */
export const GAMES_PER_PAGE = 24;

/** Games in the row on home. */
export const POPULAR_GAMES = 6;

/** The longest search the platform takes. */
export const SEARCH_MAX_LENGTH = 30;

/** How long typing has to rest before the search is sent. */
export const SEARCH_DEBOUNCE_MS = 300;
