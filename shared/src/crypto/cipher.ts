import AES from 'crypto-js/aes';
import base64 from 'crypto-js/enc-base64';
import hex from 'crypto-js/enc-hex';
import utf8 from 'crypto-js/enc-utf8';
import WordArray from 'crypto-js/lib-typedarrays';

/** 256 bits as 64 hexadecimal digits. */
export type CipherKey = string & { readonly __format: 'aes-256-hex' };

export interface Cipher {
  /** Returns base64 of a new random IV followed by the ciphertext, so each call yields another result. */
  encrypt(text: string): string;
  /** Returns the text, or `undefined` if this key did not encrypt it or it was damaged. Never throws. */
  decrypt(encrypted: string): string | undefined;
}

const KEY = /^[0-9a-f]{64}$/i;
const IV_BYTES = 16;
const IV_WORDS = IV_BYTES / 4;

/**
 * Parses a key.
 *
 * @returns `undefined` if the text is not 64 hexadecimal digits
 */
export function parseCipherKey(text: string): CipherKey | undefined {
  return KEY.test(text) ? (text as CipherKey) : undefined;
}

/** Creates a random key for values that only this device reads. */
export function createCipherKey(): CipherKey {
  return WordArray.random(32).toString(hex) as CipherKey;
}

/**
 * Creates a cipher: AES-256-CBC with PKCS7 padding and a random IV, in base64 (decision 46).
 *
 * It obscures values in storage and logs. It does not protect the session, which TLS and the token do, and it does not
 * detect changes, so the caller of `decrypt` checks the shape of the result.
 *
 * @param key from the site's configuration, or created per device
 */
export function createCipher(key: CipherKey): Cipher {
  const words = hex.parse(key);
  return {
    encrypt(text) {
      const iv = WordArray.random(IV_BYTES);
      const { ciphertext } = AES.encrypt(utf8.parse(text), words, { iv });
      return iv.clone().concat(ciphertext).toString(base64);
    },
    decrypt(encrypted) {
      try {
        const all = base64.parse(encrypted);
        const iv = WordArray.create(all.words.slice(0, IV_WORDS), IV_BYTES);
        const ciphertext = WordArray.create(all.words.slice(IV_WORDS), all.sigBytes - IV_BYTES);
        if (ciphertext.sigBytes <= 0 || ciphertext.sigBytes % IV_BYTES !== 0) return undefined;
        const plain = AES.decrypt({ ciphertext } as Parameters<typeof AES.decrypt>[0], words, { iv });
        return isPadded(plain.sigBytes, ciphertext.sigBytes) ? utf8.stringify(plain) : undefined;
      } catch {
        // Invalid UTF-8 was not encrypted with this key.
        return undefined;
      }
    },
  };
}

/**
 * Returns whether the padding is valid. PKCS7 adds 1 to 16 bytes, but the library removes as many as the last byte
 * specifies.
 */
function isPadded(plainBytes: number, cipherBytes: number): boolean {
  const padding = cipherBytes - plainBytes;
  return plainBytes >= 0 && padding >= 1 && padding <= IV_BYTES;
}
