import type * as Crypto from '@site/shared/crypto';
import type { CipherKey } from '@site/shared/crypto';
import { LOCAL_ENTRIES, type SafeStorage } from '@site/shared/storage';

/** Returns the cipher key of this device, created on first use, for data that only this device reads (decision 46). */
export function ensureDeviceKey(
  storage: SafeStorage,
  { parseCipherKey, createCipherKey }: Pick<typeof Crypto, 'parseCipherKey' | 'createCipherKey'>,
): CipherKey {
  const known = parseCipherKey(storage.read(LOCAL_ENTRIES.deviceKey) ?? '');
  if (known !== undefined) return known;
  const key = createCipherKey();
  storage.write(LOCAL_ENTRIES.deviceKey, key);
  return key;
}
