import { createClock } from '../kernel';
import { createChatTokens } from './chatTokens';

const clock = createClock(() => 1_700_000_000_000);
const tokens = createChatTokens(clock);

const BEARER = { memberId: 7, session: 'hash of its token' };

describe('the jwt of the chat', () => {
  it('names its member and their session for two minutes', async () => {
    clock.reset();
    const jwt = await tokens.make(BEARER);

    expect(await tokens.read(jwt)).toEqual(BEARER);
    clock.advance(119_000);
    expect(await tokens.read(jwt)).toEqual(BEARER);
    clock.advance(1_000);
    expect(await tokens.read(jwt)).toBeNull();
  });

  it('is rejected when made with another key, or malformed', async () => {
    const foreign = await createChatTokens(clock).make(BEARER);

    expect(await tokens.read(foreign)).toBeNull();
    expect(await tokens.read('')).toBeNull();
    expect(await tokens.read('a.b.c')).toBeNull();
  });
});
