import { createRequire } from 'node:module';

/** The Big List of Naughty Strings; Playwright imports no JSON. */
export const HOSTILE_STRINGS = createRequire(import.meta.filename)('big-list-of-naughty-strings') as readonly string[];
