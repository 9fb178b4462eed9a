import { randomUUID } from 'node:crypto';
import { balanceCall } from '@site/shared/wire/balance';
import { payCall } from '@site/shared/wire/funds';
import { preInfoCall } from '@site/shared/wire/site';
import { resourceCall } from '@site/shared/wire/resource';
import { sendRaw } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { createFaults } from './faults';
import { spoilData } from './spoilData';

const site = platformForTests();

beforeEach(() => site.sandbox('reset', {}));

const order = (fault: object, extra: object = {}) => site.sandbox('faults', { on: preInfoCall.path, fault, ...extra });
const ask = () => sendRaw(site.platform.url, preInfoCall.path, '{}');

describe('an ordered fault', () => {
  it('answers another code, once', async () => {
    await order({ kind: 'code', code: 6013, message: '系统维护中，预计 14:00 恢复' });

    expect(await (await ask()).json()).toEqual({ status_code: 6013, data: null, message: '系统维护中，预计 14:00 恢复' });
    expect(await (await ask()).json()).toMatchObject({ status_code: 6000 });
  });

  it('lets some calls pass before and meets several after', async () => {
    await order({ kind: 'httpStatus', status: 503 }, { after: 1, times: 2 });

    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await ask()).status);

    expect(statuses).toEqual([200, 503, 503, 200]);
  });

  it('closes the connection', async () => {
    await order({ kind: 'drop' });

    await expect(ask()).rejects.toThrow('fetch failed');
  });

  it('carries the request out and loses the answer', async () => {
    const token = await site.signIn('player1', 'player123');
    const key = randomUUID();
    const deposit = () => site.send(payCall, { type: 'BANK', amount: '500.00' }, { token, key });
    await site.sandbox('faults', { on: payCall.path, fault: { kind: 'dropAfter' } });

    await expect(deposit()).rejects.toThrow('fetch failed');
    const again = await deposit();

    expect(again).toMatchObject({ status_code: 6000, data: { amount: '500.00', state: 'waiting' } });
    await site.sandbox('cashier/pay', { orderId: (again.data as { orderId: string }).orderId });
    expect(await site.send(balanceCall, { withLockMoney: false }, { token })).toMatchObject({ data: { balance: '500.00' } });
  });

  it('answers later: before or after the work', async () => {
    await order({ kind: 'delay', ms: 30 });
    await order({ kind: 'lateAnswer', ms: 30 });

    expect(await (await ask()).json()).toMatchObject({ status_code: 6000 });
    expect(await (await ask()).json()).toMatchObject({ status_code: 6000 });
    expect(await site.sandbox('faults')).toEqual({ pending: [] });
  });

  it.each(['html', 'truncated', 'empty'])('answers what is no JSON: %s', async (form) => {
    await order({ kind: 'malformed', form });

    const response = await ask();

    expect(response.status).toBe(200);
    const text = await response.text();
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  it('answers JSON of the wrong shape', async () => {
    await order({ kind: 'malformed', form: 'wrong-types' });

    expect(await (await ask()).json()).toMatchObject({ status_code: 6000, data: { siteBaseConfig: { usdCny: 6 } } });
  });

  it('meets one method of the sports address only', async () => {
    const resource = (method: string) => ({
      method,
      enName: 'CRTY' as const,
      Request: { timestamp: 1, token: '', language: 'zh-CN', ip: '', sport: 'FT', phase: 'RB' },
    });
    await site.sandbox('faults', { on: 'leagues', fault: { kind: 'code', code: 6317 } });

    expect(await site.send(resourceCall, resource('openBets'))).toMatchObject({ status_code: 6001 });
    expect(await site.send(resourceCall, resource('leagues'))).toMatchObject({ status_code: 6317 });
  });

  it('is refused when it makes no sense', async () => {
    expect(await site.sandbox('faults', { on: '/x', fault: { kind: 'sulk' } })).toHaveProperty('error');
  });
});

describe('the list of faults', () => {
  it('serves them first come, first served, and forgets them when cleared', () => {
    const faults = createFaults();
    faults.order({ on: 'a', times: 1, after: 0, fault: { kind: 'drop' } });
    faults.order({ on: 'a', times: 1, after: 0, fault: { kind: 'dropAfter' } });
    faults.order({ on: 'b', times: 1, after: 0, fault: { kind: 'drop' } });

    expect(faults.take('a', null)).toEqual({ kind: 'drop' });
    expect(faults.take('x', 'a')).toEqual({ kind: 'dropAfter' });
    expect(faults.take('a', null)).toBeNull();
    faults.clear();
    expect(faults.take('b', null)).toBeNull();
  });

  it.each([
    ['wrong-types', { a: 3, b: '7', c: { 0: ['yes'] }, d: null, e: 6 }],
    ['missing-fields', { d: null, e: '100.00' }],
    ['nulls', { a: null, b: null, c: [null], d: null, e: null }],
    ['huge-numbers', { a: 'abc', b: 2 ** 60, c: [true], d: null, e: '9'.repeat(40) }],
  ] as const)('spoils data by %s', (form, spoiled) => {
    expect(spoilData({ a: 'abc', b: 7, c: [true], d: null, e: '100.00' }, form)).toEqual(spoiled);
  });
});
