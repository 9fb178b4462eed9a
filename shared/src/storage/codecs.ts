/** Converts a value to text and back. The text may have been tampered with. */
export interface Codec<T> {
  /** Parses a text. Returns `undefined` if it does not contain such a value. Must not throw. */
  readonly parse: (text: string) => T | undefined;
  readonly format: (value: T) => string;
}

/** Codec of a non-empty text. */
export const textCodec: Codec<string> = { parse: (text) => text || undefined, format: (value) => value };

/** Codec of a flag: `1` or `0`. */
export const flagCodec: Codec<boolean> = {
  parse: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  format: (value) => (value ? '1' : '0'),
};

/** Codec of a time in milliseconds since 1970. */
export const timeCodec: Codec<number> = {
  parse: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  format: (value) => Math.trunc(value).toString(),
};

export function oneOfCodec<T extends string>(values: readonly T[]): Codec<T> {
  return { parse: (text) => values.find((value) => value === text), format: (value) => value };
}

/**
 * Creates the codec of a JSON value.
 *
 * @param check checks the shape; `undefined` rejects the value
 */
export function jsonCodec<T>(check: (data: unknown) => T | undefined): Codec<T> {
  return {
    parse: (text) => {
      try {
        return check(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    format: (value) => JSON.stringify(value),
  };
}

/** Encrypts texts; `createCipher` of `@site/shared/crypto` creates one. */
export interface TextCipher {
  readonly encrypt: (text: string) => string;
  readonly decrypt: (encrypted: string) => string | undefined;
}

/** Wraps a codec, so that people with access to the storage cannot read the value. */
export function encryptedCodec<T>(codec: Codec<T>, cipher: TextCipher): Codec<T> {
  return {
    parse: (text) => {
      const plain = cipher.decrypt(text);
      return plain === undefined ? undefined : codec.parse(plain);
    },
    format: (value) => cipher.encrypt(codec.format(value)),
  };
}
