import { config } from 'zod/mini';

/**
 * The parts of zod that the site's pages use. A page loads this module once, so it re-exports only these parts.
 * `jitless` is set before any schema is created, because otherwise zod tests `new Function`, which a strict content
 * security policy reports as a violation.
 */
config({ jitless: true });

export type { core, infer } from 'zod/mini';
export {
  array,
  boolean,
  discriminatedUnion,
  enum,
  int,
  literal,
  looseObject,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  number,
  object,
  optional,
  partial,
  record,
  refine,
  regex,
  string,
  tuple,
  union,
  unknown,
  url,
  uuid,
} from 'zod/mini';
