import { createCipher, createCipherKey, parseCipherKey } from '@site/shared/crypto';
import { credentialsEntry, LOCAL_ENTRIES, type RememberedCredentials, type SafeStorage } from '@site/shared/storage';
import { ensureDeviceKey } from '../services/ensureDeviceKey';

/** How long a device remembers (decision 22), in milliseconds. */
export const REMEMBERED_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** The credentials a player asked this device to remember. */
export interface RememberedLogin {
  read(): RememberedCredentials | undefined;
  keep(credentials: RememberedCredentials): void;
  forget(): void;
}

/**
 * Keeps the remembered credentials encrypted, with a key made for this device (decision 46: this hides them from a look at the storage, and
 * protects nothing else), and their time beside them.
 *
 * @param now the device's clock, in milliseconds
 * Implements R-STORE-08, R-STORE-09, R-STORE-14.
 */
export function createRememberedLogin(storage: SafeStorage, now: () => number): RememberedLogin {
  const { credentialsSavedAt } = LOCAL_ENTRIES;

  const entry = () => credentialsEntry(createCipher(ensureDeviceKey(storage, { parseCipherKey, createCipherKey })));
  const forget = () => {
    storage.remove(entry());
    storage.remove(credentialsSavedAt);
  };

  return {
    read() {
      const savedAt = storage.read(credentialsSavedAt);
      const age = savedAt === undefined ? undefined : now() - savedAt;
      if (age !== undefined && age >= 0 && age < REMEMBERED_FOR_MS) return storage.read(entry());
      if (savedAt !== undefined) forget();
      return undefined;
    },
    keep(credentials) {
      storage.write(entry(), credentials);
      storage.write(credentialsSavedAt, now());
    },
    forget,
  };
}
