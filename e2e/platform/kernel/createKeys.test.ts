import { createKeys } from './createKeys';

const SECRET = 'a secret of thirty-two characters';

describe('keys', () => {
  it('are the same in every process that has the secret, and another one for each use', () => {
    expect(createKeys(SECRET)('chat')).toEqual(createKeys(SECRET)('chat'));
    expect(createKeys(SECRET)('chat')).not.toEqual(createKeys(SECRET)('safe'));
    expect(createKeys(SECRET)('chat')).not.toEqual(createKeys(`${SECRET}.`)('chat'));
  });

  it('are those of one process alone without a secret', () => {
    const keys = createKeys();

    expect(keys('chat')).toEqual(keys('chat'));
    expect(keys('chat')).not.toEqual(createKeys()('chat'));
  });

  it.each(['', 'short', 'x'.repeat(31)])('are not made of a secret that can be guessed: "%s"', (secret) => {
    expect(() => createKeys(secret)).toThrow('at least 32 characters');
  });
});
