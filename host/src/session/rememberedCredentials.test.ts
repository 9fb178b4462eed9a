import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { createStorage } from '@site/shared/storage';
import { clearDevice } from '../testing/aShell';
import { dropCredentialsKey, readCredentialsKey } from './credentialsKey';
import { createLoginStorage } from './loginStorage';
import { canRemember, createRememberedLogin, REMEMBERED_FOR_MS } from './rememberedCredentials';

const storage = createStorage(() => window.localStorage, window);
const ofTab = createStorage(() => window.sessionStorage, window);
const credentials = { username: 'player1', password: 'player,123' };
const at = (now: number) => createRememberedLogin(storage, () => now);

beforeEach(clearDevice);

/** Returns the web storage as one text. */
const copyOfStorage = () => JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage)]);

describe('remembered credentials', () => {
  it('are restored unchanged, and are never readable on the device [R-STORE-08]', async () => {
    expect(await at(0).keep(credentials)).toBe(true);

    expect(await at(1).read()).toEqual(credentials);
    expect(copyOfStorage()).not.toContain('player1');
    expect(copyOfStorage()).not.toContain(',123');
  });

  it('have their time beside them, and last 30 days [R-STORE-09] [R-STORE-14]', async () => {
    await at(1000).keep(credentials);
    expect(window.localStorage.getItem('site.credentialsSavedAt')).toBe('1000');

    expect(await at(1000 + REMEMBERED_FOR_MS - 1).read()).toEqual(credentials);
    expect(await at(1000 + REMEMBERED_FOR_MS).read()).toBeUndefined();
    expect(window.localStorage.getItem('site.rememberedLogin')).toBeNull();
  });

  it.each([
    ['the credentials', 'site.rememberedLogin', 'not what was written'],
    ['the credentials', 'site.rememberedLogin', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['the time', 'site.credentialsSavedAt', 'yesterday'],
  ])('are dropped when %s were tampered with', async (_what, key, text) => {
    await at(0).keep(credentials);
    window.localStorage.setItem(key, text);

    expect(await at(1).read()).toBeUndefined();
    expect(window.localStorage.getItem('site.rememberedLogin')).toBeNull();
  });

  it('are ignored when saved in the future', async () => {
    await at(5000).keep(credentials);

    expect(await at(1).read()).toBeUndefined();
  });

  it('are removed when forgotten, the key too', async () => {
    await at(0).keep(credentials);

    at(1).forget();
    expect(copyOfStorage()).toBe('[[],[]]');

    expect(await at(2).read()).toBeUndefined();
    await waitFor(async () => {
      expect(await readCredentialsKey()).toBeUndefined();
    });
  });
});

it('what is forgotten while it is being kept is not kept', async () => {
  const keeping = at(0).keep(credentials);

  at(1).forget();

  expect(await keeping).toBe(true);
  expect(copyOfStorage()).toBe('[[],[]]');
});

describe('a script that sends away the storage of the page', () => {
  it('finds no key in it: the key is in IndexedDB and cannot be exported', async () => {
    await at(0).keep(credentials);

    expect(Object.keys(window.localStorage).sort()).toEqual(['site.credentialsSavedAt', 'site.rememberedLogin']);
    expect(window.sessionStorage).toHaveLength(0);
    const key = await readCredentialsKey();
    expect(key).toMatchObject({ type: 'secret', extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
    for (const format of ['raw', 'jwk'] as const) await expect(crypto.subtle.exportKey(format, key!)).rejects.toThrow('not extractable');
    await expect(crypto.subtle.wrapKey('raw', key!, key!, { name: 'AES-GCM', iv: new Uint8Array(12) })).rejects.toThrow();
  });

  it('has sent nothing that another device can read [R-STORE-13]', async () => {
    await at(0).keep(credentials);
    const copied = window.localStorage.getItem('site.rememberedLogin')!;
    await dropCredentialsKey();
    expect(await at(1).read()).toBeUndefined();

    await at(0).keep(credentials);
    window.localStorage.setItem('site.rememberedLogin', copied);
    expect(await at(1).read()).toBeUndefined();
  });

  it('finds nothing of a former version, which had the key beside the text: it is erased at the first start', () => {
    for (const name of ['site.credentials', 'site.credentialsSavedAt', 'site.deviceKey']) window.localStorage.setItem(name, '1');
    window.localStorage.setItem('site.edition', 'classic');

    createLoginStorage(storage, ofTab);

    expect(Object.keys(window.localStorage)).toEqual(['site.edition']);
  });

  it('finds the key of other data left alone where no credentials were kept', () => {
    window.localStorage.setItem('site.deviceKey', '1');

    createLoginStorage(storage, ofTab);

    expect(window.localStorage.getItem('site.deviceKey')).toBe('1');
  });
});

describe('a browser that cannot keep a key', () => {
  it.each([
    ['IndexedDB', window, 'indexedDB'],
    ['WebCrypto, as on a page without TLS,', crypto, 'subtle'],
  ])('without %s remembers nothing', async (_what, owner, name) => {
    const holder: object = name in owner && !Object.hasOwn(owner, name) ? (Object.getPrototypeOf(owner) as object) : owner;
    const former = Object.getOwnPropertyDescriptor(holder, name)!;
    await at(0).keep(credentials);
    Reflect.deleteProperty(holder, name);

    expect(canRemember()).toBe(false);
    Object.defineProperty(holder, name, former);
    expect(canRemember()).toBe(true);
  });

  it('that refuses to store one remembers nothing, nor what was before', async () => {
    await at(0).keep(credentials);
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no keys here', 'DataCloneError');
    });

    expect(await at(1).keep(credentials)).toBe(false);

    expect(copyOfStorage()).toBe('[[],[]]');
  });

  it('that has no room in local storage remembers nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    expect(await at(1).keep(credentials)).toBe(false);
    expect(await at(1).read()).toBeUndefined();
  });
});
