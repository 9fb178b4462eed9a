export { encryptedCodec, flagCodec, jsonCodec, oneOfCodec, textCodec, timeCodec } from './codecs';
export type { Codec, TextCipher } from './codecs';
export { createNamespacedStorage } from './createNamespacedStorage';
export { createStorage } from './createStorage';
export { openSharedEntry } from './openSharedEntry';
export type { SharedEntry } from './openSharedEntry';
export type { SafeStorage } from './createStorage';
export { DECRYPTED_DATA_PREFIX, decryptedDataEntry, LOCAL_ENTRIES, SESSION_ENTRIES } from './entries';
export type { Entry } from './entries';
