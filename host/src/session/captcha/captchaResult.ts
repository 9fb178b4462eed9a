import type { CallFailure } from '@site/shared/contract/http';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';

/**
 * Sent with a payload as `kaptchcate`, `codeId` and `code`. The type is '' when no captcha is required, '1' for
 * graphic, '2' for slider.
 */
export interface CaptchaResult {
  readonly type: '' | '1' | '2';
  readonly codeId: string;
  readonly code: string;
}

/** Action that a captcha protects. Passwords are md5; a phone is the digits of its country code and the number. */
export type CaptchaSubject =
  | { readonly kind: 'login' | 'register'; readonly name: string; readonly password: string }
  | { readonly kind: 'recoveryByPhone'; readonly name: string; readonly phone: string }
  | { readonly kind: 'recoveryByEmail'; readonly name: string; readonly email: string };

/**
 * Outcome of a captcha. `passed` also when none was required. `finished` has no result: the player closed the captcha
 * (then `failure` is absent), or it failed.
 */
export type CaptchaOutcome =
  | { readonly kind: 'passed'; readonly result: CaptchaResult }
  | { readonly kind: 'finished'; readonly failure: CallFailure | undefined };

/** Runs captchas for forms, one at a time. Starting another one ends the previous one. */
export interface CaptchaRunner {
  /** @param again reason why the protected call rejected the previous result, shown to the player */
  run(subject: CaptchaSubject, again?: CallFailure): Promise<CaptchaOutcome>;
  /** Ends the running captcha, if any. */
  close(): void;
}

/**
 * Captcha fields of a login. '99' is sent right after a registration, which has already passed its own captcha
 * (decision 21).
 */
export type LoginCaptcha = CaptchaResult | typeof AFTER_REGISTRATION;

export const NO_CAPTCHA: CaptchaResult = { type: '', codeId: '', code: '' };

export const AFTER_REGISTRATION = { type: '99', codeId: '', code: '' } as const;

export const CLOSED: CaptchaOutcome = { kind: 'finished', failure: undefined };

/** Returns whether a call was refused because a captcha is required or was wrong. */
export function wantsCaptcha(failure: CallFailure): boolean {
  return failure.kind === 'refused' && CAPTCHA_CODES.has(failure.code);
}

/**
 * Returns whether the rejected result is from a graphic captcha. Only the protected call reports that its text was
 * wrong.
 */
export function isWrongPicture(proof: CaptchaResult | undefined): boolean {
  return proof?.type === '1';
}

const CAPTCHA_CODES: ReadonlySet<number> = new Set([RESPONSE_CODES.graphicVerification, RESPONSE_CODES.rapidVerification]);
