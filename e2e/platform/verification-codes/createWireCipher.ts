import { createDecipheriv } from 'node:crypto';

const IV_BYTES = 16;

/**
 * Cipher with which clients encrypt phone numbers and names. The key may change at a restart, so clients do not store
 * it.
 */
export interface WireCipher {
  /** Key as 64 hexadecimal digits, for the pre-info. */
  readonly key: string;
  /** Returns null when the text was not encrypted with this key. */
  decrypt(encrypted: string): string | null;
}

/** Creates an AES-256-CBC cipher; the text is base64 of the IV and the ciphertext (decision 46). */
export function createWireCipher(key: Buffer): WireCipher {
  return {
    key: key.toString('hex'),
    decrypt(encrypted) {
      try {
        const bytes = Buffer.from(encrypted, 'base64');
        const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, IV_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        // The text is too short, or its padding is invalid.
        return null;
      }
    },
  };
}
