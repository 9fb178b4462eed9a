/** Prefix of the fragment in a preview link. A fragment reaches no server and therefore no log. */
export const PREVIEW_MARK = '#preview=';
