import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { createSendCodePayload, md5Hash, parseCipherKey } from '@site/shared/crypto';
import {
  bindEmailCall,
  bindPasswordByEmailCall,
  bindPasswordByPhoneCall,
  bindPasswordCall,
  bindPhoneCall,
  countryAreasCall,
  resetWithdrawPasswordCall,
  setWithdrawPasswordCall,
} from '@site/shared/wire/accounts';
import { CODE_CATES, CODE_TYPES, sendCodeToMemberCall } from '@site/shared/wire/codes';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { preInfoCall } from '@site/shared/wire/site';
import type { CodeUse } from './codeCooldown';
import type { ContactValues, LoginPasswordValues } from './bindingForms';
import { contactTarget, type Contact, type Country } from './contact';
import { proofToWire } from './ownerProofCodec';

/** Aborted when the view unmounts. */
interface Ending {
  readonly signal: AbortSignal;
}

export type CodeChannel = keyof typeof CODE_CATES;

type SubmitResult = CallResult<unknown>;

/** Loads the countries whose phones can be bound, default one first. Implements R-API-047. */
export async function fetchCountries(http: HttpService, { signal }: Ending): Promise<CallResult<readonly Country[]>> {
  const result = await http.send(countryAreasCall, { area: '' }, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) => list.map(({ areaName, areaCode, regex }) => ({ name: areaName, areaCode, regex })));
}

/**
 * Requests a code for a contact to bind, or if omitted for the member's own contact of the channel. The number is sent
 * encrypted, with a key that is loaded just before.
 */
export async function sendVerificationCode(
  http: HttpService,
  { use, contact, channel }: { readonly use: CodeUse; readonly contact: Contact | undefined; readonly channel: CodeChannel },
  { signal }: Ending,
): Promise<SubmitResult> {
  const info = await http.send(preInfoCall, {}, { signal, onError: 'silent' });
  if (!info.ok) return info;
  const key = parseCipherKey(info.data.siteBaseConfig.cipherKey ?? '');
  if (key === undefined) return { ok: false, failure: { kind: 'malformed', problem: `${preInfoCall.path}: no key for codes` } };
  const number = contact === undefined ? '' : contactTarget(contact);
  // The version can stay empty, because the headers of every call contain it.
  const payload = createSendCodePayload(key, { number, name: '', type: CODE_TYPES[use], cate: CODE_CATES[channel], version: '' });
  return http.send(sendCodeToMemberCall, payload, { signal, onError: 'silent' });
}

/** Returns true when a code was requested less than a minute ago, perhaps by another page. */
export function isTooSoon(result: SubmitResult): boolean {
  return !result.ok && result.failure.kind === 'refused' && result.failure.code === RESPONSE_CODES.sixtySecondLimit;
}

/** Binds a phone or an e-mail address. Implements R-API-016, R-API-017. */
export function bindContact(http: HttpService, { contact, code, proof }: ContactValues, { signal }: Ending): Promise<SubmitResult> {
  const target = contactTarget(contact);
  const proven = { code, ...proofToWire(proof) };
  return contact.kind === 'phone'
    ? http.send(bindPhoneCall, { phone: target, ...proven }, { signal, onError: 'silent' })
    : http.send(bindEmailCall, { email: target, ...proven }, { signal, onError: 'silent' });
}

/** Changes the login password with the old one or with a code. Implements R-API-018, R-API-019, R-API-020. */
export function changePassword(
  http: HttpService,
  { proof: { by, text }, password }: Pick<LoginPasswordValues, 'proof' | 'password'>,
  { signal }: Ending,
): Promise<SubmitResult> {
  const options = { signal, onError: 'silent' } as const;
  const hash = md5Hash(password);
  switch (by) {
    case 'password':
      return http.send(bindPasswordCall, { oldPassword: md5Hash(text), password: hash }, options);
    case 'phone':
      return http.send(bindPasswordByPhoneCall, { code: text, password: hash }, options);
    case 'email':
      return http.send(bindPasswordByEmailCall, { code: text, password: hash }, options);
  }
}

/** Sets the first withdrawal password. Implements R-API-024. */
export function setPin(
  http: HttpService,
  { pin, password }: { readonly pin: string; readonly password: string },
  { signal }: Ending,
): Promise<SubmitResult> {
  const request = { password: md5Hash(pin), loginPassword: md5Hash(password) };
  return http.send(setWithdrawPasswordCall, request, { signal, onError: 'silent' });
}

/** Resets the withdrawal password. Implements R-API-025. */
export function resetPin(
  http: HttpService,
  { pin, code }: { readonly pin: string; readonly code: string },
  { signal }: Ending,
): Promise<SubmitResult> {
  return http.send(resetWithdrawPasswordCall, { password: md5Hash(pin), code }, { signal, onError: 'silent' });
}
