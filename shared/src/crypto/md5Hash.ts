import hex from 'crypto-js/enc-hex';
import md5 from 'crypto-js/md5';

/**
 * The md5 of a text in UTF-8, as 32 hexadecimal digits in lower case: how a password leaves the client.
 *
 * It keeps the typed password out of requests and logs and protects nothing beyond that; the platform hashes it again, slowly.
 *
 * @example md5Hash('player123') // '2c39c91b5356cdab837835739ce9edb5'
 */
export function md5Hash(text: string): string {
  return md5(text).toString(hex);
}
