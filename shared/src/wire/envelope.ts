import * as z from '@site/shared/wire/zod';

/**
 * Envelope of every answer of the platform: a response code, the data of the call, and a text for the player.
 * Implements R-HTTP-14.
 */
export const envelopeSchema = z.object({
  status_code: z.int(),
  data: z.optional(z.unknown()),
  message: z.optional(z.nullable(z.string())),
});

export type Envelope = z.infer<typeof envelopeSchema>;

/** Names of the request headers (decision 45). `idempotencyKey` is sent with calls that move money. */
export const HEADERS = {
  clientType: 'clientType',
  version: 'version',
  requestId: 'requestId',
  token: 'token',
  siteId: 'siteId',
  language: 'language',
  idempotencyKey: 'idempotencyKey',
} as const;
