import { DECRYPTED_DATA_PREFIX, LOCAL_ENTRIES, SESSION_ENTRIES, type SafeStorage } from '@site/shared/storage';
import { eraseFormerCredentials, forgetCredentials } from './forgetCredentials';
import type { Login } from './session';

/** Reason why login opens after a reload: a login had expired, or a guest had requested something for members. */
export type OpenLoginReason = 'expired' | 'asked';

/** Storage of the login across pages. Implements R-STORE-01, R-STORE-06. */
export interface LoginStorage {
  read(): Login | undefined;
  keep(login: Login): void;
  /**
   * Removes the login of this token and all data decrypted for it. Keeps a login that another tab has stored since.
   * `expired` informs the other tabs that it was an expiry and not a sign-out.
   */
  clear(ownToken: string, ending?: { readonly expired: Login }): void;
  /** Returns whether the last login of this device was this member's and has expired. */
  hasExpired(userId: string): boolean;
  hasCredentials(): boolean;
  forgetCredentials(): void;
  /** Subscribes to logins and sign-outs of other tabs. Returns a function that unsubscribes. */
  watch(listener: () => void): () => void;
  /** Requests that login opens after the next reload. */
  requestLogin(reason: OpenLoginReason): void;
  /**
   * Returns and removes the request. Also returns `expired` when another tab detected an expiry while this page was
   * loading.
   */
  takeLoginRequest(): OpenLoginReason | undefined;
}

/**
 * Creates the storage, and erases credentials of a former version.
 *
 * @param local outlives the tab
 * @param ofTab ends with the tab
 */
export function createLoginStorage(local: SafeStorage, ofTab: SafeStorage): LoginStorage {
  const { token, userId, expiredUserId, jwt } = LOCAL_ENTRIES;
  const { openLogin } = SESSION_ENTRIES;
  eraseFormerCredentials(local);
  return {
    read() {
      const login = { token: local.read(token), userId: local.read(userId) };
      return login.token === undefined || login.userId === undefined ? undefined : { token: login.token, userId: login.userId };
    },
    keep(login) {
      // Write the token last, because other tabs read the storage when it changes.
      local.remove(expiredUserId);
      local.write(userId, login.userId);
      local.write(token, login.token);
    },
    clear(ownToken, ending) {
      const stored = local.read(token);
      if (stored !== undefined && stored !== ownToken) return;
      if (ending) local.write(expiredUserId, ending.expired.userId);
      else local.remove(expiredUserId);
      // Remove the token last, for the same reason.
      for (const entry of [userId, jwt, token]) local.remove(entry);
      local.removeWithPrefix(DECRYPTED_DATA_PREFIX);
    },
    hasExpired: (id) => local.read(expiredUserId) === id,
    hasCredentials: () => local.read(LOCAL_ENTRIES.credentials) !== undefined,
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
      const wasMetElsewhere = local.read(token) === undefined && local.read(expiredUserId) !== undefined;
      local.remove(expiredUserId);
      if (hadExpired === undefined) return wasMetElsewhere ? 'expired' : undefined;
      return hadExpired ? 'expired' : 'asked';
    },
  };
}
