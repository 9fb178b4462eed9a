import { createCipher, createCipherKey } from '../crypto';
import { encryptedCodec, flagCodec, jsonCodec, oneOfCodec, textCodec, timeCodec } from './codecs';
import { createNamespacedStorage } from './createNamespacedStorage';
import { createStorage } from './createStorage';
import { decryptedDataEntry, DECRYPTED_DATA_PREFIX, LOCAL_ENTRIES, SESSION_ENTRIES } from './entries';

const NUMBER = jsonCodec((data) => (typeof data === 'number' ? data : undefined));

const open = () => createStorage(() => window.localStorage, window);

afterEach(() => {
  window.localStorage.clear();
  jest.restoreAllMocks();
});

describe('the storage', () => {
  it('returns a stored value until it is removed', () => {
    const storage = open();

    expect(storage.write(LOCAL_ENTRIES.edition, 'professional')).toBe(true);
    expect(open().read(LOCAL_ENTRIES.edition)).toBe('professional');

    storage.remove(LOCAL_ENTRIES.edition);
    expect(storage.read(LOCAL_ENTRIES.edition)).toBeUndefined();
  });

  it('returns undefined for a manipulated value', () => {
    window.localStorage.setItem(LOCAL_ENTRIES.edition.key, 'neon');
    window.localStorage.setItem(LOCAL_ENTRIES.safeSwitch.key, '{"on":true}');
    window.localStorage.setItem(LOCAL_ENTRIES.token.key, '');

    expect(open().read(LOCAL_ENTRIES.edition)).toBeUndefined();
    expect(open().read(LOCAL_ENTRIES.safeSwitch)).toBeUndefined();
    expect(open().read(LOCAL_ENTRIES.token)).toBeUndefined();
  });

  it('remembers for this page what a full storage refuses, and never returns an older value', () => {
    const storage = open();
    storage.write(LOCAL_ENTRIES.token, 'old');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    expect(storage.write(LOCAL_ENTRIES.token, 'new')).toBe(false);

    expect(storage.read(LOCAL_ENTRIES.token)).toBe('new');
    expect(open().read(LOCAL_ENTRIES.token)).toBeUndefined();
  });

  it('remembers for this page what a private mode accepts without storing it', () => {
    const storage = open();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);

    expect(storage.write(LOCAL_ENTRIES.token, 'abc')).toBe(false);

    expect(storage.read(LOCAL_ENTRIES.token)).toBe('abc');
  });

  it('works for this page if site data is forbidden', () => {
    const storage = createStorage(() => {
      throw new DOMException('forbidden', 'SecurityError');
    }, window);

    expect(storage.read(LOCAL_ENTRIES.token)).toBeUndefined();
    expect(storage.write(LOCAL_ENTRIES.token, 'abc')).toBe(false);
    expect(storage.read(LOCAL_ENTRIES.token)).toBe('abc');
    storage.removeWithPrefix('site.');
    expect(storage.read(LOCAL_ENTRIES.token)).toBeUndefined();
  });

  it('removes all entries of a prefix and no other', () => {
    const storage = open();
    storage.write(decryptedDataEntry('a', 1, Number), 1);
    storage.write(decryptedDataEntry('b', 1, Number), 2);
    storage.write(LOCAL_ENTRIES.locale, 'zh-TW');

    storage.removeWithPrefix(DECRYPTED_DATA_PREFIX);

    expect(Object.keys(window.localStorage)).toEqual([LOCAL_ENTRIES.locale.key]);
  });

  it('reports changes of another tab until the listener is removed', () => {
    const listener = jest.fn();
    const end = open().subscribe(LOCAL_ENTRIES.token, listener);

    fromAnotherTab(LOCAL_ENTRIES.token.key);
    fromAnotherTab(LOCAL_ENTRIES.edition.key);
    window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_ENTRIES.token.key, storageArea: window.sessionStorage }));
    expect(listener).toHaveBeenCalledTimes(1);

    fromAnotherTab(null);
    expect(listener).toHaveBeenCalledTimes(2);

    end();
    fromAnotherTab(LOCAL_ENTRIES.token.key);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the storage keys', () => {
  it('are unique and fixed [R-STORE-15]', () => {
    const keys = [...Object.values(LOCAL_ENTRIES), ...Object.values(SESSION_ENTRIES)].map(({ key }) => key);

    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^(site\.[a-zA-Z]+|chat\.jwt)$/);
  });

  it('store decrypted data with the version of its shape, and drop another version [R-STORE-17]', () => {
    const storage = open();
    storage.write(decryptedDataEntry('areas', 2, asText), 'CN');

    expect(window.localStorage.getItem('DD_areas')).toBe('{"d":"CN","v":2}');
    expect(storage.read(decryptedDataEntry('areas', 2, asText))).toBe('CN');
    expect(storage.read(decryptedDataEntry('areas', 3, asText))).toBeUndefined();
  });

  it.each(['null', '[]', '{"d":1}', '{"d":1,"v":2}', 'not json'])('refuse %s as decrypted data', (text) => {
    window.localStorage.setItem('DD_areas', text);

    expect(open().read(decryptedDataEntry('areas', 2, asText))).toBeUndefined();
  });
});

describe('the namespaced storage of a remote', () => {
  it('has its own prefix', () => {
    const sports = createNamespacedStorage(open(), 'sports');
    const wallet = createNamespacedStorage(open(), 'wallet');

    expect(sports.write('slip', { mode: 'single' })).toBe(true);

    expect(sports.read('slip')).toEqual({ mode: 'single' });
    expect(wallet.read('slip')).toBeUndefined();
    expect(Object.keys(window.localStorage)).toEqual(['sports.slip']);

    sports.remove('slip');
    expect(sports.read('slip')).toBeUndefined();
  });

  it('returns undefined for a value that is not JSON', () => {
    window.localStorage.setItem('sports.slip', '{"mode":');

    expect(createNamespacedStorage(open(), 'sports').read('slip')).toBeUndefined();
  });

  it('receives changes of other tabs', () => {
    const listener = jest.fn();
    const end = createNamespacedStorage(open(), 'sports').subscribe('slip', listener);

    fromAnotherTab('sports.slip');
    fromAnotherTab('wallet.slip');
    end();

    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('codecs', () => {
  it('round-trip each value', () => {
    const cipher = createCipher(createCipherKey());

    expect(textCodec.parse(textCodec.format('a'))).toBe('a');
    expect([true, false].map((flag) => flagCodec.parse(flagCodec.format(flag)))).toEqual([true, false]);
    expect(timeCodec.parse(timeCodec.format(1_700_000_000_000))).toBe(1_700_000_000_000);
    expect(oneOfCodec(['a', 'b']).parse('b')).toBe('b');
    expect(NUMBER.parse(NUMBER.format(3))).toBe(3);
    expect(encryptedCodec(NUMBER, cipher).parse(encryptedCodec(NUMBER, cipher).format(3))).toBe(3);
  });

  it('refuse a value of another shape', () => {
    expect(flagCodec.parse('true')).toBeUndefined();
    expect(['-1', '1e3', '', 'NaN', '9'.repeat(16)].map(timeCodec.parse)).toEqual(Array.from({ length: 5 }, () => undefined));
    expect(oneOfCodec(['a']).parse('A')).toBeUndefined();
    expect(['"3"', '{', ''].map(NUMBER.parse)).toEqual([undefined, undefined, undefined]);
  });
});

function asText(data: unknown): string | undefined {
  return typeof data === 'string' ? data : undefined;
}

function fromAnotherTab(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
}
