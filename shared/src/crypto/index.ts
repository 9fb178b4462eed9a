export { createCipher, createCipherKey, parseCipherKey } from './cipher';
export type { Cipher, CipherKey } from './cipher';
export { createSendCodePayload } from './createSendCodePayload';
export type { SendCodeWish } from './createSendCodePayload';
export { md5Hash } from './md5Hash';
