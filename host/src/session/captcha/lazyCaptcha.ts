import type { HttpService } from '@site/shared/contract/http';
import { createCell, type Readable } from '@site/shared/contract/readable';
import type { Logger } from '@site/shared/contract/services';
import type * as captchaParts from './captchaParts';
import { CLOSED, type CaptchaRunner } from './captchaResult';
import type { CaptchaControl } from './createCaptcha';

type CaptchaParts = typeof captchaParts;

/** Code that is loaded with the first captcha. */
export interface LoadedCaptcha extends Pick<CaptchaParts, 'CaptchaPanel'> {
  readonly control: CaptchaControl;
}

export interface LazyCaptcha extends CaptchaRunner {
  /** `undefined` before the first captcha. */
  readonly loaded: Readable<LoadedCaptcha | undefined>;
}

interface LazyCaptchaPorts {
  readonly load: () => Promise<CaptchaParts>;
  readonly http: HttpService;
  readonly logger: Logger;
}

/** Creates captchas whose code is loaded with the first one, because few visits need one. */
export function createLazyCaptcha({ load, http, logger }: LazyCaptchaPorts): LazyCaptcha {
  const loaded = createCell<LoadedCaptcha | undefined>(undefined);
  let newest = 0;

  async function fetchParts(): Promise<LoadedCaptcha> {
    const { createCaptcha, CaptchaPanel } = await load();
    // Two runs may have waited for the same code, so reuse the control of the first one.
    const parts = loaded.get() ?? { control: createCaptcha(http), CaptchaPanel };
    loaded.set(parts);
    return parts;
  }

  return {
    loaded,
    async run(subject, again) {
      newest += 1;
      const own = newest;
      try {
        const { control } = loaded.get() ?? (await fetchParts());
        return own === newest ? await control.run(subject, again) : CLOSED;
      } catch (error) {
        logger.error('captcha not loaded', { error });
        return { kind: 'finished', failure: { kind: 'unreachable' } };
      }
    },
    close() {
      newest += 1;
      loaded.get()?.control.close();
    },
  };
}
