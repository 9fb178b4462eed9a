import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { edgeEnvelope, edgeLanguage, OUT_OF_REACH_STATUSES, rawRefusal, TOO_OFTEN_STATUS, UNREADABLE_STATUSES } from './edgeRefusals';

it('answers a request that cannot be parsed as illegal, in the requested language', () => {
  for (const status of UNREADABLE_STATUSES) {
    expect(JSON.parse(edgeEnvelope(status, 'zh-TW'))).toEqual({
      status_code: RESPONSE_CODES.illegalParameter,
      data: null,
      message: '非法請求',
    });
  }
});

it('tells a client that exceeds a limit that it sends too much, not that the request is malformed', () => {
  expect(JSON.parse(edgeEnvelope(TOO_OFTEN_STATUS, 'zh-CN'))).toEqual({
    status_code: RESPONSE_CODES.frequentSubmission,
    data: null,
    message: '请不要频繁提交',
  });
});

it('answers "bad gateway" if the platform does not answer', () => {
  for (const status of OUT_OF_REACH_STATUSES) {
    expect(JSON.parse(edgeEnvelope(status, 'zh-CN'))).toMatchObject({ status_code: RESPONSE_CODES.badGateway });
  }
});

it.each([
  ['zh-TW', undefined, 'zh-TW'],
  ['zh-cn', 'zh-TW', 'zh-CN'],
  [undefined, 'zh-Hant-HK,zh;q=0.9', 'zh-TW'],
  [undefined, undefined, 'zh-CN'],
] as const)('resolves language %s and Accept-Language %s to %s', (language, accepted, expected) => {
  expect(edgeLanguage(language, accepted)).toBe(expected);
});

it.each([
  ['HPE_INVALID_METHOD', 400],
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  [undefined, 400],
])('answers a connection that fails with %s with status %i and the announced number of bytes', (code, status) => {
  const [head = '', body = ''] = rawRefusal(code).split('\r\n\r\n');

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  expect(Number(/content-length: (\d+)/.exec(head)?.[1])).toBe(Buffer.byteLength(body));
  expect(JSON.parse(body)).toMatchObject({ status_code: RESPONSE_CODES.illegalParameter });
});
