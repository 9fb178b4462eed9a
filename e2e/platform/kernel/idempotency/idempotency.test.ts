import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { aSignal } from '../../testing/aSignal';
import { databaseForTests } from '../../testing/databaseForTests';
import { createKeyScope, parseKey } from './idempotency';
import { inTransaction } from '../transaction';

const memberId = 1;
const AT = new Date('2026-11-21T04:00:00Z');
const scope = createKeyScope<{ readonly id: string }>('deposit');
const other = createKeyScope<{ readonly id: string }>('withdrawal');

const database = databaseForTests();

/** Sends the request. Returns its result, or the code of the refusal. */
async function send(
  key: string,
  payload: string,
  work: () => Promise<{ id: string }> = () => Promise.resolve({ id: randomUUID() }),
): Promise<string | number> {
  try {
    const request = { memberId, key, payload: [payload], at: AT };
    return (await inTransaction(database.db, (trx) => scope.once(trx, request, work))).id;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error) return error.code as number;
    throw error;
  }
}

const ask = (key: string) => inTransaction(database.db, (trx) => scope.findOrClose(trx, { memberId, key }, AT));

describe('a key', () => {
  it('is carried out once by fifty requests at once, and each gets the one result', async () => {
    const key = randomUUID();
    let runs = 0;
    const work = () => {
      runs += 1;
      return Promise.resolve({ id: `run ${runs}` });
    };

    const answers = await Promise.all(Array.from({ length: 50 }, () => send(key, 'one', work)));

    expect(new Set(answers)).toEqual(new Set(['run 1']));
    expect(runs).toBe(1);
  });

  it('is free again after a refusal', async () => {
    const key = randomUUID();
    await expect(send(key, 'one', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');

    expect(typeof (await send(key, 'two'))).toBe('string');
  });

  it('that met a request which was then refused is carried out in its place', async () => {
    const key = randomUUID();
    const [begun, refused] = [aSignal(), aSignal()];
    const first = send(key, 'one', async () => {
      begun.give();
      await refused.given;
      throw new Error('refused');
    });
    await begun.given;
    const second = send(key, 'one', () => Promise.resolve({ id: 'second' }));

    refused.give();

    await expect(first).rejects.toThrow('refused');
    expect(await second).toBe('second');
  });

  it('is another one in another scope, and for another member', async () => {
    const key = randomUUID();
    const id = await send(key, 'one');

    expect(await ask(key)).toEqual({ id });
    expect(await inTransaction(database.db, (trx) => other.findOrClose(trx, { memberId, key }, AT))).toBeNull();
    expect(await inTransaction(database.db, (trx) => scope.findOrClose(trx, { memberId: 2, key }, AT))).toBeNull();
  });

  it('is the same however it is spelled', async () => {
    const key = randomUUID();
    const id = await send(key.toUpperCase(), 'one');

    expect(await send(key, 'one')).toBe(id);
    expect(await ask(key.toUpperCase())).toEqual({ id });
  });

  it.each(['', 'k', 'x'.repeat(8_192), `${randomUUID()} `, '00000000-0000-0000-0000-00000000000g'])('is never %j', async (text) => {
    expect(() => parseKey(text)).toThrow('6007');
    expect(await send(text, 'one')).toBe(6007);
    await expect(ask(text)).rejects.toMatchObject({ code: 6007 });
  });

  it('follows its table, under any order of requests and questions', async () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('send' as const), payload: fc.constantFrom('one', 'two'), isRefused: fc.boolean() }),
      fc.record({ does: fc.constant('ask' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const key = randomUUID();
        let model: { status: 'unknown' | 'closed' } | { status: 'complete'; payload: string; id: string } = { status: 'unknown' };
        for (const each of steps) {
          if (each.does === 'ask') {
            expect(await ask(key)).toEqual(model.status === 'complete' ? { id: model.id } : null);
            if (model.status === 'unknown') model = { status: 'closed' };
            continue;
          }
          const id = randomUUID();
          const work = () => (each.isRefused ? Promise.reject(Object.assign(new Error('no'), { code: 6012 })) : Promise.resolve({ id }));
          const answer = await send(key, each.payload, work);
          if (model.status === 'closed') expect(answer).toBe(6008);
          else if (model.status === 'complete') expect(answer).toBe(model.payload === each.payload ? model.id : 6009);
          else if (each.isRefused) expect(answer).toBe(6012);
          else {
            expect(answer).toBe(id);
            model = { status: 'complete', payload: each.payload, id };
          }
        }
      }),
      { numRuns: runs(15, 40) },
    );
  });
});

it('a request and the question about it wait for each other', async () => {
  for (let round = 0; round < 10; round += 1) {
    const key = randomUUID();
    const [sent, asked] = await Promise.all([send(key, 'one'), ask(key)]);
    expect(sent).toBe(asked === null ? 6008 : asked.id);
  }
});
