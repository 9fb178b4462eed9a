import { createCell, type Readable } from '@site/shared/contract/readable';
import { useReadable } from '@site/shared/contract/useReadable';
import type { Captcha } from './captcha';
import { useCaptcha } from './CaptchaContext';
import type { LoadedCaptcha } from './lazyCaptcha';

const NOT_LOADED: Readable<Captcha> = createCell<Captcha>({ status: 'idle' });

/** Returns the captcha to show now, or `undefined` while its type is being fetched. */
export function useShownCaptcha(): LoadedCaptcha | undefined {
  const loaded = useReadable(useCaptcha().loaded);
  const { status } = useReadable(loaded?.control.state ?? NOT_LOADED);
  return status === 'idle' || status === 'starting' ? undefined : loaded;
}
