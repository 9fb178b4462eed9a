import { dictionary } from '@zxcvbn-ts/language-common';
import { isRegisterPassword } from './accountRules';

/** Common passwords of zxcvbn that meet the registration rule. */
export const COMMON_PASSWORDS: readonly string[] = dictionary['passwords-common'].filter(isRegisterPassword).sort();
