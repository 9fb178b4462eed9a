import type { CodeCate, CodeType, SendCodeRequest } from '../wire/codes';
import { createCipher, type CipherKey } from './cipher';
import { md5Hash } from './md5Hash';

export interface SendCodeWish {
  /**
   * Digits of the phone (`8613800001111`, or without its country code), or the e-mail address; empty for the member's
   * own.
   */
  readonly number: string;
  /** Login name; empty for a member, whom the token identifies. */
  readonly name: string;
  readonly type: CodeType;
  readonly cate: CodeCate;
  /** Version of the client. */
  readonly version: string;
  readonly captcha?: { readonly type: '1' | '2'; readonly codeId: string; readonly code: string };
}

/**
 * Creates the request of `sendCodeToGuestCall` and `sendCodeToMemberCall`: the number, the name and the captcha's id,
 * each both encrypted and as md5 (decision 19).
 *
 * Read the key from `siteBaseConfig.cipherKey` of `preInfoCall` immediately before, because the platform creates a new
 * key on each start.
 *
 * Implements R-SENDCODE-01 to R-SENDCODE-03.
 */
export function createSendCodePayload(key: CipherKey, { number, name, type, cate, version, captcha }: SendCodeWish): SendCodeRequest {
  const { encrypt } = createCipher(key);
  const codeId = captcha?.codeId ?? '';
  return {
    sendCodeNumV2: encrypt(number),
    sendNameV2: encrypt(name),
    codeIdV2: encrypt(codeId),
    SendCodeNum: md5Hash(number),
    SendName: md5Hash(name),
    codeId: md5Hash(codeId),
    type,
    cate,
    version,
    kaptchcate: captcha?.type ?? '',
    imageCode: captcha?.code ?? '',
  };
}
