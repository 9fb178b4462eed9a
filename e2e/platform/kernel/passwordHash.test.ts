import type * as passwordHash from './passwordHash';

// Use the real hash, not the cheap one of the other suites.
const { hashPassword, isPassword } = jest.requireActual<typeof passwordHash>('./passwordHash');

const MD5 = '96a3be3cf272e017046d1b2674a52bd3';

describe('a stored password', () => {
  it('is recognised, and no other is', async () => {
    const stored = await hashPassword(MD5);

    expect(await isPassword(MD5, stored)).toBe(true);
    expect(await isPassword(MD5.toUpperCase(), stored)).toBe(false);
  });

  it('is not the md5 that was sent, and is another text every time', async () => {
    const [once, again] = await Promise.all([hashPassword(MD5), hashPassword(MD5)]);

    expect(once).toMatch(/^scrypt\$16384\$8\$1\$/);
    expect(once).not.toContain(MD5);
    expect(once).not.toBe(again);
  });

  it('that is no hash matches nothing', async () => {
    expect(await isPassword(MD5, MD5)).toBe(false);
  });
});
