import { createRequire } from 'node:module';

/** The Big List of Naughty Strings; loaded with `require`, because Playwright cannot import JSON. */
export const HOSTILE_STRINGS = createRequire(import.meta.filename)('big-list-of-naughty-strings') as readonly string[];
