import { onlineServiceCall } from '@site/shared/wire/site';
import { refusal, success } from '../testing/aShell';
import { readAnswer } from './readAnswer';

const read = (body: unknown, status = 200) =>
  readAnswer(onlineServiceCall, { status, text: typeof body === 'string' ? body : JSON.stringify(body) });

describe('an answer', () => {
  it('returns its data when code and shape are right [R-ERR-6000] [R-HTTP-14]', () => {
    expect(read(success({ url: 'https://service.example' }))).toEqual({ ok: true, data: { url: 'https://service.example' } });
  });

  it.each([
    ['HTML', '<!doctype html><h1>Bad Gateway</h1>'],
    ['nothing', ''],
    ['JSON cut short', '{"status_code":6000,"da'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an envelope without a code', '{"data":{"url":"x"}}'],
    ['a code that is no number', '{"status_code":"6000","data":{"url":"x"}}'],
  ])('that is %s is malformed', (_what, text) => {
    expect(read(text)).toEqual({
      ok: false,
      failure: { kind: 'malformed', problem: '/site/api/v1/configuration/onlinecustomservice: the answer is no envelope' },
    });
  });

  it.each([
    ['null data', success(null)],
    ['data of another type', success({ url: 7 })],
    ['no data at all', { status_code: 6000 }],
  ])('with %s is malformed, and names the path', (_what, envelope) => {
    expect(read(envelope)).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
  });

  it('keeps code, message and data of a refusal; no message is an empty one', () => {
    expect(read(refusal(6011, '慢一点', { a: 1 }))).toEqual({
      ok: false,
      failure: { kind: 'refused', code: 6011, message: '慢一点', data: { a: 1 } },
    });
    expect(read({ status_code: 6011, message: null })).toMatchObject({ failure: { message: '' } });
  });

  it('recognises the end of the login by the code [R-ERRB-01]', () => {
    expect(read(refusal(6001, '请重新登录'))).toMatchObject({ failure: { kind: 'refused', code: 6001 } });
  });

  it('recognises the end of the login by the HTTP status, with any body [R-ERRB-02] [R-ERRB-06]', () => {
    expect(read('<html>', 401)).toMatchObject({ failure: { kind: 'refused', code: 6001 } });
    expect(read(success({ url: 'x' }), 401)).toMatchObject({ failure: { kind: 'refused', code: 6001 } });
  });

  it('is believed in its envelope with a client error, and never with a server error', () => {
    expect(read(refusal(6008, '非法请求'), 400)).toMatchObject({ failure: { kind: 'refused', code: 6008 } });
    expect(read(refusal(6011, '操作过于频繁，请 45 分钟后再试'), 429)).toMatchObject({ failure: { kind: 'refused', code: 6011 } });
    expect(read(refusal(6005, '出错'), 500)).toEqual({ ok: false, failure: { kind: 'unreachable', status: 500 } });
    expect(read(success({ url: 'x' }), 502)).toEqual({ ok: false, failure: { kind: 'unreachable', status: 502 } });
    expect(read('not found', 404)).toEqual({ ok: false, failure: { kind: 'unreachable', status: 404 } });
  });
});
