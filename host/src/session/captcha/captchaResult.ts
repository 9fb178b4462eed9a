import type { CallFailure } from '@site/shared/contract/http';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';

/** Sent with a payload as `kaptchcate`, `codeId` and `code`. The type is '' where no captcha is required, '1' graphic, '2' slider. */
export interface CaptchaResult {
  readonly type: '' | '1' | '2';
  readonly codeId: string;
  readonly code: string;
}

/** The action that a captcha protects. Passwords are md5; a phone is the digits of its country code and the number. */
export type CaptchaSubject =
  | { readonly kind: 'login' | 'register'; readonly name: string; readonly password: string }
  | { readonly kind: 'recoveryByPhone'; readonly name: string; readonly phone: string }
  | { readonly kind: 'recoveryByEmail'; readonly name: string; readonly email: string };

/**
 * How a captcha ended. `passed` also where none was required. `finished` is without a result: closed by the player, where `failure` is
 * absent, or failed.
 */
export type CaptchaOutcome =
  | { readonly kind: 'passed'; readonly result: CaptchaResult }
  | { readonly kind: 'finished'; readonly failure: CallFailure | undefined };

/** Captchas for forms. One at a time: another one ends the previous one. */
export interface CaptchaRunner {
  /** @param again why the previous result was not accepted by the protected call: shown to the player */
  run(subject: CaptchaSubject, again?: CallFailure): Promise<CaptchaOutcome>;
  /** Ends the one that runs, if any. */
  close(): void;
}

/** What a login carries: also '99', right after a registration, which has passed a captcha of its own (decision 21). */
export type LoginCaptcha = CaptchaResult | typeof AFTER_REGISTRATION;

export const NO_CAPTCHA: CaptchaResult = { type: '', codeId: '', code: '' };

export const AFTER_REGISTRATION = { type: '99', codeId: '', code: '' } as const;

export const CLOSED: CaptchaOutcome = { kind: 'finished', failure: undefined };

/** Whether a call was refused because a captcha is required or was wrong. */
export function wantsCaptcha(failure: CallFailure): boolean {
  return failure.kind === 'refused' && CAPTCHA_CODES.has(failure.code);
}

/** Whether the unaccepted result is of a picture: only the protected call reports a wrong picture. */
export function isWrongPicture(proof: CaptchaResult | undefined): boolean {
  return proof?.type === '1';
}

const CAPTCHA_CODES: ReadonlySet<number> = new Set([RESPONSE_CODES.graphicVerification, RESPONSE_CODES.rapidVerification]);
