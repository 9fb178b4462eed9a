import type { Logger } from '@site/shared/contract/services';
import { decryptedDataEntry, encryptedCodec, type Entry, type SafeStorage } from '@site/shared/storage';
import { ensureDeviceKey } from '../services/ensureDeviceKey';
import type { LoadCrypto } from './safeSwitch';

/** Raised with each change of the shape of {@link Kept}; the data itself is checked by the schema of its call. */
const SHAPE_VERSION = 1;

interface Kept {
  readonly data: unknown;
  /** Milliseconds since 1970, by the device's clock. */
  readonly until: number;
}

/** Answers that came encrypted, kept on the device so that they outlive the page: for the call's cache time, and while the login lasts. */
export interface DecryptedData {
  /** Whether there may be anything at all. */
  isInUse(): boolean;
  /** What is kept and for how many milliseconds it still holds; `undefined` where nothing is, or it is too old, or was tampered with. */
  read(key: string): Promise<{ readonly data: unknown; readonly forMs: number } | undefined>;
  /** Comes to nothing where the device cannot keep it. */
  keep(key: string, data: unknown, forMs: number): Promise<void>;
}

export interface DecryptedDataPorts {
  readonly storage: SafeStorage;
  readonly logger: Logger;
  readonly now: () => number;
  readonly loadCrypto: LoadCrypto;
  /** While the safe switch is off, answers come in the clear and stay in memory. */
  readonly isInUse: () => boolean;
}

/**
 * Entries `DD_{key}`, encrypted with the key of this device (decision 46); `{key}` is a hash, because the path and payload of a call reveal
 * nearly as much as its answer.
 *
 * Implements R-STORE-12.
 */
export function createDecryptedData({ storage, logger, now, loadCrypto, isInUse }: DecryptedDataPorts): DecryptedData {
  async function entryOf(key: string): Promise<Entry<Kept>> {
    const crypto = await loadCrypto();
    const { key: name, codec } = decryptedDataEntry(crypto.md5Hash(key), SHAPE_VERSION, readKept);
    return { key: name, codec: encryptedCodec(codec, crypto.createCipher(ensureDeviceKey(storage, crypto))) };
  }

  /** What cannot be stored or read is fetched again. */
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
        // The switch may have been turned off, and everything removed, while the ciphers were fetched.
        if (isInUse()) storage.write(entry, { data, until: now() + forMs });
      });
    },
  };
}

function readKept(stored: unknown): Kept | undefined {
  if (typeof stored !== 'object' || stored === null || !('data' in stored) || !('until' in stored)) return undefined;
  return typeof stored.until === 'number' ? { data: stored.data, until: stored.until } : undefined;
}
