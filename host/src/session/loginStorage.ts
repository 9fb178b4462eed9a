import { DECRYPTED_DATA_PREFIX, LOCAL_ENTRIES, SESSION_ENTRIES, type SafeStorage } from '@site/shared/storage';
import { eraseFormerCredentials, forgetCredentials } from './forgetCredentials';
import type { Login } from './session';

/** Why login opens after a reload: a login had expired, or a guest had requested something for members. */
export type OpenLoginReason = 'expired' | 'asked';

/** Where the login outlives the page. Implements R-STORE-01, R-STORE-06. */
export interface LoginStorage {
  read(): Login | undefined;
  keep(login: Login): void;
  /** Removes the login, and all that was decrypted for it. */
  clear(): void;
  /** Removes the credentials that the player asked this device to remember. */
  forgetCredentials(): void;
  /** Called when another tab has signed in or out. */
  watch(listener: () => void): () => void;
  /** Requests that login opens after the next reload. */
  requestLogin(reason: OpenLoginReason): void;
  /** The request, once. */
  takeLoginRequest(): OpenLoginReason | undefined;
}

/**
 * Erases what a former version has left of credentials.
 *
 * @param local outlives the tab
 * @param ofTab ends with the tab
 */
export function createLoginStorage(local: SafeStorage, ofTab: SafeStorage): LoginStorage {
  const { token, userId, jwt } = LOCAL_ENTRIES;
  const { openLogin } = SESSION_ENTRIES;
  eraseFormerCredentials(local);
  return {
    read() {
      const login = { token: local.read(token), userId: local.read(userId) };
      return login.token === undefined || login.userId === undefined ? undefined : { token: login.token, userId: login.userId };
    },
    keep(login) {
      // The token last: the other tabs look when it changes.
      local.write(userId, login.userId);
      local.write(token, login.token);
    },
    clear() {
      for (const entry of [userId, jwt, token]) local.remove(entry);
      local.removeWithPrefix(DECRYPTED_DATA_PREFIX);
    },
    forgetCredentials() {
      forgetCredentials(local);
    },
    watch: (listener) => local.subscribe(token, listener),
    requestLogin(reason) {
      ofTab.write(openLogin, reason === 'expired');
    },
    takeLoginRequest() {
      const hadExpired = ofTab.read(openLogin);
      ofTab.remove(openLogin);
      if (hadExpired === undefined) return undefined;
      return hadExpired ? 'expired' : 'asked';
    },
  };
}
