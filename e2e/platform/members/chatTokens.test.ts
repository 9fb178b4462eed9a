import { createClock } from '../kernel';
import { createChatTokens } from './chatTokens';

const clock = createClock(() => 1_700_000_000_000);
const tokens = createChatTokens(clock);

describe('the jwt of the chat', () => {
  it('names its member for two minutes', async () => {
    clock.reset();
    const jwt = await tokens.make(7);

    expect(await tokens.read(jwt)).toBe(7);
    clock.advance(119_000);
    expect(await tokens.read(jwt)).toBe(7);
    clock.advance(1_000);
    expect(await tokens.read(jwt)).toBeNull();
  });

  it('is rejected when made with another key, or malformed', async () => {
    const foreign = await createChatTokens(clock).make(7);

    expect(await tokens.read(foreign)).toBeNull();
    expect(await tokens.read('')).toBeNull();
    expect(await tokens.read('a.b.c')).toBeNull();
  });
});
