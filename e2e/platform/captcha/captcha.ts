import type { CaptchaOccasion } from '@site/shared/wire/captcha';

/** Captcha that is required before an attempt. */
export type CaptchaNeed = 'none' | 'graphic' | 'slider';

/** Occasion, login name and address that a captcha is bound to. It is not valid for any other. */
export interface Bond {
  readonly occasion: CaptchaOccasion;
  /** Login name; case does not matter. */
  readonly name: string;
  readonly ip: string;
}

/** Captcha proof in a payload; empty strings when there is none. `kaptchcate` has the same values as at login. */
export interface CarriedCaptcha {
  readonly kaptchcate: '' | '1' | '2' | '99';
  readonly codeId: string;
  readonly code: string;
}
