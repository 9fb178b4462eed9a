/**
 * Verification of a new device by a code to the member's phone. Pure; `useNewDevice.ts` runs it.
 *
 * | code request      | event               | next                                               |
 * |-------------------|---------------------|----------------------------------------------------|
 * | idle              | asked (by message or call) | checking: the 4 middle digits are required  |
 * | checking          | typed               | checking, its fault cleared                        |
 * | checking          | confirmed, 4 digits | sending                                            |
 * | checking          | confirmed, others   | checking, with its fault                           |
 * | sending           | refused             | checking, with the server's message                |
 * | sending           | sent, as a message  | idle                                               |
 * | sending           | sent, as a call     | calling: the player is asked to answer             |
 * | any but sending   | closed              | idle                                               |
 */
import { assertNever } from '@site/shared/assert';
import type { CallFailure } from '@site/shared/contract/http';
import { isPhoneCheck } from '@site/shared/validation';

/**
 * Fills the hidden digits into a masked number.
 *
 * @example completePhone('138****0000', '1234') // '13812340000'
 */
export function completePhone(masked: string, digits: string): string {
  return masked.replace(/\*+/, digits);
}

export type CodeWay = 'sms' | 'voice';

export type CodeRequest =
  | { readonly status: 'idle' }
  | { readonly status: 'checking'; readonly way: CodeWay; readonly digits: string; readonly fault: PhoneFault | undefined }
  | { readonly status: 'sending'; readonly way: CodeWay; readonly digits: string }
  | { readonly status: 'calling' };

/** Fault of the phone check: wrong digits, or the server's refusal. */
export type PhoneFault = { readonly kind: 'digits' } | { readonly kind: 'refused'; readonly failure: CallFailure };

export type CodeRequestEvent =
  | { readonly type: 'asked'; readonly way: CodeWay }
  | { readonly type: 'typed'; readonly digits: string }
  | { readonly type: 'confirmed' }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly failure: CallFailure }
  | { readonly type: 'closed' };

/** Returns the next state by the table above. Any other event changes nothing. */
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
