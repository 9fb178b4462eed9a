import type { CaptchaOccasion } from '@site/shared/wire/captcha';

/** The captcha that is needed before a try. */
export type CaptchaNeed = 'none' | 'graphic' | 'slider';

/** The occasion, the login name and the address a captcha is bound to: it is valid for nothing else. */
export interface Bond {
  readonly occasion: CaptchaOccasion;
  /** Login name, in any case. */
  readonly name: string;
  readonly ip: string;
}

/** The proof in a payload; empty texts without one. `kaptchcate` as at login. */
export interface CarriedCaptcha {
  readonly kaptchcate: '' | '1' | '2' | '99';
  readonly codeId: string;
  readonly code: string;
}
