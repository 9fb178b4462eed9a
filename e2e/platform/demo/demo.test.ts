import { randomUUID } from 'node:crypto';
import { DEMO_CATALOGUE, DEMO_VENUES } from '@site/venues';
import { promotionOverviewCall } from '@site/shared/wire/activities';
import { balanceCall } from '@site/shared/wire/balance';
import { betRecordTotalCall } from '@site/shared/wire/betRecords';
import { categorySchema } from '@site/shared/wire/categories';
import { chatHistoryCall } from '@site/shared/wire/chat';
import { feedbackListCall } from '@site/shared/wire/feedback';
import { balanceDaysCall, dealRecordCall, lockedMoneyCall } from '@site/shared/wire/funds';
import { gradeConfigListCall, gradeHistoryCall, gradeInfoCall } from '@site/shared/wire/grades';
import { letterListCall } from '@site/shared/wire/letters';
import { ordersCall } from '@site/shared/wire/orders';
import { protectionCall, protectionHistoryCall } from '@site/shared/wire/protection';
import { rebateRecordCall } from '@site/shared/wire/rebate';
import { knownDevicesCall } from '@site/shared/wire/sessions';
import { memberInfoCall } from '@site/shared/wire/user';
import { pointsInfoCall } from '@site/shared/wire/welfare';
import { createClock, SILENT_LOG } from '../kernel';
import type { Platform } from '../platformOptions';
import { createSportsbook } from '../sportsbook';
import { startPlatform } from '../startPlatform';
import { steer } from '../testing/aPlayer';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { createPerson, type Person } from './createPerson';
import { demoCalendar } from './demoCalendar';
import { createLife } from './life';
import { liveDemo } from './liveDemo';

/**
 * Time limit. A full run takes a minute of processor time, but took more than ten minutes next to forty other
 * processes.
 */
const LIFE_MS = 60 * 60_000;

/** Evening of the last day of a month. */
const PRESENT = new Date('2026-10-31T22:30:00+08:00');
const ALL_TIME = { from: PRESENT.getTime() - 92 * 86_400_000, to: PRESENT.getTime() };

let database: TestDatabase;
let platform: Platform;
let player1: Person;
let player2: Person;

beforeAll(async () => {
  database = await openTestDatabase();
  await live(database.url, PRESENT);
  const clock = createClock();
  clock.freeze();
  clock.set(PRESENT.getTime());
  platform = await startPlatform({
    database: { status: 'url', url: database.url },
    createSportsbook: (dependencies) => createSportsbook(dependencies, demoCalendar(PRESENT.getTime())),
    port: 0,
    sandbox: { port: 0 },
    clock,
    runsByItself: false,
    games: DEMO_CATALOGUE,
  });
  player1 = await personOf('player1', 'player123');
  player2 = await personOf('player2', 'player234');
}, LIFE_MS);
afterAll(async () => {
  await platform.stop();
  await database.close();
});

