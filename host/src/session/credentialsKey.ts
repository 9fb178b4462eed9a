import { createStore, del, get, set } from 'idb-keyval';

const KEYS = createStore('site', 'keys');
const NAME = 'credentials';

/**
 * A new key for the remembered credentials, AES-256-GCM, in IndexedDB. It cannot be exported: no script reads its bytes; it is used
 * through the browser, on this origin, on this device.
 *
 * @throws where the browser has no IndexedDB, or keeps no keys in it
 */
export async function makeCredentialsKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await set(NAME, key, KEYS);
  return key;
}

/** @throws as {@link makeCredentialsKey} */
export async function readCredentialsKey(): Promise<CryptoKey | undefined> {
  return get<CryptoKey>(NAME, KEYS);
}

/** @throws as {@link makeCredentialsKey} */
export async function dropCredentialsKey(): Promise<void> {
  await del(NAME, KEYS);
}
