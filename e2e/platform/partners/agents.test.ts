import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Call } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import {
  agentDeskCall,
  agentMembersCall,
  agentRecordCall,
  applyPartnerCall,
  COMMISSION_STEPS,
  partnerInfoCall,
  type PartnerKind,
} from '@site/shared/wire/partners';
import { letterListCall } from '@site/shared/wire/letters';
import { registerCall } from '@site/shared/wire/registration';
import { withdrawInfoCall } from '@site/shared/wire/withdrawals';
import { openDatabase } from '../database/openDatabase';
import { createClock, fen, NO_CRASHPOINTS, SILENT_LOG } from '../kernel';
import { createLedger } from '../ledger/createLedger';
import type { AccessTables } from '../members/accessTables';
import type { MemberTables } from '../members/tables';
import { platformMigrations } from '../migrations';
import { PASSWORDS, writeTicket } from '../promotions/testing/aPromotionPlayer';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { commissionOf } from './commission';
import { createPartnerService } from './createPartnerService';
import { exactAfterEach } from '../testing/exactAfterEach';

const NOON = Date.parse('2026-11-30T12:00:00+08:00');
/** Ten minutes after the end of the business day. */
const PAID = Date.parse('2026-12-01T00:10:00+08:00');
const PLAN = { plan: '球迷社区，约五千人', contact: 'telegram: lin' };

const site = platformForTests();
exactAfterEach(site);
let token: string;
let agentId: number;

beforeEach(async () => {
  await site.sandbox('reset', {});
  await site.sandbox('settings', { captcha: 'off' });
  site.clock.freeze();
  site.clock.set(NOON);
  token = await site.signIn('player1', PASSWORDS.player1);
  agentId = Number(((await site.sandbox('member/player1')) as { userId: string }).userId);
});

const ask = async <Request, Response>(call: Call<Request, Response>, body: Request): Promise<Response> =>
  answerOf(call, await site.send(call, body, { token }));
const apply = (over: object = {}) => site.send(applyPartnerCall, { kind: 'agent' as const, ...PLAN, ...over }, { token });
const state = async (kind: PartnerKind = 'agent') => (await ask(partnerInfoCall, { kind })).application?.state;
const record = (by: 'day' | 'month') => ask(agentRecordCall, { by, pageNum: 1, pageSize: 10 });
const balance = async () => ((await site.sandbox('member/player1')) as { balance: string }).balance;

async function decide(next: 'approved' | 'refused' | 'ended', more: object = {}): Promise<number> {
  const { status } = await fetch(`${String(site.platform.sandboxUrl)}/operator/partner`, {
    method: 'POST',
    body: JSON.stringify({ memberId: agentId, kind: 'agent', state: next, ...more }),
    headers: { 'content-type': 'application/json' },
  });
  return status;
}

async function anAgent(): Promise<string> {
  await apply();
  await decide('approved');
  return (await ask(agentDeskCall, {})).code;
}

/** Registers a member with this agent code. */
async function registers(name: string, rCode: string): Promise<number> {
  const password = createHash('md5').update('linhai888').digest('hex');
  const facts = { name, password, secondPassword: password, kaptchcate: '' as const, codeId: '', code: '', domain: 'site.example' };
  await site.send(registerCall, { ...facts, rCode, iCode: '' });
  return Number(((await site.sandbox(`member/${name}`)) as { userId: string }).userId);
}

const plays = (memberId: number, stake: bigint, result = 'L') => writeTicket(site, memberId, { stake, result });

async function until(moment: number): Promise<void> {
  site.clock.set(moment);
  await site.sandbox('tick', {});
  await signInAgain();
}

/** Signs in again, because the advanced clock has expired the session. */
async function signInAgain(): Promise<void> {
  token = await site.signIn('player1', PASSWORDS.player1);
}

describe('the commission of a day', () => {
  it.each([
    [0n, 10, 0n],
    [999n, 10, 0n],
    [1_000n, 10, 1n],
    [4_999_999n, 10, 4_999n],
    [5_000_000n, 15, 7_500n],
    [50_000_000n, 20, 100_000n],
    [200_000_000n, 25, 500_000n],
  ])('of %s fen is at %s hundredths of a percent, %s fen', (turnover, rate, amount) => {
    expect(commissionOf(fen(turnover))).toEqual({ rate, amount });
  });

  it('is never more than the best rate of it, and never falls with more of it', () => {
    const best = BigInt(Math.max(...COMMISSION_STEPS.map(({ rate }) => rate)));
    const some = fc.bigInt({ min: 0n, max: 10_000_000_000n });
    fc.assert(
      fc.property(some, some, (one, more) => {
        const { amount } = commissionOf(fen(one));
        expect(amount * 10_000n <= one * best).toBe(true);
        expect(commissionOf(fen(one + more)).amount >= amount).toBe(true);
      }),
    );
  });
});

