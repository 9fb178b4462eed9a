import { defineCall } from '@site/shared/wire/call';
import * as z from '@site/shared/wire/zod';

/**
 * How calls travel while the safe switch is on (decision 46, record 0011): the cipher is AES-256-CBC with the `cipherKey` of the pre-info, a
 * random IV before the ciphertext, base64. The pre-info and the streams always travel in the clear.
 *
 * |         | in the clear                 | sealed                                                                     |
 * |---------|------------------------------|----------------------------------------------------------------------------|
 * | address | `POST /fd/api/v1/a/b`        | `POST /fd/api/v1/s/<sealed>` of `POST /fd/api/v1/a/b`, in url-safe base64   |
 * | body    | JSON                         | `{ d }` of that JSON; of an empty text for a GET, whose query is sealed too |
 * | answer  | the envelope                 | `{ d }` of the envelope; the HTTP status stays                             |
 * | headers | as ever                      | the same, and `safe: 1`                                                    |
 *
 * A platform whose pre-info says `safeVersion` 2 also opens a newer form, which clients that know it use. It seals by AES-256-GCM, with a key for each
 * use: HKDF-SHA-256 of the `cipherKey`, without salt, for `safe-address`, `safe-body` and `safe-answer`. What is authenticated besides is a JSON
 * list of texts; the tag follows the ciphertext.
 *
 * |         | sealed in the newer form                                | authenticated besides                                               |
 * |---------|---------------------------------------------------------|---------------------------------------------------------------------|
 * | header  | `safe: 2 <time> <nonce>`: ms by the server's clock, 12 random bytes in url-safe base64, which are the IV of address and body | |
 * | address | as above                                                | `POST`, `/fd/api/v1`, time, nonce, and the headers `token` and `idempotencyKey` |
 * | body    | as above                                                | the same, and the sealed address                                    |
 * | answer  | `{ d }` of a fresh IV of 12 bytes, ciphertext and tag   | HTTP status, nonce, and the sealed address                          |
 *
 * The platform opens such a call once, and not when its time differs from its own by more than `windowMs`.
 *
 * Every answer of a call carries the state of the switch in the header `safe`: `1` on, `0` off. `refused` goes with an envelope in the clear, code
 * 6007: the platform could not open the call, whose key or time is an old one or which was altered or used before, and has not carried it out.
 *
 * Implements R-HTTP-13.
 */
export const SAFE = {
  /** The header, of requests and of answers. */
  header: 'safe',
  on: '1',
  off: '0',
  refused: 'refused',
  /** Begins the header of a request in the newer form. */
  gcm: '2',
  /** Of the pre-info: the newest form that a platform of these sources opens; it opens those before too. */
  version: 2,
  /** How old or new a message of the newer form may be, in milliseconds. A call waits 30 s for its answer. */
  windowMs: 120_000,
  /** The part of the address between the family's prefix and the sealed text. */
  segment: 's',
} as const;

/** A sealed body: base64 of the IV and the ciphertext. */
export const sealedSchema = z.object({ d: z.string() });

/**
 * Shows a member one of their own values in full, whose masked form came with an encrypted one (`sealed` of the member's info): `data` is that
 * text as it came, and what it says comes back. Refused 6007 where it is none of this member's, 6011 after several within 60 s.
 *
 * Implements R-API-048.
 */
export const singleDataDecryptionCall = defineCall({
  path: '/site/api/v1/site/common/singleDataDecryption',
  request: z.object({ data: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  response: z.object({ data: z.string().check(z.minLength(1)) }),
});
