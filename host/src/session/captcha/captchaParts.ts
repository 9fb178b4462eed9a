/** This module is loaded with the first captcha. */
export { CaptchaPanel } from './CaptchaPanel';
export { createCaptcha } from './createCaptcha';