describe('an application', () => {
  it('waits, is approved by the operator, and the member is told', async () => {
    expect(await state()).toBeUndefined();
    expect(await apply()).toMatchObject({ data: { application: { state: 'waiting', appliedAt: NOON } } });
    expect(await apply()).toMatchObject({ status_code: 6009, message: '已提交过申请' });
    expect(await site.send(agentDeskCall, {}, { token })).toMatchObject({ status_code: 6004, message: '您还不是代理' });

    expect(await decide('approved')).toBe(200);

    expect(await state()).toBe('approved');
    expect(await ask(agentDeskCall, {})).toMatchObject({
      code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/) as string,
      members: 0,
      earned: '0.00',
    });
    expect(await decide('refused')).toBe(400);
    const { list } = await ask(letterListCall, { pageNum: 1, pageSize: 20 });
    const told = list.filter(({ title }) => title.startsWith('合作申请'));
    expect(told).toMatchObject([{ title: '合作申请已通过', content: '您的代理合作申请已通过，详情见该页面。' }]);
  });

  it('that is refused says why, and may be sent again', async () => {
    await apply();
    await decide('refused', { reason: '请补充推广渠道' });
    expect((await ask(partnerInfoCall, { kind: 'agent' })).application).toMatchObject({ state: 'refused', reason: '请补充推广渠道' });

    expect(await apply({ plan: '短视频，两个账号' })).toMatchObject({ data: { application: { state: 'waiting' } } });
  });

  it('is one of each kind, says something, and is of members only', async () => {
    await apply();
    expect(await apply({ kind: 'venture' })).toMatchObject({ data: { application: { state: 'waiting' } } });
    expect([await state(), await state('venture'), await state('sponsor')]).toEqual(['waiting', 'waiting', undefined]);
    expect(await apply({ kind: 'sponsor', plan: '  ' })).toMatchObject({ status_code: 6007 });
    expect(await site.send(applyPartnerCall, { kind: 'sponsor', ...PLAN })).toMatchObject({ status_code: 6001 });
  });

  it('is one, however often it is sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply()));

    expect(answers.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
  });
});

