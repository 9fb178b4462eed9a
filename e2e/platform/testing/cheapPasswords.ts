import type * as passwordHash from '../kernel/passwordHash';

/** Before each test file: a password takes microseconds instead of 40 ms, and a suite signs in a thousand times. */
jest.mock('../kernel/passwordHash', () => {
  const actual = jest.requireActual<typeof passwordHash>('../kernel/passwordHash');
  return { ...actual, hashPassword: (md5: string) => actual.hashPassword(md5, 2) };
});
