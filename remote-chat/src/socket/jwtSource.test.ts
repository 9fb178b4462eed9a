import type { CallFailure, CallResult } from '@site/shared/contract';
import { createFakeServices } from '@site/testing';
import { createJwtSource, forgetJwt } from './jwtSource';

const START = 1_000_000;

function aSource() {
  const { storage } = createFakeServices().services;
  const given = { now: START, memberId: '10001' as string | undefined, answer: { ok: true, data: 'jwt-1' } as CallResult<string> };
  const ask = createJwtSource({
    storage,
    now: () => given.now,
    memberId: () => given.memberId,
    fetchJwt: () => Promise.resolve(given.answer),
  });
  return { storage, given, ask: (signal = new AbortController().signal) => ask(signal) };
}

const failure = (why: CallFailure): CallResult<string> => ({ ok: false, failure: why });

describe('the jwt', () => {
  it('is stored when it is fetched, only the newest [R-STORE-05]', async () => {
    const { storage, given, ask } = aSource();
    await ask();
    expect(storage.read('jwt')).toEqual({ jwt: 'jwt-1', userId: '10001', at: START });

    given.answer = { ok: true, data: 'jwt-2' };

    expect(await ask()).toEqual({ ok: true, data: 'jwt-2' });
    expect(storage.read('jwt')).toMatchObject({ jwt: 'jwt-2' });
  });

  it.each([
    ['is young', 59_999, { ok: true, data: 'jwt-1' }],
    ['is a minute old', 60_000, failure({ kind: 'timeout' })],
    ['is from the future', -1, failure({ kind: 'timeout' })],
  ])('is used where the call has no answer, if it %s', async (_, age, expected) => {
    const { given, ask } = aSource();
    await ask();

    given.now = START + age;
    given.answer = failure({ kind: 'timeout' });

    expect(await ask()).toEqual(expected);
  });

  it.each([['10002'], [undefined]])('of one member is never used for another: %s', async (memberId) => {
    const { given, ask } = aSource();
    await ask();

    given.memberId = memberId;
    given.answer = failure({ kind: 'unreachable' });

    expect(await ask()).toEqual(failure({ kind: 'unreachable' }));
  });

  it('fetched while the member is still loading is stored, and never used', async () => {
    const { storage, given, ask } = aSource();
    given.memberId = undefined;
    await ask();
    expect(storage.read('jwt')).toEqual({ jwt: 'jwt-1', userId: null, at: START });

    given.answer = failure({ kind: 'timeout' });

    expect(await ask()).toEqual(failure({ kind: 'timeout' }));
  });

  it('is removed after a refusal', async () => {
    const { storage, given, ask } = aSource();
    await ask();

    given.answer = failure({ kind: 'refused', code: 6001, message: '', data: undefined });

    expect(await ask()).toEqual(given.answer);
    expect(storage.read('jwt')).toBeUndefined();
  });

  it('is not stored after the session has ended', async () => {
    const { storage, ask } = aSource();
    const gone = new AbortController();
    gone.abort();

    await ask(gone.signal);

    expect(storage.read('jwt')).toBeUndefined();
  });

  it('is removed for a guest', async () => {
    const { storage, ask } = aSource();
    await ask();

    forgetJwt(storage);

    expect(storage.read('jwt')).toBeUndefined();
  });

  it.each([['a text'], [null], [{ jwt: 7, userId: '10001', at: START }], [{ jwt: 'x', userId: '10001', at: 'now' }]])(
    'that was tampered with is ignored: %j',
    async (kept) => {
      const { storage, given, ask } = aSource();
      storage.write('jwt', kept);

      given.answer = failure({ kind: 'timeout' });

      expect(await ask()).toEqual(failure({ kind: 'timeout' }));
    },
  );
});
