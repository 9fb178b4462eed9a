import { LOCAL_ENTRIES, textCodec, type SafeStorage } from '@site/shared/storage';

/** Storage entry of the credentials in former versions. Their key was stored beside them in `deviceKey`. */
const FORMER_CREDENTIALS = { key: 'site.credentials', codec: textCodec };

let forgotten = 0;

/**
 * Returns how often this page has forgotten credentials. Credentials from before the last time must not be stored after
 * it.
 */
export function timesForgotten(): number {
  return forgotten;
}

/** Removes the remembered credentials at once, and then their encryption key, for which more code is loaded. */
export function forgetCredentials(storage: SafeStorage): void {
  const { credentials, credentialsSavedAt } = LOCAL_ENTRIES;
  forgotten += 1;
  const wereKept = storage.read(credentials) !== undefined;
  storage.remove(credentials);
  storage.remove(credentialsSavedAt);
  // The key is useless without the encrypted text. If it cannot be removed, the next credentials replace it.
  if (wereKept) void import('./credentialsKey').then(({ dropCredentialsKey }) => dropCredentialsKey()).catch(() => undefined);
}

/**
 * Erases credentials that a former version stored on this device, with their key. Other data encrypted with that key is
 * fetched again.
 */
export function eraseFormerCredentials(storage: SafeStorage): void {
  if (storage.read(FORMER_CREDENTIALS) === undefined) return;
  for (const entry of [FORMER_CREDENTIALS, LOCAL_ENTRIES.credentialsSavedAt, LOCAL_ENTRIES.deviceKey]) storage.remove(entry);
}
