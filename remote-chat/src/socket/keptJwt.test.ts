import type { CallFailure, CallResult } from '@site/shared/contract';
import { createFakeServices } from '@site/shared/testing';
import { createJwtSource, forgetJwt } from './keptJwt';

const START = 1_000_000;

function aSource() {
  const { storage } = createFakeServices().services;
  const world = { now: START, memberId: '10001' as string | undefined, answer: { ok: true, data: 'jwt-1' } as CallResult<string> };
  const ask = createJwtSource({
    storage,
    now: () => world.now,
    memberId: () => world.memberId,
    fetchJwt: () => Promise.resolve(world.answer),
  });
  return { storage, world, ask: (signal = new AbortController().signal) => ask(signal) };
}

const failure = (why: CallFailure): CallResult<string> => ({ ok: false, failure: why });

describe('the jwt', () => {
  it('is kept when it is fetched, the newest alone [R-STORE-05]', async () => {
    const { storage, world, ask } = aSource();
    await ask();
    expect(storage.read('jwt')).toEqual({ jwt: 'jwt-1', userId: '10001', at: START });

    world.answer = { ok: true, data: 'jwt-2' };

    expect(await ask()).toEqual({ ok: true, data: 'jwt-2' });
    expect(storage.read('jwt')).toMatchObject({ jwt: 'jwt-2' });
  });

  it.each([
    ['is young', 59_999, { ok: true, data: 'jwt-1' }],
    ['is a minute old', 60_000, failure({ is: 'timeout' })],
    ['is of a time to come', -1, failure({ is: 'timeout' })],
  ])('stands in where no answer comes, if it %s', async (_, age, expected) => {
    const { world, ask } = aSource();
    await ask();

    world.now = START + age;
    world.answer = failure({ is: 'timeout' });

    expect(await ask()).toEqual(expected);
  });

  it.each([['10002'], [undefined]])('of one member never stands in for another: %s', async (memberId) => {
    const { world, ask } = aSource();
    await ask();

    world.memberId = memberId;
    world.answer = failure({ is: 'unreachable' });

    expect(await ask()).toEqual(failure({ is: 'unreachable' }));
  });

  it('made while the member was not known yet is kept, and stands in for nobody', async () => {
    const { storage, world, ask } = aSource();
    world.memberId = undefined;
    await ask();
    expect(storage.read('jwt')).toEqual({ jwt: 'jwt-1', userId: null, at: START });

    world.answer = failure({ is: 'timeout' });

    expect(await ask()).toEqual(failure({ is: 'timeout' }));
  });

  it('is gone after a refusal', async () => {
    const { storage, world, ask } = aSource();
    await ask();

    world.answer = failure({ is: 'refused', code: 6001, message: '', data: undefined });

    expect(await ask()).toEqual(world.answer);
    expect(storage.read('jwt')).toBeUndefined();
  });

  it('is not kept for who has gone meanwhile', async () => {
    const { storage, ask } = aSource();
    const gone = new AbortController();
    gone.abort();

    await ask(gone.signal);

    expect(storage.read('jwt')).toBeUndefined();
  });

  it('of a guest is none', async () => {
    const { storage, ask } = aSource();
    await ask();

    forgetJwt(storage);

    expect(storage.read('jwt')).toBeUndefined();
  });

  it.each([['a text'], [null], [{ jwt: 7, userId: '10001', at: START }], [{ jwt: 'x', userId: '10001', at: 'now' }]])(
    'that somebody has tampered with counts for nothing: %j',
    async (kept) => {
      const { storage, world, ask } = aSource();
      storage.write('jwt', kept);

      world.answer = failure({ is: 'timeout' });

      expect(await ask()).toEqual(failure({ is: 'timeout' }));
    },
  );
});
