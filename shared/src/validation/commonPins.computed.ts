import { dictionary } from '@zxcvbn-ts/language-common';

/** Common passwords of zxcvbn that consist of six digits. */
export const COMMON_PINS: readonly string[] = dictionary['passwords-common'].filter((password) => /^\d{6}$/.test(password)).sort();
