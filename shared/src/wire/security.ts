import { defineCall } from '@site/shared/wire/call';
import * as z from '@site/shared/wire/zod';

/**
 * Encryption of calls while the safe switch is on (decision 46, record 0011). The cipher is AES-256-CBC with the
 * `cipherKey` of the pre-info; a random IV precedes the ciphertext; the result is base64. The pre-info and the streams
 * are never encrypted.
 *
 * |         | plain                        | sealed                                                                     |
 * |---------|------------------------------|----------------------------------------------------------------------------|
 * | address | `POST /fd/api/v1/a/b`        | `POST /fd/api/v1/s/<sealed>` of `POST /fd/api/v1/a/b`, in url-safe base64   |
 * | body    | JSON                         | `{ d }` of that JSON; of an empty text for a GET, whose query is sealed too |
 * | answer  | the envelope                 | `{ d }` of the envelope; the HTTP status stays                             |
 * | headers | unchanged                    | the same, and `safe: 1`                                                    |
 *
 * A platform whose pre-info has `safeVersion` 2 also accepts a newer form, which clients that support it use. It
 * encrypts by AES-256-GCM, with a separate key for each purpose: HKDF-SHA-256 of the `cipherKey`, without salt, for
 * `safe-address`, `safe-body` and `safe-answer`. The additional authenticated data is a JSON list of texts; the tag
 * follows the ciphertext.
 *
 * |         | sealed in the newer form                                | additional authenticated data                                       |
 * |---------|---------------------------------------------------------|---------------------------------------------------------------------|
 * | header  | `safe: 2 <time> <nonce>`: ms by the server's clock, 12 random bytes in url-safe base64, which are the IV of address and body | |
 * | address | as above                                                | `POST`, `/fd/api/v1`, time, nonce, and the headers `token` and `idempotencyKey` |
 * | body    | as above                                                | the same, and the sealed address                                    |
 * | answer  | `{ d }` of a fresh IV of 12 bytes, ciphertext and tag   | HTTP status, nonce, and the sealed address                          |
 *
 * The platform accepts such a call once, and rejects it if its time differs from the platform's by more than
 * `windowMs`.
 *
 * Every answer of a call has the state of the switch in the header `safe`: `1` on, `0` off. `refused` comes with an
 * unencrypted envelope with code 6007: the platform could not decrypt the call and has not processed it, because its
 * key or time is outdated or because it was altered or used before.
 *
 * Implements R-HTTP-13.
 */
export const SAFE = {
  /** Header of requests and answers. */
  header: 'safe',
  on: '1',
  off: '0',
  refused: 'refused',
  /** Prefix of the request header in the newer form. */
  gcm: '2',
  /** Value in the pre-info: the newest form that this platform accepts. It accepts the earlier ones too. */
  version: 2,
  /**
   * Maximum difference between the time of a message in the newer form and the platform's clock, in milliseconds. A
   * call times out after 30 s.
   */
  windowMs: 120_000,
  /** Segment of the address between the service's prefix and the sealed text. */
  segment: 's',
} as const;

/** An encrypted body: base64 of the IV and the ciphertext. */
export const sealedSchema = z.object({ d: z.string() });

/**
 * Returns one of the member's own values in full. Masked values come with an encrypted form (`sealed` of the member's
 * info): the request has it as `data`, and the answer has the decrypted value. Refused with 6007 if it does not belong
 * to this member, and with 6011 after several calls within 60 s.
 *
 * Implements R-API-048.
 */
export const singleDataDecryptionCall = defineCall({
  path: '/site/api/v1/site/common/singleDataDecryption',
  request: z.object({ data: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  response: z.object({ data: z.string().check(z.minLength(1)) }),
});