describe('the demo that has lived', () => {
  it('has books that are exact', async () => {
    const answer = await fetch(`${String(platform.sandboxUrl)}/sandbox/ledger/audit`);
    expect(await answer.json()).toMatchObject({ exact: true, findings: [] });
  });

  it('shows balances that are the sum of their statement, of each member', async () => {
    for (const person of [player1, player2]) {
      const { balance } = await person.ask(balanceCall, { withLockMoney: true });
      const { moneyIn, moneyOut, list } = await person.ask(dealRecordCall, { pageNum: 1, pageSize: 1 });
      const { list: days } = await person.ask(balanceDaysCall, { days: 92 });

      expect(fenOf(moneyIn) - fenOf(moneyOut)).toBe(fenOf(balance));
      expect(list[0]?.balanceAfter).toBe(balance);
      expect(days.at(-1)?.central).toBe(balance);
    }
  });

  it('has a balance on each of ninety days, on no two thirds of which it is the same', async () => {
    const { list } = await player1.ask(balanceDaysCall, { days: 92 });

    expect(list.length).toBe(90);
    expect(new Set(list.map(({ central }) => central)).size).toBeGreaterThan(30);
  });

  it('holds the grade that the recorded turnover has reached, step by step', async () => {
    const record = await player1.ask(betRecordTotalCall, ALL_TIME);
    const { turnover } = await player1.ask(gradeInfoCall, { grade: 1 });
    const { vipLevel } = await player1.ask(memberInfoCall, { isPop: false });
    const { list: ladder } = await player1.ask(gradeConfigListCall, {});
    const { list: history } = await player1.ask(gradeHistoryCall, {});

    expect(turnover).toBe(record.turnover);
    const reached = ladder.filter((step) => fenOf(step.turnover) <= fenOf(turnover)).at(-1);
    expect(vipLevel).toBe(reached?.grade);
    expect(vipLevel).toBeGreaterThanOrEqual(2);
    expect(history.map(({ to }) => to)).toEqual(Array.from({ length: vipLevel }, (_, below) => vipLevel - below));
  });

  it('has earned a point for every whole hundred of turnover, and spent some', async () => {
    const { turnover } = await player1.ask(gradeInfoCall, { grade: 1 });
    const { earned, points } = await player1.ask(pointsInfoCall, {});

    expect(earned).toBe(Math.floor(fenOf(turnover) / 10_000));
    expect(points).toBeLessThan(earned);
  });

  it('was paid the rebate of each day once, as the statement says', async () => {
    const { total, list } = await player1.ask(rebateRecordCall, { pageNum: 1, pageSize: 100 });
    const { moneyIn } = await player1.ask(dealRecordCall, { pageNum: 1, pageSize: 1, kind: 'rebate' });

    expect(total).toBeGreaterThan(25);
    const paid = list.filter(({ paidAt }) => paidAt !== undefined);
    expect(paid.reduce((sum, { amount }) => sum + fenOf(amount), 0)).toBe(fenOf(moneyIn));
    expect(paid.length).toBe(total);
  });

  it('has bets of every kind, and each way in which they end', async () => {
    const { list: open } = await player1.sports('openBets', {});
    const { list: over, total } = await player1.sports('results', { pageNum: 1, pageSize: 100 });
    const modes = new Set([...open, ...over].map(({ mode }) => mode));
    const count = async (ended: 'won' | 'lost' | 'cashed-out') =>
      (await player1.sports('results', { pageNum: 1, pageSize: 1, ended })).total;

    expect(total).toBeGreaterThan(80);
    expect([...modes].sort()).toEqual(['parlay', 'single', 'system']);
    expect(await count('won')).toBeGreaterThan(20);
    expect(await count('lost')).toBeGreaterThan(20);
    expect(await count('cashed-out')).toBeGreaterThan(0);
    expect(open.length).toBeGreaterThanOrEqual(4);
    expect(open.filter(({ legs }) => legs.every(({ startsAt }) => startsAt > PRESENT.getTime())).length).toBeGreaterThanOrEqual(3);
    expect(open.filter(({ legs }) => legs.every(({ startsAt }) => startsAt < PRESENT.getTime())).length).toBeGreaterThanOrEqual(1);
  });

  it('has played in each of the seven categories', async () => {
    const { venues } = await player1.ask(betRecordTotalCall, ALL_TIME);

    const played = new Set(venues.filter(({ count }) => count > 0).map(({ category }) => category));
    expect([...played].sort()).toEqual(categorySchema.options.toSorted());
  });

  it('has a withdrawal that waits, whose money is locked with that of the open bets', async () => {
    const { lockMoney } = await player1.ask(balanceCall, { withLockMoney: true });
    const { total, list } = await player1.ask(lockedMoneyCall, {});
    const states = (await allOrders(player1)).map(({ kind, state }) => `${kind} ${state}`);

    expect(total).toBe(lockMoney);
    expect(list.filter(({ kind }) => kind === 'withdrawal').length).toBe(1);
    for (const wanted of ['credited', 'closed', 'expired']) expect(states).toContain(`deposit ${wanted}`);
    for (const wanted of ['paid', 'rejected', 'cancelled', 'pending']) expect(states).toContain(`withdrawal ${wanted}`);
  });

  it('has messages that were read and messages that were not, a talk with the operator, bonuses and devices', async () => {
    const { list: letters } = await player1.ask(letterListCall, { pageNum: 1, pageSize: 100 });
    const { list: feedback } = await player1.ask(feedbackListCall, { pageNum: 1, pageSize: 10 });
    const { history: paid } = await player1.ask(promotionOverviewCall, {});
    const { list: devices } = await player1.ask(knownDevicesCall, {});

    expect(letters.filter(({ isRead }) => isRead).length).toBeGreaterThan(5);
    expect(letters.filter(({ isRead }) => !isRead).length).toBeGreaterThan(2);
    expect(feedback).toMatchObject([{ isUnread: true }, { rating: 5 }]);
    expect(paid.length).toBeGreaterThan(3);
    expect(devices.length).toBeGreaterThanOrEqual(3);
  });

  it('has rooms in which several people talk and share bets', async () => {
    for (const rid of ['c1', 'c2', 'c3']) {
      const { list } = await player1.ask(chatHistoryCall, { rid, pageNum: 1, pageSize: 100, category: 1, categoryType: 0 });
      expect(new Set(list.map(({ name }) => name)).size).toBeGreaterThanOrEqual(4);
      expect(Math.max(...list.map(({ at }) => at))).toBeLessThanOrEqual(PRESENT.getTime());
    }
    const shared = await player1.ask(chatHistoryCall, { rid: 'c2', pageNum: 1, pageSize: 10, category: 1, categoryType: 3 });
    expect(shared.total).toBeGreaterThan(0);
  });

  it('has another kind of member in player2, who plays less, in venues, and within limits', async () => {
    const { venues, turnover } = await player2.ask(betRecordTotalCall, ALL_TIME);
    const { limits, realityMinutes, timeOutUntil } = await player2.ask(protectionCall, {});
    const { list: changes } = await player2.ask(protectionHistoryCall, { pageNum: 1, pageSize: 20 });

    expect(venues.some(({ enName }) => enName === 'CRTY')).toBe(false);
    expect(fenOf(turnover)).toBeLessThan(fenOf((await player1.ask(betRecordTotalCall, ALL_TIME)).turnover) / 4);
    expect(limits.filter(({ limit }) => limit !== null).length).toBe(3);
    expect({ realityMinutes, timeOutUntil }).toEqual({ realityMinutes: 30, timeOutUntil: null });
    expect(changes.map(({ change }) => change.event)).toContain('time-out');
  });

  it('leaves unbound1 as bare as the seed has it', async () => {
    const unbound1 = await personOf('unbound1', 'unbound123');

    expect(await unbound1.ask(balanceCall, { withLockMoney: true })).toMatchObject({ balance: '50.00', lockMoney: '0.00' });
    expect(await unbound1.ask(betRecordTotalCall, ALL_TIME)).toMatchObject({ count: 0 });
    expect(await allOrders(unbound1)).toEqual([]);
  });

  it('goes on from there: a deposit is credited, and a reset gives the bare seed', async () => {
    await steer(platform, 'reset', {});
    const bare = await personOf('player1', 'player123');

    expect(await bare.ask(balanceCall, { withLockMoney: true })).toMatchObject({ balance: '0.00' });
    expect(await allOrders(bare)).toEqual([]);
  });
});

function live(databaseUrl: string, present: Date): Promise<void> {
  return liveDemo({ databaseUrl, present, seed: 1, games: DEMO_CATALOGUE, gameServers: DEMO_VENUES, log: SILENT_LOG });
}

async function personOf(name: string, password: string): Promise<Person> {
  const life = createLife(platform, { isOpen: false, stoodStillAtMs: 0 }, 1);
  const person = createPerson(life, { name, password, devices: { test: { userAgent: `test ${randomUUID()}`, ip: '198.18.1.1' } } });
  await person.signIn('test');
  return person;
}

async function allOrders(person: Person) {
  const orders = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const page = await person.ask(ordersCall, { size: 50, ...(cursor !== undefined && { cursor }) });
    orders.push(...page.list);
    cursor = page.next;
  }
  return orders;
}

function fenOf(yuan: string | undefined): number {
  return Math.round(100 * Number(yuan));
}
