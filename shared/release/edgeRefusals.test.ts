import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { edgeEnvelope, edgeLanguage, OUT_OF_REACH_STATUSES, rawRefusal, TOO_OFTEN_STATUS, UNREADABLE_STATUSES } from './edgeRefusals';

it('a request that cannot be read is illegal, in the language that was asked for', () => {
  for (const status of UNREADABLE_STATUSES) {
    expect(JSON.parse(edgeEnvelope(status, 'zh-TW'))).toEqual({
      status_code: RESPONSE_CODES.illegalParameter,
      data: null,
      message: '非法請求',
    });
  }
});

it('a client that sends too much is told so, and not that it sent nonsense', () => {
  expect(JSON.parse(edgeEnvelope(TOO_OFTEN_STATUS, 'zh-CN'))).toEqual({
    status_code: RESPONSE_CODES.frequentSubmission,
    data: null,
    message: '请不要频繁提交',
  });
});

it('a platform that does not answer is a bad gateway, and no refusal', () => {
  for (const status of OUT_OF_REACH_STATUSES) {
    expect(JSON.parse(edgeEnvelope(status, 'zh-CN'))).toMatchObject({ status_code: RESPONSE_CODES.badGateway });
  }
});

it.each([
  ['zh-TW', undefined, 'zh-TW'],
  ['zh-cn', 'zh-TW', 'zh-CN'],
  [undefined, 'zh-Hant-HK,zh;q=0.9', 'zh-TW'],
  [undefined, undefined, 'zh-CN'],
] as const)('language %s and Accept-Language %s are %s', (language, accepted, expected) => {
  expect(edgeLanguage(language, accepted)).toBe(expected);
});

it.each([
  ['HPE_INVALID_METHOD', 400],
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  [undefined, 400],
])('a connection that ends in %s is answered %i with as many bytes as announced', (code, status) => {
  const [head = '', body = ''] = rawRefusal(code).split('\r\n\r\n');

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  expect(Number(/content-length: (\d+)/.exec(head)?.[1])).toBe(Buffer.byteLength(body));
  expect(JSON.parse(body)).toMatchObject({ status_code: RESPONSE_CODES.illegalParameter });
});
