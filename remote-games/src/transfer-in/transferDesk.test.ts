import type { CallResult } from '@site/shared/contract';
import { mustBeFen } from '@site/shared/money';
import { createFakeServices } from '@site/shared/testing';
import { createTransferDesk, type TransferOutcome } from './createTransferDesk';
import { advanceTransfer, type TransferEvent, type TransferState } from './transferState';

type Answer = CallResult<'done' | 'closed'>;

const wish = { enName: 'JGDZ', amount: mustBeFen(50_000) };
const lost: TransferOutcome = { kind: 'failed', failure: { is: 'timeout' } };
const unanswered: Answer = { ok: false, failure: { is: 'unreachable' } };

function openDesk({
  outcome = { kind: 'done' },
  asked = [],
  userId = '10001',
}: { outcome?: TransferOutcome; asked?: Answer[]; userId?: string } = {}) {
  const { storage } = createFakeServices().services;
  const sent: string[] = [];
  const askedKeys: string[] = [];
  const waits: number[] = [];
  const desk = createTransferDesk({
    transfer: ({ key }) => {
      sent.push(key);
      return Promise.resolve(outcome);
    },
    findByKey: (key) => {
      askedKeys.push(key);
      return Promise.resolve(asked.shift() ?? { ok: true, data: 'done' });
    },
    storage,
    userId,
    newKey: () => `key-${String(sent.length + 1)}`,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  return { desk, storage, sent, askedKeys, waits };
}

describe('bringing money into a venue', () => {
  it('ends done and forgets the key', async () => {
    const { desk, storage } = openDesk();

    await desk.submit(wish);

    expect(desk.state.get()).toEqual({ status: 'done', intent: { key: 'key-1', ...wish } });
    expect(storage.read('pending-transfer')).toBeUndefined();
  });

  it('is sent once however often it is confirmed', async () => {
    const { desk, sent } = openDesk();

    await Promise.all([desk.submit(wish), desk.submit(wish)]);

    expect(sent).toEqual(['key-1']);
  });

  it('tells a refusal, and tries again with a new key', async () => {
    const failure = { is: 'refused', code: 6007, message: '金额有误', data: null } as const;
    const { desk, sent } = openDesk({ outcome: { kind: 'failed', failure } });
    await desk.submit(wish);
    expect(desk.state.get()).toEqual({ status: 'refused', failure });

    desk.dismiss();
    await desk.submit(wish);

    expect(sent).toEqual(['key-1', 'key-2']);
  });

  it('keeps the warning of a venue apart from refusals', async () => {
    const { desk, storage } = openDesk({ outcome: { kind: 'warned', message: '流水未满足' } });

    await desk.submit(wish);

    expect(desk.state.get()).toEqual({ status: 'warned', message: '流水未满足' });
    expect(storage.read('pending-transfer')).toBeUndefined();
  });

  it('asks by the same key after a lost answer until it is told, and never sends twice', async () => {
    const { desk, sent, askedKeys, waits } = openDesk({ outcome: lost, asked: [unanswered, unanswered] });

    await desk.submit(wish);

    expect(desk.state.get()).toMatchObject({ status: 'done' });
    expect(sent).toEqual(['key-1']);
    expect(askedKeys).toEqual(['key-1', 'key-1', 'key-1']);
    expect(waits).toEqual([1000, 2000]);
  });

  it('says that nothing was transferred where the key never arrived', async () => {
    const { desk, storage } = openDesk({ outcome: lost, asked: [{ ok: true, data: 'closed' }] });

    await desk.submit(wish);

    expect(desk.state.get()).toEqual({ status: 'lost' });
    expect(storage.read('pending-transfer')).toBeUndefined();
  });

  it('stops asking with the view, and keeps the key for the next', async () => {
    const { desk, storage } = openDesk({ outcome: lost, asked: [{ ok: false, failure: { is: 'aborted' } }] });

    await desk.submit(wish);

    expect(desk.state.get()).toMatchObject({ status: 'reconciling' });
    expect(storage.read('pending-transfer')).toEqual({ key: 'key-1', enName: 'JGDZ', userId: '10001' });
  });

  it('takes up a transfer an earlier page left open', async () => {
    const { desk, storage, sent, askedKeys } = openDesk();
    storage.write('pending-transfer', { key: 'old', enName: 'QKDZ', userId: '10001' });

    await desk.resume();

    expect(desk.state.get()).toEqual({ status: 'done', intent: { key: 'old', enName: 'QKDZ' } });
    expect(askedKeys).toEqual(['old']);
    expect(sent).toEqual([]);
  });

  it.each([
    ['of another member', { key: 'old', enName: 'QKDZ', userId: '10002' }],
    ['that was tampered with', { key: 7 }],
    ['that is no record', 'old'],
  ])('leaves alone a transfer %s', async (_, kept) => {
    const { desk, storage, askedKeys } = openDesk();
    storage.write('pending-transfer', kept);

    await desk.resume();

    expect(askedKeys).toEqual([]);
    expect(desk.state.get()).toEqual({ status: 'editing' });
  });
});

describe('the table of a transfer', () => {
  const intent = { key: 'k', enName: 'JGDZ' };
  const done: TransferEvent = { type: 'done' };

  it.each([
    ['an answer without a question', { status: 'editing' }, done],
    ['a second submission', { status: 'submitting', intent }, { type: 'submitted', intent: { key: 'other', enName: 'JGDZ' } }],
    ['a dismissal on the way', { status: 'submitting', intent }, { type: 'dismissed' }],
    ['a dismissal while the outcome is not known', { status: 'reconciling', intent }, { type: 'dismissed' }],
    ['a refusal that comes late', { status: 'reconciling', intent }, { type: 'warned', message: '' }],
    ['an answer after the end', { status: 'lost' }, done],
  ] satisfies readonly (readonly [string, TransferState, TransferEvent])[])('is not moved by %s', (_, state, event) => {
    expect(advanceTransfer(state, event)).toBe(state);
  });
});
