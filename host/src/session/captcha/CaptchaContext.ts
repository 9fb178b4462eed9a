import { createContext, useContext } from 'react';
import type { LazyCaptcha } from './lazyCaptcha';

/** The captchas of the sign-in dialog, whose panel covers its picture. */
export const CaptchaContext = createContext<LazyCaptcha | undefined>(undefined);

export function useCaptcha(): LazyCaptcha {
  const captcha = useContext(CaptchaContext);
  if (!captcha) throw new Error('a form with a captcha needs a CaptchaContext around it');
  return captcha;
}
