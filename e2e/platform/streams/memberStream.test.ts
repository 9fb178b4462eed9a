import { balanceCall } from '@site/shared/wire/balance';
import { logoutCall } from '@site/shared/wire/login';
import { setRealityCheckCall } from '@site/shared/wire/protection';
import { memberNewsCall, type MemberEvent, type MemberMessage } from '@site/shared/wire/memberStream';
import { fen, inTransaction } from '../kernel';
import { createLedger } from '../ledger/createLedger';
import { answerOf } from '../testing/answerOf';
import { openSocket, type TestSocket } from '../testing/openSocket';
import { platformForTests } from '../testing/platformForTests';
import { aWithdrawer } from '../withdrawals/testing/aWithdrawer';
import { createMemberEvents } from './createMemberEvents';

const [POLICY, SESSION_OVER] = [1008, 4001];

const site = platformForTests();
let token: string;
const sockets: TestSocket[] = [];
beforeEach(async () => {
  await site.sandbox('reset', {});
  token = await site.signIn('player1', 'player123');
});
afterEach(() => Promise.all(sockets.splice(0).map((socket) => socket.close())));

type News = Extract<MemberMessage, { readonly type: 'news' }>;

/** Opens a page of the member and returns the news that answers its `hello`. */
async function aPage(options: { readonly of?: string; readonly since?: number } = {}) {
  const { of = token, since } = options;
  const socket = await openSocket(`${site.platform.url}/stream/api/v1/member`);
  sockets.push(socket);
  socket.send({ type: 'hello', token: of, ...(since !== undefined && { since }) });
  const next = async () => (await socket.next(({ type }) => type === 'news')) as unknown as News;
  return { socket, next, first: await next() };
}

const credit = (name: string, central: string) => site.sandbox(`member/${name}/balance`, { central });
const told = (events: readonly MemberEvent[]) => events.map(({ kind, amount }) => [kind, amount]);

/** Returns the id of a seeded member. */
async function idOf(name: string): Promise<number> {
  return Number(((await site.sandbox(`member/${name}`)) as { readonly userId: string }).userId);
}

