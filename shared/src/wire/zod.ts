import { config } from 'zod/mini';

/**
 * The parts of zod that the pages of the site are checked with. A page holds this module once, so it lists what is used instead of all of the library. `jitless` is
 * set before any schema is made: otherwise zod probes `new Function`, which a strict content security policy reports as a violation.
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
