import { CODE_CATES, CODE_TYPES, sendCodeRequestSchema } from '../wire/codes';
import { check } from '../wire/schema';
import { createCipher, createCipherKey } from './cipher';
import { createSendCodePayload } from './createSendCodePayload';
import { md5Hash } from './md5Hash';

const key = createCipherKey();
const { decrypt } = createCipher(key);
const request = { number: '13800001111', name: 'player1', type: CODE_TYPES.newDevice, cate: CODE_CATES.sms, version: '1.0.0' };

describe('the send-code payload', () => {
  const payload = createSendCodePayload(key, { ...request, captcha: { type: '1', codeId: 'captcha-7', code: 'ab12' } });

  it('carries number, name and captcha encrypted [R-SENDCODE-01]', () => {
    expect([payload.sendCodeNumV2, payload.sendNameV2, payload.codeIdV2].map(decrypt)).toEqual(['13800001111', 'player1', 'captcha-7']);
    expect(JSON.stringify(payload)).not.toMatch(/13800001111|player1|captcha-7/);
  });

  it('carries the same as md5 [R-SENDCODE-02]', () => {
    expect([payload.SendCodeNum, payload.SendName, payload.codeId]).toEqual(['13800001111', 'player1', 'captcha-7'].map(md5Hash));
  });

  it('names purpose, channel and captcha [R-SENDCODE-03]', () => {
    expect(payload).toMatchObject({ type: 3, cate: 0, version: '1.0.0', kaptchcate: '1', imageCode: 'ab12' });
  });

  it.each([request, { ...request, number: '' }, { ...request, number: 'someone@example.com', cate: CODE_CATES.email }])(
    'fits the wire: %j',
    (each) => {
      expect(check(sendCodeRequestSchema, createSendCodePayload(key, each)).issues).toBeUndefined();
    },
  );
});

it('gives the types of the wire their numbers [R-SENDCODE-04] [R-SENDCODE-05]', () => {
  expect(CODE_TYPES).toMatchObject({ passwordRecovery: 2, newDevice: 3 });
});

it('gives the channels their numbers [R-SENDCODE-06] [R-SENDCODE-07] [R-SENDCODE-08]', () => {
  expect(CODE_CATES).toEqual({ sms: 0, email: 1, voice: 2 });
});
