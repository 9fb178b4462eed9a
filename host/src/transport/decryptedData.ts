import type { Logger } from '@site/shared/contract/services';
import { decryptedDataEntry, encryptedCodec, type Entry, type SafeStorage } from '@site/shared/storage';
import { ensureDeviceKey } from '../services/ensureDeviceKey';
import type { LoadCrypto } from './safeSwitch';

/**
 * Version of the shape of {@link Kept}; increase it with each change. The data itself is validated by the schema of its
 * call.
 */
const SHAPE_VERSION = 1;

interface Kept {
  readonly data: unknown;
  /** Device time in milliseconds since 1970. */
  readonly until: number;
}

/**
 * Answers that arrived encrypted, stored on the device so that they outlive the page: for the call's cache time, and
 * while the login lasts.
 */
export interface DecryptedData {
  /** Returns whether the storage may contain anything. */
  isInUse(): boolean;
  /**
   * Returns the stored data and for how many milliseconds it is still valid. Returns `undefined` when it is missing,
   * too old or was altered.
   */
  read(key: string): Promise<{ readonly data: unknown; readonly forMs: number } | undefined>;
  /** Stores data. Does nothing when the device cannot store it. */
  keep(key: string, data: unknown, forMs: number): Promise<void>;
}

export interface DecryptedDataPorts {
  readonly storage: SafeStorage;
  readonly logger: Logger;
  readonly now: () => number;
  readonly loadCrypto: LoadCrypto;
  /** Returns whether the safe switch is on. While it is off, answers arrive unencrypted and stay in memory. */
  readonly isInUse: () => boolean;
}

/**
 * Creates the storage. Entries are named `DD_{key}` and encrypted with the key of this device (decision 46). `{key}` is
 * a hash, because the path and payload of a call reveal nearly as much as its answer.
 *
 * Implements R-STORE-12.
 */
export function createDecryptedData({ storage, logger, now, loadCrypto, isInUse }: DecryptedDataPorts): DecryptedData {
  async function entryOf(key: string): Promise<Entry<Kept>> {
    const crypto = await loadCrypto();
    const { key: name, codec } = decryptedDataEntry(crypto.md5Hash(key), SHAPE_VERSION, readKept);
    return { key: name, codec: encryptedCodec(codec, crypto.createCipher(ensureDeviceKey(storage, crypto))) };
  }

  /** Runs an access to the storage. If it fails, the caller fetches the data again. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      logger.warn('decrypted data not available', { error });
      return undefined;
    }
  }

  return {
    isInUse,
    read: (key) =>
      attempt(async () => {
        const entry = await entryOf(key);
        const kept = storage.read(entry);
        if (kept === undefined) return undefined;
        const forMs = kept.until - now();
        if (forMs > 0) return { data: kept.data, forMs };
        storage.remove(entry);
        return undefined;
      }),
    async keep(key, data, forMs) {
      await attempt(async () => {
        const entry = await entryOf(key);
        // The switch may have been turned off, and everything removed, while the ciphers were loading.
        if (isInUse()) storage.write(entry, { data, until: now() + forMs });
      });
    },
  };
}

function readKept(stored: unknown): Kept | undefined {
  if (typeof stored !== 'object' || stored === null || !('data' in stored) || !('until' in stored)) return undefined;
  return typeof stored.until === 'number' ? { data: stored.data, until: stored.until } : undefined;
}
