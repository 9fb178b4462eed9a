/** The part of zod that the client's schemas are made of, set up like the door of the sources, `src/wire/zod.ts`. */
/* oxlint-disable no-restricted-imports -- it replaces that module in the builds */
import { config } from 'zod/mini';

config({ jitless: true });

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
