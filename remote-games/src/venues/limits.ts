/** The local sports channel's code (specification §9). */
export const LOCAL_CHANNEL = 'CRTY';

/** Venues whose pages do not bear a frame: they open in a page of their own whatever the site prefers. */
export const NEW_PAGE_VENUES: ReadonlySet<string> = new Set(['XMTY', 'G1CP', 'SGCP']);