describe('an agent', () => {
  it('is paid the day after for what members of the link have staked, and can withdraw it at once', async () => {
    const code = await anAgent();
    const [one, other] = [await registers('friend01', code), await registers('friend02', code.toLowerCase())];
    const stranger = await registers('friend03', '');
    await plays(one, 4_000_000n);
    await plays(one, 100_000n, 'P');
    await plays(other, 2_000_000n, 'W');
    await plays(stranger, 9_000_000n);
    expect(await ask(agentDeskCall, {})).toMatchObject({
      members: 2,
      today: { day: '2026-11-30', active: 2, turnover: '60000.00', rate: '0.15', amount: '90.00' },
    });

    await until(PAID - 1);
    expect(await balance()).toBe('0.00');
    await until(PAID);
    await Promise.all([site.sandbox('tick', {}), site.sandbox('tick', {}), site.sandbox('tick', {})]);

    expect(await balance()).toBe('90.00');
    expect(await ask(dealRecordCall, { pageNum: 1, pageSize: 10, kind: 'commission' })).toMatchObject({
      total: 1,
      list: [{ kind: 'commission', amount: '90.00', reference: 'commission:2026-11-30' }],
    });
    expect(await ask(withdrawInfoCall, {})).toMatchObject({ withdrawable: '90.00' });
    expect(await ask(agentDeskCall, {})).toMatchObject({ earned: '90.00', today: { turnover: '0.00' } });
  });

  it('has a statement by day and by month, and of each member', async () => {
    const code = await anAgent();
    const one = await registers('friend01', code);
    await plays(one, 1_000_000n);
    await until(PAID);
    site.clock.advance(60_000);
    const other = await registers('friend02', code);
    await plays(other, 2_000_000n);
    await plays(one, 500_000n);
    await until(PAID + 24 * 60 * 60_000);

    expect(await record('day')).toEqual({
      total: 2,
      list: [
        {
          period: '2026-12-01',
          registered: 1,
          active: 2,
          turnover: '25000.00',
          rate: '0.10',
          amount: '25.00',
          paidAt: PAID + 24 * 60 * 60_000,
        },
        { period: '2026-11-30', registered: 1, active: 1, turnover: '10000.00', rate: '0.10', amount: '10.00', paidAt: PAID },
      ],
    });
    expect(await record('month')).toEqual({
      total: 2,
      list: [
        { period: '2026-12', registered: 1, active: 2, turnover: '25000.00', amount: '25.00' },
        { period: '2026-11', registered: 1, active: 1, turnover: '10000.00', amount: '10.00' },
      ],
    });
    expect(await ask(agentMembersCall, { pageNum: 1, pageSize: 10 })).toMatchObject({
      total: 2,
      list: [
        { name: 'fr***2', turnover: '20000.00', counts: true },
        { name: 'fr***1', turnover: '15000.00', counts: true },
      ],
    });
  });

  it('brings nothing to themselves under another name, nor in the same browser', async () => {
    const code = await anAgent();
    const [namesake, beside] = [await registers('friend01', code), await registers('friend02', code)];
    const same = { real_name: '林海', birthday: '1990-06-12' };
    await site.db.withTables<MemberTables>().updateTable('member').set(same).where('id', '=', namesake).execute();
    const browser = { secret_hash: 's', kind_hash: 'k', browser: '', system: '', last_seen_at: site.clock.now() };
    await site.db
      .withTables<AccessTables>()
      .insertInto('trusted_device')
      .values([agentId, beside].map((member) => ({ ...browser, member_id: member })))
      .execute();
    for (const member of [namesake, beside, agentId]) await plays(member, 5_000_000n);
    await until(PAID);

    expect((await record('day')).list).toMatchObject([{ registered: 2, active: 0, amount: '0.00' }]);
    expect((await ask(agentMembersCall, { pageNum: 1, pageSize: 10 })).list.map(({ counts }) => counts)).toEqual([false, false]);
  });

  it('is paid nothing more after the end, and keeps what was paid', async () => {
    const one = await registers('friend01', await anAgent());
    await plays(one, 1_000_000n);
    await until(PAID);
    const before = await balance();
    await decide('ended', { reason: '协议到期' });
    await plays(one, 1_000_000n);
    await until(PAID + 24 * 60 * 60_000);

    expect(await state()).toBe('ended');
    expect(await site.send(agentRecordCall, { by: 'day', pageNum: 1, pageSize: 10 }, { token })).toMatchObject({ status_code: 6004 });
    expect([before, await balance()]).toEqual(['10.00', '10.00']);
  });

  it('is paid every day that was missed while the platform was down', async () => {
    const one = await registers('friend01', await anAgent());
    await until(PAID);
    await plays(one, 1_000_000n);
    site.clock.advance(24 * 60 * 60_000);
    await plays(one, 2_000_000n);
    await until(PAID + 5 * 24 * 60 * 60_000);

    expect((await record('day')).list.map(({ period, amount }) => [period, amount])).toEqual([
      ['2026-12-02', '20.00'],
      ['2026-12-01', '10.00'],
      ['2026-11-30', '0.00'],
    ]);
  });

  it.each(['commission:after-row', 'commission:before-closing'])('is paid once where the platform crashes at %s', async (point) => {
    await plays(await registers('friend01', await anAgent()), 1_000_000n);
    site.clock.set(PAID);
    await site.sandbox('crash', { point, how: 'throw' });

    await site.sandbox('tick', {}).catch(() => undefined);
    await until(PAID);

    expect((await ask(agentDeskCall, {})).earned).toBe('10.00');
  });

  it('is paid once where two processes work it out at the same moment', async () => {
    await plays(await registers('friend01', await anAgent()), 1_000_000n);
    const clock = createClock();
    clock.set(PAID);
    site.clock.set(PAID);
    const { db, close } = await openDatabase({ status: 'url', url: site.platform.databaseUrl }, platformMigrations, SILENT_LOG);
    const other = createPartnerService({ db, clock, ledger: createLedger(clock), crashpoints: NO_CRASHPOINTS });

    await Promise.all(Array.from({ length: 4 }, () => [site.platform.tick(), other.tick()]).flat());
    await close();
    await signInAgain();

    expect((await record('day')).list).toMatchObject([{ amount: '10.00' }]);
    expect((await ask(agentDeskCall, {})).earned).toBe('10.00');
  });
});
