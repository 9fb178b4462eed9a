import { SignJWT } from 'jose';
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

  it.each([
    ['made for the chat by HS256', 'HS256', 'chat', true],
    ['of another algorithm', 'HS512', 'chat', false],
    ['for another audience', 'HS256', 'site', false],
  ])('%s with the right key is accepted: %s, %s, %s', async (_what, alg, audience, isAccepted) => {
    const key = new Uint8Array(64).fill(7);
    const now = Math.floor(clock.nowMs() / 1_000);
    const claims = new SignJWT({ sid: BEARER.session })
      .setSubject('7')
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + 60);

    const read = await createChatTokens(clock, key).read(await claims.setProtectedHeader({ alg }).sign(key));

    expect(read).toEqual(isAccepted ? BEARER : null);
  });

  it('without a signature is rejected', async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const claims = { sid: BEARER.session, sub: '7', aud: 'chat', exp: Math.floor(clock.nowMs() / 1_000) + 60 };

    expect(await tokens.read(`${encode({ alg: 'none' })}.${encode(claims)}.`)).toBeNull();
  });
});
