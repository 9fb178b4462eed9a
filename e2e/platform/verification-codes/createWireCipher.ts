import { createDecipheriv } from 'node:crypto';

const IV_BYTES = 16;

/** The key that clients encrypt phone numbers and names with. It can be another one after a start, so that clients do not store it. */
export interface WireCipher {
  /** 64 hexadecimal digits, for the pre-info. */
  readonly key: string;
  /** Null where this key did not encrypt it. */
  decrypt(encrypted: string): string | null;
}

/** AES-256-CBC; base64 of the IV and the ciphertext (decision 46). */
export function createWireCipher(key: Buffer): WireCipher {
  return {
    key: key.toString('hex'),
    decrypt(encrypted) {
      try {
        const bytes = Buffer.from(encrypted, 'base64');
        const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, IV_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        // Too short, or padding that is none.
        return null;
      }
    },
  };
}
