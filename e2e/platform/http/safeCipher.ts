import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 16;

export interface SafeCipher {
  /** Returns base64 of a new random IV and the ciphertext. */
  seal(text: string): string;
  /** Returns null when it was not sealed with this key. Accepts both base64 alphabets. */
  open(sealed: string): string | null;
}

/**
 * Creates the operator's side of the safe switch, AES-256-CBC with PKCS7 (decision 46). It is independent of the
 * client's implementation, so that their agreement verifies both.
 *
 * @param key 64 hexadecimal digits, as in the pre-info
 */
export function createSafeCipher(key: string): SafeCipher {
  const bytes = Buffer.from(key, 'hex');
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-cbc', bytes, iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
    },
    open(sealed) {
      try {
        const all = Buffer.from(sealed, 'base64');
        const decipher = createDecipheriv('aes-256-cbc', bytes, all.subarray(0, IV_BYTES));
        return Buffer.concat([decipher.update(all.subarray(IV_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        // The text is too short or its padding is invalid.
        return null;
      }
    },
  };
}
