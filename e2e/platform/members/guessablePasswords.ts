import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from '../kernel';

let hashes: ReadonlySet<string> | undefined;

/**
 * Refuses a guessable new login password. The platform only receives the MD5 of a password, so it compares with
 * precomputed MD5s: the 49,000 most common passwords of zxcvbn's list; those of them that meet the registration rules,
 * also capitalized and in all capitals; and all passwords of up to two characters. The MD5 does not show whether a
 * password has 8 to 12 characters with letters and digits. The site's own forms check that, and an API client that
 * ignores it weakens only its own account.
 *
 * @throws PlatformError 6007
 */
export function refuseGuessablePassword(md5: string): void {
  hashes ??= new Set(guessablePasswords().map(hash));
  if (hashes.has(md5)) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'login_password_guessable');
}

function guessablePasswords(): readonly string[] {
  const listed = dictionary['passwords-common'];
  return [...listed, ...listed.filter(isAcceptable).flatMap(withCapitals), ...shortest()];
}

/** Returns true for 8 to 12 letters and digits, with at least one of each. */
function isAcceptable(word: string): boolean {
  return /^[a-z\d]{8,12}$/.test(word) && /[a-z]/.test(word) && /\d/.test(word);
}

function withCapitals(word: string): readonly string[] {
  return [word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)];
}

/** Lists all passwords of up to two printable ASCII characters, including the empty one. */
function shortest(): readonly string[] {
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  return ['', ...characters, ...characters.flatMap((first) => characters.map((second) => first + second))];
}

function hash(password: string): string {
  return createHash('md5').update(password).digest('hex');
}
