import { oddsMessageSchema } from '@site/shared/wire/oddsStream';
import { createEncoder } from './createEncoder';

const PONG = { type: 'pong', at: 1_700_000_000_000 };

function setUp() {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const wordsIn = jest.fn((_language: string, message: object) => message);
  return { log, wordsIn, ...createEncoder({ stream: 'odds', schema: oddsMessageSchema, wordsIn, log }) };
}

describe('a message that goes to many', () => {
  it('is written once per language', () => {
    const { encode, wordsIn } = setUp();

    const first = encode('zh-CN', PONG);

    expect(first?.toString()).toBe('{"type":"pong","at":1700000000000}');
    expect(encode('zh-CN', PONG)).toBe(first);
    expect(encode('zh-TW', PONG)).not.toBe(first);
    expect(wordsIn.mock.calls).toEqual([
      ['zh-CN', PONG],
      ['zh-TW', PONG],
    ]);
  });

  it('is sent to nobody and logged once where it breaks the wire', () => {
    const { encode, log } = setUp();
    const broken = { type: 'pong', at: 'now' };

    expect([encode('zh-CN', broken), encode('zh-CN', broken)]).toEqual([undefined, undefined]);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('is a part of what goes to one of them together, without those that break the wire', () => {
    const { encodeTogether } = setUp();

    const text = encodeTogether('zh-CN', [PONG, { type: 'pong', at: 'now' }, { type: 'refused', at: 1_700_000_000_000, code: 6011 }]);

    expect(oddsMessageSchema.parse(JSON.parse(String(text)))).toEqual({
      type: 'together',
      messages: [PONG, { type: 'refused', at: 1_700_000_000_000, code: 6011 }],
    });
    expect(encodeTogether('zh-CN', [{ type: 'pong', at: 'now' }])).toBeUndefined();
  });
});
