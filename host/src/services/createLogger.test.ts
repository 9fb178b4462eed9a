import { createEventSink, createLogger, LOG_EVENT, type LogEntry } from './createLogger';
import { redact } from './redact';

describe('the log', () => {
  it('is dispatched on the page', () => {
    const heard: LogEntry[] = [];
    const target = new EventTarget();
    target.addEventListener(LOG_EVENT, (event) => heard.push((event as CustomEvent<LogEntry>).detail));

    createLogger(createEventSink(target), () => 7).warn('call failed', { path: '/x', token: 'secret' });

    expect(heard).toEqual([{ level: 'warn', message: 'call failed', fields: { path: '/x', token: '[redacted]' }, at: 7 }]);
  });
});

describe('redaction', () => {
  it.each([
    ['a token', { token: 'abc' }],
    ['a password under any name', { newPassword: 'p', pwd: 'q' }],
    ['a card', { cardNumber: 1234 }],
    ['a phone', { bindPhone: '13800001111' }],
  ])('hides %s by its name', (_what, fields) => {
    expect(Object.values(redact(fields) as object)).toEqual(Object.keys(fields).map(() => '[redacted]'));
  });

  it.each([
    ['call 13800001111 now', 'call [redacted] now'],
    ['+86 13800001111', '[redacted]'],
    ['6222 0200 1234 5678 901', '[redacted]'],
    ['Bearer abc.def', '[redacted]'],
    ['eyJhbGciOi.eyJzdWIi.sig', '[redacted]'],
    ['match 12345 at 67:24', 'match 12345 at 67:24'],
  ])('reads %j as %j', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it('redacts lists, objects and the causes of errors', () => {
    const error = new Error('call 13800001111', { cause: { jwt: 'x', list: ['13800001111'] } });

    expect(redact({ error })).toMatchObject({
      error: { name: 'Error', message: 'call [redacted]', cause: { jwt: '[redacted]', list: ['[redacted]'] } },
    });
  });

  it('ends at circular references, and keeps harmless values', () => {
    const loop: Record<string, unknown> = { count: 3, at: 1_795_248_229_025, none: null };
    loop['self'] = loop;

    expect(redact(loop)).toMatchObject({ count: 3, at: 1_795_248_229_025, none: null });
    expect(() => JSON.stringify(redact(loop))).not.toThrow();
  });

  it('replaces functions by their type', () => {
    expect(redact({ run: () => undefined })).toEqual({ run: '[function]' });
  });
});
