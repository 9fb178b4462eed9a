import { ticketMessage, parseFrameMessage } from './frameMessage';
import { sandboxOf, withLanguage } from './frameAddress';
import { advanceFrame, FIRST_FRAME, type FrameEvent, type FrameState } from './frameState';

describe('the frame of a game', () => {
  const running: FrameState = { status: 'running', attempt: 1 };
  const unreachable: FrameState = { status: 'unreachable', attempt: 1 };

  it.each([
    ['runs once it has arrived', FIRST_FRAME, 'arrived', running],
    ['is unreachable when overdue', FIRST_FRAME, 'overdue', unreachable],
    ['may come late', unreachable, 'arrived', running],
    ['is opened anew', unreachable, 'retried', { status: 'opening', attempt: 2 }],
    ['is not overdue once it runs', running, 'overdue', running],
    ['is not opened anew while it opens', FIRST_FRAME, 'retried', FIRST_FRAME],
  ] satisfies readonly (readonly [string, FrameState, FrameEvent, FrameState])[])('%s', (_, before, event, after) => {
    expect(advanceFrame(before, event)).toEqual(after);
  });
});

describe('what a game says', () => {
  it.each(['venue:ready', 'venue:balance', 'venue:exit'])('is understood: %s', (type) => {
    expect(parseFrameMessage({ type })).toBe(type);
  });

  it.each([[null], ['venue:ready'], [{}], [{ type: 'venue:ticket' }], [{ type: 7 }]])('is ignored: %j', (data) => {
    expect(parseFrameMessage(data)).toBeUndefined();
  });

  it('is answered with the ticket', () => {
    expect(ticketMessage('once')).toEqual({ type: 'venue:ticket', ticket: 'once' });
  });
});

describe('the address of a frame', () => {
  it.each([
    ['https://v.example/slot', 'https://v.example/slot?lang=zh-TW'],
    ['https://v.example/slot?', 'https://v.example/slot?lang=zh-TW'],
    ['https://v.example/slot?ticket=a%20b', 'https://v.example/slot?ticket=a%20b&lang=zh-TW'],
    ['https://v.example/slot?ticket=1#x#y', 'https://v.example/slot?ticket=1&lang=zh-TW#x#y'],
    ['https://v.example/slot?lang=en', 'https://v.example/slot?lang=en'],
  ])('%s carries the language: %s', (address, withIt) => {
    expect(withLanguage(address, 'zh-TW')).toBe(withIt);
  });

  it('keeps its origin where it is foreign, and loses it where it is our own', () => {
    expect(sandboxOf('https://v.example/slot', 'https://play.example')).toBe('allow-scripts allow-same-origin allow-forms');
    expect(sandboxOf('https://play.example/slot', 'https://play.example')).toBe('allow-scripts allow-forms');
  });
});
