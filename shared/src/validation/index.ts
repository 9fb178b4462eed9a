export { isRegisterPassword, isRegisterUsername, LOGIN_RULES, REGISTER_FORM_RULES, REGISTER_RULES } from './accountRules';
export type { LoginValues, RegisterFormValues, RegisterValues } from './accountRules';
export { amountRules } from './amountRules';
export { checkBirthday, dayOfAge } from './birthday';
export type { BirthdayError } from './birthday';
export { isAuthCode, isMessageCode, isPhoneCheck } from './codeRules';
export { DEFAULT_COUNTRY, EMAIL_MAX_LENGTH, isEmail, isPhoneOf, PHONE_MAX_LENGTH } from './contactRules';
export type { PhoneCountry } from './contactRules';
export {
  DISPUTE_WINDOW_DAYS,
  MESSAGE_CODE_LENGTH,
  MIN_AGE_YEARS,
  PASSWORD_LENGTH,
  PHONE_CHECK_LENGTH,
  RECORDS_KEPT_YEARS,
  USERNAME_LENGTH,
} from './limits';
export { isRealName, REAL_NAME_MAX_LENGTH, realNameRules } from './realName';
export { EMAIL_RECOVERY_RULES, NEW_PASSWORD_RULES, PHONE_RECOVERY_RULES, RECOVERY_CODE_RULES } from './recoveryRules';
export type { EmailRecoveryValues, NewPasswordValues, PhoneRecoveryValues, RecoveryCodeValues } from './recoveryRules';
export { errorOf, findErrors, refusingCommon } from './rules';
export type { FieldError, FormRules, Rule, ValidationKey } from './rules';
