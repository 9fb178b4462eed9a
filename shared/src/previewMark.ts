/** Begins the fragment of a tester's link. A fragment reaches no server, and so no log. */
export const PREVIEW_MARK = '#preview=';
