import * as z from '@site/shared/wire/zod';

/** Every answer of the platform: a code of the catalogue, the data of the call, and a text for the player. Implements R-HTTP-14. */
export const envelopeSchema = z.object({
  status_code: z.int(),
  data: z.optional(z.unknown()),
  message: z.optional(z.nullable(z.string())),
});

export type Envelope = z.infer<typeof envelopeSchema>;

/** Header names of every request (decision 45). `idempotencyKey` goes with calls that move money. */
export const HEADERS = {
  clientType: 'clientType',
  version: 'version',
  requestId: 'requestId',
  token: 'token',
  siteId: 'siteId',
  language: 'language',
  idempotencyKey: 'idempotencyKey',
} as const;
