import { randomUUID } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { databaseForTests } from '../../testing/databaseForTests';
import { createClock } from '../clock';
import { createKeyedRequests } from './createKeyedRequests';
import { createKeyScope } from './idempotency';

const memberId = 1;
const keys = createKeyScope<{ readonly id: string }>('deposit');
const database = databaseForTests();

let steps: string[] = [];
beforeEach(() => {
  steps = [];
});

function someRequests() {
  return createKeyedRequests({
    ...{ db: database.db, clock: createClock(), keys },
    lock: () => Promise.resolve(void steps.push('lock')),
    read: (_trx, { id }) => Promise.resolve(`order ${id}`),
  });
}

const work = () => {
  steps.push('work');
  return Promise.resolve({ id: 'A1' });
};

describe('a keyed request', () => {
  it('is carried out under its lock, and repeated without lock and work', async () => {
    const [requests, request] = [someRequests(), { memberId, key: randomUUID(), payload: ['100'] }];

    expect(await requests.run(request, work)).toBe('order A1');
    expect(await requests.run(request, work)).toBe('order A1');

    expect(steps).toEqual(['lock', 'work']);
  });

  it('is refused before its lock when its key was used with another payload', async () => {
    const [requests, key] = [someRequests(), randomUUID()];
    await requests.run({ memberId, key, payload: ['100'] }, work);

    await expect(requests.run({ memberId, key, payload: ['200'] }, work)).rejects.toMatchObject({ code: RESPONSE_CODES.dataExists });

    expect(steps).toEqual(['lock', 'work']);
  });

  it('is found by its key, and refused after the key was closed', async () => {
    const [requests, used, unused] = [someRequests(), randomUUID(), randomUUID()];
    await requests.run({ memberId, key: used, payload: [] }, work);

    expect(await requests.findOrClose({ memberId, key: used })).toBe('order A1');
    expect(await requests.findOrClose({ memberId, key: unused })).toBeNull();
    await expect(requests.run({ memberId, key: unused, payload: [] }, work)).rejects.toMatchObject({
      code: RESPONSE_CODES.illegalParameter,
    });
  });

  it('leaves its key free when its work refuses', async () => {
    const [requests, request] = [someRequests(), { memberId, key: randomUUID(), payload: [] }];

    await expect(requests.run(request, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');

    expect(await requests.run(request, work)).toBe('order A1');
  });
});
