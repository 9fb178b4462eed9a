export { isRegisterPassword, isRegisterUsername, LOGIN_RULES, REGISTER_RULES } from './accountRules';
export type { LoginValues, RegisterValues } from './accountRules';
export { amountRules, isAmountInput } from './amountRules';
export { PASSWORD_LENGTH, USERNAME_LENGTH } from './limits';
export { errorOf, findErrors } from './rules';
export type { FieldError, FormRules, Rule, ValidationKey } from './rules';
