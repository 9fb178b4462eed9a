import { CAPTCHA_MAX_LENGTH } from './captcha/GraphicCaptcha';
import { INPUT_LENGTHS, RESEND_COOLDOWN_MS } from './limits';
import { RESET_REDIRECT_MS } from './recovery/RecoveredStep';
import { REGISTER_POPUP_DELAY_MS } from './registration/registerPopup';

it.each([
  ['the resend cooldown [R-CONST-09]', RESEND_COOLDOWN_MS, 60_000],
  ['the redirect after a password reset [R-CONST-10]', RESET_REDIRECT_MS, 3000],
  ['the delay of the register popup [R-CONST-02]', REGISTER_POPUP_DELAY_MS, 500],
  ['the username on register [R-CONST-11]', INPUT_LENGTHS.username, { min: 4, max: 11 }],
  ['the password [R-CONST-12]', INPUT_LENGTHS.password, { min: 8, max: 12 }],
  ['the username of a recovery [R-CONST-13]', INPUT_LENGTHS.recovery.username, 30],
  ['the phone of a recovery [R-CONST-14]', INPUT_LENGTHS.recovery.phone, 11],
  ['the e-mail of a recovery [R-CONST-15]', INPUT_LENGTHS.recovery.email, 40],
  ['the code of a recovery [R-CONST-16]', INPUT_LENGTHS.recovery.code, 30],
  ['the picture captcha [R-CONST-17]', CAPTCHA_MAX_LENGTH, 10],
  ['the code for a new device [R-CONST-18]', INPUT_LENGTHS.newDeviceCode, 6],
  ['the phone check [R-CONST-19]', INPUT_LENGTHS.phoneCheck, 4],
])('%s', (_what, value, specified) => {
  expect(value).toEqual(specified);
});
