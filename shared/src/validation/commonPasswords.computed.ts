import { dictionary } from '@zxcvbn-ts/language-common';
import { isRegisterPassword } from './accountRules';

/** Common passwords of zxcvbn that keep the rule of registration. */
export const COMMON_PASSWORDS: readonly string[] = dictionary['passwords-common'].filter(isRegisterPassword).sort();
