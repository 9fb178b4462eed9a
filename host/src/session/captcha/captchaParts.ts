/** What is loaded with the first captcha, and not before. */
export { CaptchaPanel } from './CaptchaPanel';
export { createCaptcha } from './createCaptcha';
