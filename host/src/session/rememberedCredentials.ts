import { LOCAL_ENTRIES, type SafeStorage } from '@site/shared/storage';
import { makeCredentialsKey, readCredentialsKey } from './credentialsKey';
import { forgetCredentials, timesForgotten } from './forgetCredentials';

/** Time for which a device remembers credentials (decision 22), in milliseconds. */
export const REMEMBERED_FOR_MS = 30 * 24 * 60 * 60 * 1000;

const IV_BYTES = 12;

export interface RememberedCredentials {
  readonly username: string;
  readonly password: string;
}

/** Credentials that a player asked this device to remember. */
export interface RememberedLogin {
  read(): Promise<RememberedCredentials | undefined>;
  /**
   * Stores the credentials. Returns false when the device cannot store them; then earlier ones are removed too. Stores
   * nothing if `forget` was called meanwhile.
   */
  keep(credentials: RememberedCredentials): Promise<boolean>;
  forget(): void;
}

/**
 * Returns whether this browser can store a key that scripts cannot read. This needs IndexedDB and a page served over
 * TLS.
 */
export function canRemember(): boolean {
  return 'subtle' in crypto && 'indexedDB' in window;
}

/**
 * Stores the remembered credentials in local storage: username and password joined by a comma, encrypted by AES-256-GCM
 * with a fresh IV, in base64, and their time beside them. Each time uses a new key, which is in IndexedDB and cannot be
 * exported (decision 57), so storage that a script sends away is useless elsewhere. This does not protect against a
 * script that stays in the page, which could ask the browser to decrypt (the page's policies block such scripts), or
 * against anyone with the whole browser profile.
 *
 * Implements R-STORE-08, R-STORE-09, R-STORE-13, R-STORE-14.
 *
 * @param now returns the time of the device, in milliseconds
 */
export function createRememberedLogin(storage: SafeStorage, now: () => number): RememberedLogin {
  const { credentials: entry, credentialsSavedAt } = LOCAL_ENTRIES;
  const forget = () => {
    forgetCredentials(storage);
  };
  return {
    async read() {
      const text = storage.read(entry);
      if (text === undefined) return undefined;
      const age = now() - (storage.read(credentialsSavedAt) ?? Infinity);
      const known = age >= 0 && age < REMEMBERED_FOR_MS ? await decrypt(text) : undefined;
      if (known === undefined) forget();
      return known;
    },
    async keep(credentials) {
      const before = timesForgotten();
      try {
        const text = await encrypt(credentials);
        // The player forgot the credentials meanwhile, which takes precedence.
        if (timesForgotten() !== before) return true;
        if (storage.write(entry, text) && storage.write(credentialsSavedAt, now())) return true;
      } catch {
        // The browser cannot store keys, for example in a private window.
      }
      forget();
      return false;
    },
    forget,
  };
}

async function encrypt({ username, password }: RememberedCredentials): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(`${username},${password}`);
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await makeCredentialsKey(), plain);
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(cipher)));
}

/** Returns the credentials, or `undefined` when the key is gone or does not match the text. */
async function decrypt(text: string): Promise<RememberedCredentials | undefined> {
  try {
    const key = await readCredentialsKey();
    if (key === undefined) return undefined;
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const iv = bytes.subarray(0, IV_BYTES);
    return parseJoined(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(IV_BYTES))));
  } catch {
    return undefined;
  }
}

/** Splits at the first comma, because a username contains none but a password may. */
function parseJoined(text: string): RememberedCredentials | undefined {
  const comma = text.indexOf(',');
  return comma > 0 ? { username: text.slice(0, comma), password: text.slice(comma + 1) } : undefined;
}
