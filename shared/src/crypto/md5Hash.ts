import hex from 'crypto-js/enc-hex';
import md5 from 'crypto-js/md5';

/**
 * Returns the md5 of a UTF-8 text as 32 lowercase hexadecimal digits. Passwords are sent in this form.
 *
 * It only keeps the typed password out of requests and logs; the platform hashes it again with a slow hash.
 *
 * @example md5Hash('player123') // '2c39c91b5356cdab837835739ce9edb5'
 */
export function md5Hash(text: string): string {
  return md5(text).toString(hex);
}
