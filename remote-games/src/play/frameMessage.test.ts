import { parseFrameMessage, ticketMessage } from './frameMessage';

describe('a message from a game', () => {
  it.each(['venue:ready', 'venue:balance', 'venue:exit', 'venue:over'])('is recognised: %s', (type) => {
    expect(parseFrameMessage({ type })).toBe(type);
  });

  it.each([[null], ['venue:ready'], [{}], [{ type: 'venue:ticket' }], [{ type: 7 }]])('is ignored: %j', (data) => {
    expect(parseFrameMessage(data)).toBeUndefined();
  });

  it('builds the answer that carries the ticket', () => {
    expect(ticketMessage('once')).toEqual({ type: 'venue:ticket', ticket: 'once' });
  });
});
