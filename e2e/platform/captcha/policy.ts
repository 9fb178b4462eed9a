import type { ResponseOf } from '@site/shared/wire/call';
import { CAPTCHA_TYPES, type captchaTypeCall } from '@site/shared/wire/captcha';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError, type Reader } from '../kernel';
import type { Settings } from '../site/createSettings';
import type { CaptchaNeed } from './captcha';
import type { GeeTestAccount } from './geetest';

/**
 * The operator's captcha settings.
 *
 * | setting           | values                                                                             |
 * |-------------------|------------------------------------------------------------------------------------|
 * | `captcha`         | `auto`: depends on earlier attempts · `off`                                        |
 * |                   | `graphic`, `slider`: always, at login and registration                             |
 * | `captchaProvider` | `builtin` · `geetest`, which counts only with `captchaId` and `captchaKey`,        |
 * |                   | 32 hexadecimal digits each                                                         |
 */
export interface CaptchaPolicy {
  /** @param suspected captcha that earlier failures or registrations require */
  needAtSignIn(suspected: CaptchaNeed, reader?: Reader): Promise<CaptchaNeed>;
  /** Returns the slider unless all captchas are off. A recovery payload has no field for the text of a picture. */
  needAtRecovery(): Promise<CaptchaNeed>;
  /** Returns null while the platform's own sliders are used. */
  geetest(): Promise<GeeTestAccount | null>;
}

const GEETEST_ID = /^[0-9a-f]{32}$/;

export function createCaptchaPolicy(settings: Pick<Settings, 'get'>): CaptchaPolicy {
  return {
    async needAtSignIn(suspected, reader) {
      const mode = await settings.get('captcha', reader);
      switch (mode) {
        case 'off':
          return 'none';
        case 'graphic':
        case 'slider':
          return mode;
        default:
          return suspected;
      }
    },
    needAtRecovery: async () => ((await settings.get('captcha')) === 'off' ? 'none' : 'slider'),
    async geetest() {
      if ((await settings.get('captchaProvider')) !== 'geetest') return null;
      const [id, key] = [await settings.get('captchaId'), await settings.get('captchaKey')];
      return GEETEST_ID.test(id) && GEETEST_ID.test(key) ? { id, key } : null;
    },
  };
}

/** Builds the refusal that names the required captcha: 6021 for a picture, 6022 for a slider. */
export function captchaRefusal(need: Exclude<CaptchaNeed, 'none'>, reason: string | null = null): PlatformError {
  return new PlatformError(need === 'graphic' ? RESPONSE_CODES.graphicVerification : RESPONSE_CODES.rapidVerification, reason);
}

/** Converts the need to its wire form. */
export function typeOf(need: CaptchaNeed, geetest: GeeTestAccount | null): ResponseOf<typeof captchaTypeCall> {
  switch (need) {
    case 'none':
      return { kaptchcate: '' };
    case 'graphic':
      return { kaptchcate: CAPTCHA_TYPES.graphic };
    case 'slider':
      return {
        kaptchcate: CAPTCHA_TYPES.slider,
        provider: geetest === null ? { name: 'builtin' } : { name: 'geetest', captchaId: geetest.id },
      };
  }
}
