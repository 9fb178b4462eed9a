/** How a value is written as text, and read back from a text that may have been tampered with. */
export interface Codec<T> {
  /** `undefined` where the text does not hold such a value. Must not throw. */
  readonly parse: (text: string) => T | undefined;
  readonly format: (value: T) => string;
}

/** A text that is not empty. */
export const textCodec: Codec<string> = { parse: (text) => text || undefined, format: (value) => value };

/** A switch: `1` or `0`. */
export const flagCodec: Codec<boolean> = {
  parse: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  format: (value) => (value ? '1' : '0'),
};

/** A moment in milliseconds since 1970. */
export const timeCodec: Codec<number> = {
  parse: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  format: (value) => Math.trunc(value).toString(),
};

/** One of a few texts. */
export function oneOfCodec<T extends string>(values: readonly T[]): Codec<T> {
  return { parse: (text) => values.find((value) => value === text), format: (value) => value };
}

/** @param check makes sure of the shape; `undefined` refuses it */
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

/** What hides a text; `createCipher` of `@site/shared/crypto` makes one. */
export interface TextCipher {
  readonly encrypt: (text: string) => string;
  readonly decrypt: (encrypted: string) => string | undefined;
}

/** The same value, unreadable to who looks at the storage. */
export function encryptedCodec<T>(codec: Codec<T>, cipher: TextCipher): Codec<T> {
  return {
    parse: (text) => {
      const plain = cipher.decrypt(text);
      return plain === undefined ? undefined : codec.parse(plain);
    },
    format: (value) => cipher.encrypt(codec.format(value)),
  };
}
