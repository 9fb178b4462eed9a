import { createCipher, createCipherKey, parseCipherKey } from './cipher';
import { readVectors } from '@site/testing/vectors';
import { md5Hash } from './md5Hash';

const SEALED = readVectors('sealed', ['by', 'key', 'text', 'sealed']);

describe('the md5 of a password', () => {
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['player123', '2c39c91b5356cdab837835739ce9edb5'],
    ['密码', 'a8105204604a0b11e916f3879aae3b0b'],
  ])('hashes "%s"', (text, hash) => {
    expect(md5Hash(text)).toBe(hash);
  });
});

describe('the cipher', () => {
  const cipher = createCipher(createCipherKey());

  it.each(['', 'player1,player123', '中文与 emoji 🎲', 'x'.repeat(1000)])('decrypts "%s" after encryption', (text) => {
    expect(cipher.decrypt(cipher.encrypt(text))).toBe(text);
  });

  it('never encrypts the same text to the same ciphertext', () => {
    const written = new Set(Array.from({ length: 20 }, () => cipher.encrypt('player1,player123')));

    expect(written.size).toBe(20);
    for (const text of written) expect(text).toMatch(/^[A-Za-z0-9+/]{64}$/);
  });

  it('decrypts AES-256-CBC of another library', () => {
    const known = parseCipherKey('00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff');

    expect(known && createCipher(known).decrypt('AAECAwQFBgcICQoLDA0OD0W0cHCUsCFHd/MgbKA264D72IBHFQcyqDjflB3Jm6MD')).toBe(
      'player1,player123',
    );
  });

  it.each(SEALED)('decrypts "$text" as $by encrypted it [R-HTTP-13]', ({ key, text, sealed }) => {
    const known = parseCipherKey(key);

    expect(known && createCipher(known).decrypt(sealed)).toBe(text);
  });

  it('does not decrypt a text of another key', () => {
    const other = createCipher(createCipherKey());
    const answers = Array.from({ length: 50 }, () => other.decrypt(cipher.encrypt('player1,player123')));

    expect(answers).not.toContain('player1,player123');
  });

  it.each(['', 'x', 'not base64 at all!', 'AAAA', 'A'.repeat(22), 'A'.repeat(64), '中文', '{"d":1}'])('never throws on "%s"', (text) => {
    expect(() => cipher.decrypt(text)).not.toThrow();
  });

  it('never throws, whichever byte is changed', () => {
    const written = cipher.encrypt('player1,player123');

    for (let i = 0; i < written.length; i += 1) {
      const damaged = `${written.slice(0, i)}${written[i] === 'A' ? 'B' : 'A'}${written.slice(i + 1)}`;
      expect(cipher.decrypt(damaged)).not.toBe('player1,player123');
      expect(cipher.decrypt(written.slice(0, i))).toBeUndefined();
    }
  });
});

describe('a cipher key', () => {
  it('has 64 hexadecimal digits', () => {
    expect(parseCipherKey(createCipherKey())).toBeDefined();
    expect(parseCipherKey('abc')).toBeUndefined();
    expect(parseCipherKey(`${'a'.repeat(63)}g`)).toBeUndefined();
  });

  it('differs each time', () => {
    expect(createCipherKey()).not.toBe(createCipherKey());
  });
});
