import { createStorage } from '@site/shared/storage';
import { clearDevice } from '../testing/aShell';
import { createRememberedLogin, REMEMBERED_FOR_MS } from './rememberedCredentials';

const storage = createStorage(() => window.localStorage, window);
const credentials = { username: 'player1', password: 'player,123' };
const at = (now: number) => createRememberedLogin(storage, () => now);

beforeEach(clearDevice);

describe('remembered credentials', () => {
  it('are restored unchanged, and are never readable on the device [R-STORE-08]', () => {
    at(0).keep(credentials);

    expect(at(1).read()).toEqual(credentials);
    const everything = JSON.stringify(window.localStorage);
    expect(everything).not.toContain('player1');
    expect(everything).not.toContain(',123');
  });

  it('have their time beside them, and last 30 days [R-STORE-09] [R-STORE-14]', () => {
    at(1000).keep(credentials);
    expect(window.localStorage.getItem('site.credentialsSavedAt')).toBe('1000');

    expect(at(1000 + REMEMBERED_FOR_MS - 1).read()).toEqual(credentials);
    expect(at(1000 + REMEMBERED_FOR_MS).read()).toBeUndefined();
    expect(window.localStorage.getItem('site.credentials')).toBeNull();
  });

  it.each([
    ['the credentials', 'site.credentials', 'not what was written'],
    ['the key', 'site.deviceKey', 'zz'],
    ['the time', 'site.credentialsSavedAt', 'yesterday'],
  ])('are dropped when %s were tampered with', (_what, key, text) => {
    at(0).keep(credentials);
    window.localStorage.setItem(key, text);

    expect(at(1).read()).toBeUndefined();
  });

  it('are ignored when saved in the future', () => {
    at(5000).keep(credentials);

    expect(at(1).read()).toBeUndefined();
  });

  it('are removed when forgotten', () => {
    at(0).keep(credentials);

    at(1).forget();

    expect(at(2).read()).toBeUndefined();
  });
});
