import { config } from 'zod/mini';

/**
 * The one door to zod. `jitless` is set before any schema is made: otherwise zod probes `new Function`, which a strict content
 * security policy reports as a violation.
 *
 * Import it as a namespace (`import * as z`), not by the name `z`: only then does a bundle carry the parts it uses, a tenth of the whole.
 */
config({ jitless: true });

export * from 'zod/mini';
