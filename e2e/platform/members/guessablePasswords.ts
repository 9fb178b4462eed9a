import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from '../kernel';

let hashes: ReadonlySet<string> | undefined;

/**
 * Refuses a new login password that anyone would try first. The platform sees nothing but the md5 of a password, so it knows those whose md5 it can
 * work out before: the 49,000 most used ones of zxcvbn's list; those of them that keep the rule of registration also with a capital first and in
 * capitals alone; and all of two characters at most. That a password has 8 to 12 characters, letters and digits, cannot be seen of its md5: the
 * site's own forms see to it, and an API client that breaks it weakens its own account alone.
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

/** 8 to 12 letters and digits, at least one of each. */
function isAcceptable(word: string): boolean {
  return /^[a-z\d]{8,12}$/.test(word) && /[a-z]/.test(word) && /\d/.test(word);
}

function withCapitals(word: string): readonly string[] {
  return [word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)];
}

/** None, one or two of the characters that every keyboard has. */
function shortest(): readonly string[] {
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  return ['', ...characters, ...characters.flatMap((first) => characters.map((second) => first + second))];
}

function hash(password: string): string {
  return createHash('md5').update(password).digest('hex');
}
