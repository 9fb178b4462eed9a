/**
 * Proving a new device by a code to the member's phone. Pure; `useNewDevice.ts` does what has to be done.
 *
 * | asking for a code | event               | next                                               |
 * |-------------------|---------------------|----------------------------------------------------|
 * | idle              | asked (by message or call) | checking: the 4 middle digits are wanted    |
 * | checking          | typed               | checking, its fault gone                           |
 * | checking          | confirmed, 4 digits | sending                                            |
 * | checking          | confirmed, others   | checking, with its fault                           |
 * | sending           | refused             | checking, with the server's words                  |
 * | sending           | sent, as a message  | idle                                               |
 * | sending           | sent, as a call     | calling: the player is told to answer              |
 * | any but sending   | closed              | idle                                               |
 */
import { assertNever } from '@site/shared/assert';
import type { CallFailure } from '@site/shared/contract/http';
import type { RememberedCredentials } from '@site/shared/storage';
import { isPhoneCheck } from '@site/shared/validation';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check } from '@site/shared/wire/schema';
import { riskSchema } from '@site/shared/wire/user';

/** A login that the platform found risky: what is saved to repeat it with a code. Implements R-ERRB-09 to R-ERRB-11. */
export interface Challenge {
  /** Masked, such as `138****0000`. */
  readonly phoneNumber: string;
  readonly username: string;
  /** md5; the password itself is not kept for this. */
  readonly passwordHash: string;
  /** The server's words. */
  readonly message: string;
  /** What this device is to remember once the login has succeeded, where that was asked for. */
  readonly remember: RememberedCredentials | undefined;
}

const RISK_CODES: ReadonlySet<number> = new Set([
  RESPONSE_CODES.ipNotPassed,
  RESPONSE_CODES.deviceNotPassed,
  RESPONSE_CODES.deviceAndIpNotPassed,
  RESPONSE_CODES.longTimeNotLoggedIn,
  RESPONSE_CODES.riskyLogin,
]);

/** The masked phone and the server's words of a login that was refused as risky; `undefined` for any other failure. */
export function readRisk(failure: CallFailure): Pick<Challenge, 'phoneNumber' | 'message'> | undefined {
  if (failure.is !== 'refused' || !RISK_CODES.has(failure.code)) return undefined;
  const data = check(riskSchema, failure.data);
  return data.issues === undefined ? { phoneNumber: data.value.phoneNumber, message: failure.message } : undefined;
}

/**
 * The masked number with its hidden digits.
 *
 * @example completePhone('138****0000', '1234') // '13812340000'
 */
export function completePhone(masked: string, digits: string): string {
  return masked.replace(/\*+/, digits);
}

/** By message or by call. */
export type CodeWay = 'sms' | 'voice';

export type CodeRequest =
  | { readonly status: 'idle' }
  | { readonly status: 'checking'; readonly way: CodeWay; readonly digits: string; readonly fault: PhoneFault | undefined }
  | { readonly status: 'sending'; readonly way: CodeWay; readonly digits: string }
  | { readonly status: 'calling' };

/** What is wrong with the phone check: the digits themselves, or what the server said. */
export type PhoneFault = { readonly kind: 'digits' } | { readonly kind: 'refused'; readonly failure: CallFailure };

export type CodeRequestEvent =
  | { readonly type: 'asked'; readonly way: CodeWay }
  | { readonly type: 'typed'; readonly digits: string }
  | { readonly type: 'confirmed' }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly failure: CallFailure }
  | { readonly type: 'closed' };

/** By the table above; any other event changes nothing. */
export function advanceCodeRequest(request: CodeRequest, event: CodeRequestEvent): CodeRequest {
  switch (event.type) {
    case 'asked':
      return request.status === 'idle' ? { status: 'checking', way: event.way, digits: '', fault: undefined } : request;
    case 'typed':
      return request.status === 'checking' ? { ...request, digits: event.digits, fault: undefined } : request;
    case 'confirmed':
      if (request.status !== 'checking') return request;
      if (!isPhoneCheck(request.digits)) return { ...request, fault: { kind: 'digits' } };
      return { status: 'sending', way: request.way, digits: request.digits };
    case 'sent':
      if (request.status !== 'sending') return request;
      return request.way === 'voice' ? { status: 'calling' } : { status: 'idle' };
    case 'refused':
      if (request.status !== 'sending') return request;
      return { ...request, status: 'checking', fault: { kind: 'refused', failure: event.failure } };
    case 'closed':
      return request.status === 'sending' ? request : { status: 'idle' };
    default:
      return assertNever(event);
  }
}