describe('the member stream', () => {
  it('says that what protects the member was changed, as a kind of its own that moves no money, to nobody else', async () => {
    const { first, next } = await aPage();
    const other = await site.signIn('player2', 'player234');
    const before = (await aPage({ of: other })).first.version;

    answerOf(setRealityCheckCall, await site.send(setRealityCheckCall, { minutes: 60 }, { token }));

    const news = await next();
    expect(news).toMatchObject({ version: first.version + 1, balance: first.balance });
    expect(news.events).toMatchObject([{ kind: 'protection', reference: 'reality-set', amount: '0.00' }]);
    expect((await aPage({ of: other })).first.version).toBe(before);
  });

  it('says how the balance is, and then each change of it with its number', async () => {
    const { first, next } = await aPage();
    expect(first).toMatchObject({ isWhole: true, events: [], lockMoney: '0.00' });

    await credit('player1', '777.00');
    const news = await next();

    expect(news).toMatchObject({ version: first.version + 1, balance: '777.00', isWhole: true });
    expect(news.events).toMatchObject([{ kind: 'adjustment', version: first.version + 1 }]);
  });

  it('says nothing of what was rolled back', async () => {
    const { first, next } = await aPage();
    const ledger = createLedger(site.clock);
    const memberId = await idOf('player1');
    const lines = [
      { account: { kind: 'bonus' }, amount: fen(-500n) },
      { account: { kind: 'member-central', memberId }, amount: fen(500n) },
    ] as const;

    const failed = inTransaction(site.db, async (trx) => {
      await ledger.post(trx, { key: 'never', kind: 'bonus', reference: 'never', lines });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await inTransaction(site.db, (trx) => ledger.post(trx, { key: 'once', kind: 'bonus', reference: 'once', lines }));

    const { version, events } = await next();
    expect(version).toBe(first.version + 1);
    expect(events).toMatchObject([{ kind: 'bonus', reference: 'once', amount: '5.00' }]);
  });

  it('goes on from the version that a page has, however it was lost', async () => {
    const { first, socket } = await aPage();
    await socket.close();
    await credit('player1', '10.00');
    await credit('player1', '30.00');

    const again = await aPage({ since: first.version });

    expect(again.first).toMatchObject({ version: first.version + 2, balance: '30.00', isWhole: true });
    expect(told(again.first.events).at(-1)).toEqual(['adjustment', '20.00']);
  });

  it.each([
    ['older than what is kept', 60 * 60_000 + 1, 0],
    ['of a platform that has forgotten it', 0, 9_999],
  ])('says that events are missing to a page with a version %s', async (_which, ageMs, since) => {
    await credit('player1', '10.00');
    const clock = { ...site.clock, nowMs: () => site.clock.nowMs() + ageMs };
    await createMemberEvents({ db: site.db, ledger: createLedger(clock), clock }).forgetOld();

    const { first } = await aPage({ since });

    expect(first).toMatchObject({ isWhole: false, events: [], balance: '10.00' });
  });

  it("never tells of another member's events", async () => {
    const { socket, next } = await aPage();
    const other = await aPage({ of: await site.signIn('player2', 'player234') });

    await credit('player2', '55.00');
    expect(await other.next()).toMatchObject({ balance: '55.00' });
    await credit('player1', '66.00');

    expect(await next()).toMatchObject({ balance: '66.00', events: [{ kind: 'adjustment' }] });
    expect(socket.has(({ type }) => type === 'news')).toBe(false);
  });

  it('tells of a refused withdrawal with the reason, its money and its message at once', async () => {
    const player = await aWithdrawer(site, '1000.00');
    const order = await player.withdraw('300.00');
    const { first, next } = await aPage();

    await site.sandbox('withdrawals/decide', { orderId: order.orderId, pay: false, reason: '户名不符' });

    const { events, balance } = await next();
    expect(balance).toBe('1000.00');
    expect(events).toHaveLength(3);
    expect(events.map(({ version }) => version)).toEqual([1, 2, 3].map((step) => first.version + step));
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'withdrawal-return', amount: '300.00', reference: `withdrawal:${order.orderId}` }),
        expect.objectContaining({ kind: 'withdrawal-refused', reason: '户名不符', reference: `withdrawal:${order.orderId}` }),
        expect.objectContaining({ kind: 'letter' }),
      ]),
    );
  });

  it('ends with the session, and does not open without one', async () => {
    const { socket } = await aPage();
    await site.send(logoutCall, {}, { token });
    await site.sandbox('tick', {});
    expect(await socket.closed).toBe(SESSION_OVER);

    const foreign = await openSocket(`${site.platform.url}/stream/api/v1/member`);
    foreign.send({ type: 'hello', token });
    expect(await foreign.closed).toBe(SESSION_OVER);
  });

  it('closes on a second greeting, and answers a heartbeat', async () => {
    const { socket } = await aPage();

    socket.send({ type: 'ping' });
    expect(await socket.next(({ type }) => type === 'pong')).toBeDefined();
    socket.send({ type: 'hello', token });

    expect(await socket.closed).toBe(POLICY);
  });
});

describe('the news by a call', () => {
  it('are the same, for a page that has no stream', async () => {
    const { first } = await aPage();
    await credit('player1', '12.00');

    const news = answerOf(memberNewsCall, await site.send(memberNewsCall, { since: first.version }, { token }));

    expect(news).toMatchObject({ version: first.version + 1, balance: '12.00', isWhole: true, events: [{ kind: 'adjustment' }] });
    expect(answerOf(balanceCall, await site.send(balanceCall, { withLockMoney: true }, { token }))).toMatchObject({
      balance: '12.00',
      version: news.version,
    });
  });

  it('name the call that caused them, so that the page that sent it knows its own', async () => {
    const player = await aWithdrawer(site, '1000.00');
    const { next } = await aPage();
    await player.withdraw('200.00');

    const [event] = (await next()).events;

    expect(event).toMatchObject({ kind: 'withdrawal', amount: '-200.00', requestId: expect.any(String) as string });
  });
});
