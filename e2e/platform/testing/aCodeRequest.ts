import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { CODE_CATES, type SendCodeRequest } from '@site/shared/wire/codes';
import { preInfoCall } from '@site/shared/wire/site';
import { answerOf } from './answerOf';
import type { TestPlatform } from './startTestPlatform';

interface CodeRequestFacts {
  readonly number?: string;
  readonly name?: string;
  readonly type: SendCodeRequest['type'];
  readonly cate?: SendCodeRequest['cate'];
  readonly codeId?: string;
}

/** Builds the client's request for a code without the client's implementation. */
export async function aCodeRequest(
  site: Pick<TestPlatform, 'send'>,
  { number = '', name = '', type, cate = CODE_CATES.sms, codeId = '' }: CodeRequestFacts,
): Promise<SendCodeRequest> {
  const { siteBaseConfig } = answerOf(preInfoCall, await site.send(preInfoCall, {}));
  const key = Buffer.from(siteBaseConfig.cipherKey ?? '', 'hex');
  const encrypt = (text: string): string => {
    const iv = randomBytes(16);
    const cipher = createCipheriv('aes-256-cbc', key, iv);
    return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
  };
  const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
  return {
    sendCodeNumV2: encrypt(number),
    sendNameV2: encrypt(name),
    codeIdV2: encrypt(codeId),
    SendCodeNum: md5(number),
    SendName: md5(name),
    codeId: md5(codeId),
    type,
    cate,
    version: '1.0.0',
    kaptchcate: '',
    imageCode: '',
  };
}
