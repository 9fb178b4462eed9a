import { createStore, del, get, set } from 'idb-keyval';

const KEYS = createStore('site', 'keys');
const NAME = 'credentials';

/**
 * Creates a new key for the remembered credentials, AES-256-GCM, in IndexedDB. The key cannot be exported: scripts
 * cannot read its bytes and can use it only through the browser, on this origin and this device.
 *
 * @throws when the browser has no IndexedDB, or cannot store keys in it
 */
export async function makeCredentialsKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await set(NAME, key, KEYS);
  return key;
}

/**
 * Returns the key, if there is one.
 *
 * @throws as {@link makeCredentialsKey}
 */
export async function readCredentialsKey(): Promise<CryptoKey | undefined> {
  return get<CryptoKey>(NAME, KEYS);
}

/**
 * Deletes the key.
 *
 * @throws as {@link makeCredentialsKey}
 */
export async function dropCredentialsKey(): Promise<void> {
  await del(NAME, KEYS);
}
