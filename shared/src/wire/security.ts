import { defineCall } from './call';
import * as z from './zod';

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
 * Every answer of a call carries the state of the switch in the header `safe`: `1` on, `0` off. `refused` goes with an envelope in the clear, code
 * 6007: the platform could not open the call, whose key is an old one, and has not carried it out.
 *
 * Implements R-HTTP-13.
 */
export const SAFE = {
  /** The header, of requests and of answers. */
  header: 'safe',
  on: '1',
  off: '0',
  refused: 'refused',
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
