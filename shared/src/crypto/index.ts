export { createCipher, createCipherKey, parseCipherKey } from './cipher';
export type { Cipher, CipherKey } from './cipher';
export { md5Hash } from './md5Hash';
