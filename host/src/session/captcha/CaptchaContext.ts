import { createContext, useContext } from 'react';
import type { LazyCaptcha } from './lazyCaptcha';

/** Captcha of the sign-in dialog, whose panel covers the dialog's picture. */
export const CaptchaContext = createContext<LazyCaptcha | undefined>(undefined);

export function useCaptcha(): LazyCaptcha {
  const captcha = useContext(CaptchaContext);
  if (!captcha) throw new Error('a form with a captcha needs a CaptchaContext around it');
  return captcha;
}
