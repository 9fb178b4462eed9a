import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useCaptcha } from './CaptchaContext';
import type { CaptchaRunner } from './captchaResult';

export interface FormCaptcha {
  /** Close this when the form's values change. The focus then stays in the field. */
  readonly captcha: CaptchaRunner;
  /** Receives the focus when a captcha has ended. */
  readonly submitButton: RefObject<HTMLButtonElement | null>;
}

/** Returns the captcha of a form, which ends when the form unmounts. */
export function useFormCaptcha(): FormCaptcha {
  const captcha = useCaptcha();
  const submitButton = useRef<HTMLButtonElement>(null);
  const runner = useMemo((): CaptchaRunner => {
    let closings = 0;
    return {
      async run(subject, again) {
        const before = closings;
        const outcome = await captcha.run(subject, again);
        if (closings === before) submitButton.current?.focus();
        return outcome;
      },
      close() {
        closings += 1;
        captcha.close();
      },
    };
  }, [captcha]);
  useEffect(() => runner.close, [runner]);
  return { captcha: runner, submitButton };
}
