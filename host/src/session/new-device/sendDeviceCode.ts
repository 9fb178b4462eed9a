import type { CallResult, HttpService } from '@site/shared/contract/http';
import { createSendCodePayload, parseCipherKey } from '@site/shared/crypto';
import { CODE_CATES, CODE_TYPES, sendCodeToGuestCall } from '@site/shared/wire/codes';
import { preInfoCall } from '@site/shared/wire/site';
import type { Challenge } from '../challenge';
import { completePhone, type CodeWay } from './newDevice';

/**
 * Requests a code for the phone of a risky login. Implements R-SENDCODE-01 to R-SENDCODE-03, R-API-021, R-API-023.
 *
 * @param digits the 4 middle digits of the phone number
 */
export async function sendDeviceCode(
  http: HttpService,
  version: string,
  { username, phoneNumber }: Challenge,
  way: CodeWay,
  digits: string,
): Promise<CallResult<unknown>> {
  // Fetch the key each time, because the platform has another one after each start.
  const site = await http.send(preInfoCall, {}, { onError: 'silent' });
  if (!site.ok) return site;
  const key = parseCipherKey(site.data.siteBaseConfig.cipherKey ?? '');
  if (key === undefined) return { ok: false, failure: { kind: 'malformed', problem: 'no cipher key to send a code with' } };
  const payload = createSendCodePayload(key, {
    number: completePhone(phoneNumber, digits),
    name: username,
    type: CODE_TYPES.newDevice,
    cate: CODE_CATES[way],
    version,
  });
  return http.send(sendCodeToGuestCall, payload, { onError: 'silent' });
}
