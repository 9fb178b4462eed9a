import { LOCAL_ENTRIES, textCodec, type SafeStorage } from '@site/shared/storage';

/** Where former versions kept the credentials, and their key beside them in `deviceKey`. */
const FORMER_CREDENTIALS = { key: 'site.credentials', codec: textCodec };

let forgotten = 0;

/** How often this page has forgotten: what was to be kept before the last time is not to be kept after it. */
export function timesForgotten(): number {
  return forgotten;
}

/** Removes the remembered credentials at once, and then the key that they are encrypted with, whose code is loaded for it. */
export function forgetCredentials(storage: SafeStorage): void {
  const { credentials, credentialsSavedAt } = LOCAL_ENTRIES;
  forgotten += 1;
  const wereKept = storage.read(credentials) !== undefined;
  storage.remove(credentials);
  storage.remove(credentialsSavedAt);
  // Without its text the key opens nothing: where it cannot be removed, the next credentials replace it.
  if (wereKept) void import('./credentialsKey').then(({ dropCredentialsKey }) => dropCredentialsKey()).catch(() => undefined);
}

/** Erases what a former version has left on this device. What else was encrypted with that key is fetched again. */
export function eraseFormerCredentials(storage: SafeStorage): void {
  if (storage.read(FORMER_CREDENTIALS) === undefined) return;
  for (const entry of [FORMER_CREDENTIALS, LOCAL_ENTRIES.credentialsSavedAt, LOCAL_ENTRIES.deviceKey]) storage.remove(entry);
}
