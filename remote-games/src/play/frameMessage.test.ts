import { parseFrameMessage, ticketMessage } from './frameMessage';

describe('a message of a game', () => {
  it.each(['venue:ready', 'venue:balance', 'venue:exit', 'venue:over'])('is understood: %s', (type) => {
    expect(parseFrameMessage({ type })).toBe(type);
  });

  it.each([[null], ['venue:ready'], [{}], [{ type: 'venue:ticket' }], [{ type: 7 }]])('is ignored: %j', (data) => {
    expect(parseFrameMessage(data)).toBeUndefined();
  });

  it('is answered with the ticket', () => {
    expect(ticketMessage('once')).toEqual({ type: 'venue:ticket', ticket: 'once' });
  });
});
