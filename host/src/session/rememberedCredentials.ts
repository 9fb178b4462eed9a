import { LOCAL_ENTRIES, type SafeStorage } from '@site/shared/storage';
import { makeCredentialsKey, readCredentialsKey } from './credentialsKey';
import { forgetCredentials, timesForgotten } from './forgetCredentials';

/** How long a device remembers (decision 22), in milliseconds. */
export const REMEMBERED_FOR_MS = 30 * 24 * 60 * 60 * 1000;

const IV_BYTES = 12;

export interface RememberedCredentials {
  readonly username: string;
  readonly password: string;
}

/** The credentials a player asked this device to remember. */
export interface RememberedLogin {
  read(): Promise<RememberedCredentials | undefined>;
  /** False where the device cannot: nothing is remembered then, and what was before is forgotten. Nothing is kept that was forgotten meanwhile. */
  keep(credentials: RememberedCredentials): Promise<boolean>;
  forget(): void;
}

/** Whether this browser may keep a key that cannot be read: not without IndexedDB, nor on a page that did not come over TLS. */
export function canRemember(): boolean {
  return 'subtle' in crypto && 'indexedDB' in window;
}

/**
 * Keeps the remembered credentials in local storage: username and password joined by a comma, encrypted by AES-256-GCM with a fresh IV, in base64, and
 * their time beside them. Each time with a new key, which is in IndexedDB and cannot be exported (decision 57): what a script sends away of
 * the storage is of no use elsewhere. It does not protect from a script that stays in the page, which could ask the browser to decrypt and which the
 * policies of the page keep out, nor from anyone who has the whole profile of the browser.
 *
 * @param now the device's clock, in milliseconds
 * Implements R-STORE-08, R-STORE-09, R-STORE-13, R-STORE-14.
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
        // Forgetting meanwhile is the player's later word.
        if (timesForgotten() !== before) return true;
        if (storage.write(entry, text) && storage.write(credentialsSavedAt, now())) return true;
      } catch {
        // The browser keeps no keys, such as in a private window.
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

/** `undefined` where the key is gone, or the text is not what it has encrypted. */
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

/** A username holds no comma, a password may. */
function parseJoined(text: string): RememberedCredentials | undefined {
  const comma = text.indexOf(',');
  return comma > 0 ? { username: text.slice(0, comma), password: text.slice(comma + 1) } : undefined;
}
