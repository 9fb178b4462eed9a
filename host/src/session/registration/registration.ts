/**
 * State machine of the registration. Pure: an event gives the next state and its effects; `createRegistration.ts` runs
 * them.
 *
 * | state      | event              | next       | effects                                                         |
 * |------------|--------------------|------------|-----------------------------------------------------------------|
 * | filling    | submitted, faulty  | filling, its faults shown | –                                                |
 * | filling    | submitted          | sending    | register                                                        |
 * | sending    | accepted           | signing-in | announce, sign-in                                               |
 * | sending    | refused            | refused    | –                                                               |
 * | sending    | refused because a captcha is required or was wrong | proving | prove                               |
 * | sending, after no captcha was required | the same | refused: another attempt would loop | –             |
 * | proving    | captcha passed     | sending, with its result | register                                          |
 * | proving    | captcha failed     | refused    | –                                                               |
 * | proving    | captcha closed     | filling    | –                                                               |
 * | proving    | changed            | filling    | end-captcha: it was for the previous values               |
 * | sending    | no answer          | doubtful   | sign-in: it shows whether the account was created                  |
 * | signing-in | signed in          | done       | –                                                               |
 * | signing-in | refused            | done       | offer-login: the account exists, only the login failed          |
 * | doubtful   | signed in          | done       | announce                                                        |
 * | doubtful   | refused            | refused, because unanswered | – (also where a captcha is required: this login is only a check) |
 * | refused    | changed            | filling    | –                                                               |
 * | refused    | submitted          | sending    | register                                                        |
 *
 * Any other event changes nothing, so a second press of the button does not register twice.
 */
import { assertNever } from '@site/shared/assert';
import type { CallFailure } from '@site/shared/contract/http';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { isWrongPicture, wantsCaptcha, type CaptchaOutcome, type CaptchaResult } from '../captcha/captchaResult';

export type Registration =
  | { readonly status: 'filling'; /** True when the faults are shown. */ readonly wasAsked: boolean }
  | { readonly status: 'sending'; /** Result of the captcha that was run for this request. */ readonly proof: CaptchaResult | undefined }
  /** A captcha runs. */
  | { readonly status: 'proving'; /** Reason why the previous captcha was rejected. */ readonly again: CallFailure | undefined }
  | { readonly status: 'signing-in' }
  /** The request was sent but not answered. */
  | { readonly status: 'doubtful'; readonly failure: CallFailure }
  | { readonly status: 'refused'; readonly failure: CallFailure }
  | { readonly status: 'done' };

export type RegistrationEvent =
  | { readonly type: 'changed' }
  | { readonly type: 'submitted'; readonly isFaulty: boolean }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly failure: CallFailure }
  | { readonly type: 'captcha-ended'; readonly outcome: CaptchaOutcome }
  | { readonly type: 'signed-in' }
  | { readonly type: 'sign-in-refused'; readonly failure: CallFailure };

export type RegistrationEffect = 'register' | 'prove' | 'end-captcha' | 'announce' | 'sign-in' | 'offer-login';

export interface RegistrationStep {
  readonly registration: Registration;
  readonly effects: readonly RegistrationEffect[];
}

export const NOT_REGISTERED: Registration = { status: 'filling', wasAsked: false };

/** Returns the next state and effects by the table above. */
export function advanceRegistration(registration: Registration, event: RegistrationEvent): RegistrationStep {
  switch (event.type) {
    case 'changed':
      if (registration.status === 'proving') return step({ status: 'filling', wasAsked: true }, 'end-captcha');
      return registration.status === 'refused' ? step({ status: 'filling', wasAsked: true }) : step(registration);
    case 'submitted':
      return submit(registration, event.isFaulty);
    case 'accepted':
      return registration.status === 'sending' ? step({ status: 'signing-in' }, 'announce', 'sign-in') : step(registration);
    case 'refused':
      if (registration.status !== 'sending') return step(registration);
      if (wantsCaptcha(event.failure)) return prove(registration.proof, event.failure);
      return isUnanswered(event.failure)
        ? step({ status: 'doubtful', failure: event.failure }, 'sign-in')
        : step({ status: 'refused', failure: event.failure });
    case 'captcha-ended':
      return registration.status === 'proving' ? goOn(event.outcome) : step(registration);
    case 'signed-in':
      if (registration.status === 'doubtful') return step({ status: 'done' }, 'announce');
      return registration.status === 'signing-in' ? step({ status: 'done' }) : step(registration);
    case 'sign-in-refused':
      if (registration.status === 'doubtful') return step({ status: 'refused', failure: registration.failure });
      return registration.status === 'signing-in' ? step({ status: 'done' }, 'offer-login') : step(registration);
    default:
      return assertNever(event);
  }
}

/** Returns whether the refusal is about the name, and is therefore shown at that field. */
export function isAboutName(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.code === RESPONSE_CODES.dataExists;
}

function submit(registration: Registration, isFaulty: boolean): RegistrationStep {
  if (registration.status !== 'filling' && registration.status !== 'refused') return step(registration);
  return isFaulty ? step({ status: 'filling', wasAsked: true }) : step({ status: 'sending', proof: undefined }, 'register');
}

function prove(proof: CaptchaResult | undefined, failure: CallFailure): RegistrationStep {
  if (proof?.type === '') return step({ status: 'refused', failure });
  return step({ status: 'proving', again: isWrongPicture(proof) ? failure : undefined }, 'prove');
}

function goOn(outcome: CaptchaOutcome): RegistrationStep {
  if (outcome.kind === 'passed') return step({ status: 'sending', proof: outcome.result }, 'register');
  return step(outcome.failure ? { status: 'refused', failure: outcome.failure } : { status: 'filling', wasAsked: true });
}

function isUnanswered({ kind }: CallFailure): boolean {
  return kind === 'timeout' || kind === 'unreachable' || kind === 'malformed';
}

function step(registration: Registration, ...effects: readonly RegistrationEffect[]): RegistrationStep {
  return { registration, effects };
}
