import * as z from 'zod/mini';

/**
 * The one door to zod. `jitless` is set before any schema is made: otherwise zod probes `new Function`, which a strict content
 * security policy reports as a violation.
 */
z.config({ jitless: true });

export { z };
