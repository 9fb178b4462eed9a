import { randomUUID } from 'node:crypto';
import { balanceCall } from '@site/shared/wire/balance';
import { channelBalanceCall } from '@site/shared/wire/games';
import { dealRecordCall } from '@site/shared/wire/funds';
import { launchCall } from '@site/shared/wire/launch';
import { logoutCall } from '@site/shared/wire/login';
import { sql } from 'kysely';
import { fen } from '../kernel';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { A_REPORT, aVenuePlayer, type VenuePlayer } from './testing/aVenuePlayer';
import { TEST_GAMES } from './testing/games';
import { exactAfterEach } from '../testing/exactAfterEach';

const site = platformForTests(undefined, TEST_GAMES);
exactAfterEach(site);
let player: VenuePlayer;
let session: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  await sql`update venue set wallet = 'central' where en_name = 'JGDZ'`.execute(site.db);
  player = await aVenuePlayer(site, '100.00');
  session = await player.enter('JGDZ', 'JG-pearl');
});

const debit = (amount: bigint, roundId = 'r1', stepId = 'stake') =>
  site.platform.bank.debit(session, { roundId, stepId, amount: fen(amount), detail: null });
const credit = (payout: bigint, roundId = 'r1', exposure = 0n) =>
  site.platform.bank.credit('JGDZ', { roundId, payout: fen(payout), exposure: fen(exposure), detail: null, report: A_REPORT });
const central = async () => (await player.wallets())['CENTER'];

describe('entering a venue that plays from the central wallet', () => {
  it('brings nothing there, also where automatic transfer is on, and asks for nothing where nothing is there', async () => {
    expect(answerOf(launchCall, await player.launch('JGDZ', 'JG-pearl'))).not.toHaveProperty('moved');
    expect(await player.wallets()).toEqual({ CENTER: '100.00' });

    await site.sandbox('member/player1/balance', { central: '0.00' });
    await player.setAutoTransfer('0');
    expect(await player.launch('JGDZ', 'JG-pearl')).toMatchObject({ status_code: 6000 });
  });

  it('has no wallet to transfer to or to list; its balance is the central one', async () => {
    expect(await player.transfer('1', 'JGDZ', '10.00')).toMatchObject({ status_code: 6007 });
    expect(answerOf(channelBalanceCall, await player.send(channelBalanceCall, { channelCode: 'JGDZ' }))).toMatchObject({
      balance: '100.00',
      isCentral: true,
    });
    expect(answerOf(channelBalanceCall, await player.send(channelBalanceCall, { channelCode: 'WXDZ' }))).toMatchObject({
      balance: '0.00',
      isCentral: false,
    });
  });

  it('leaves what was brought there before in sight, from where it can be fetched, and out of play', async () => {
    await sql`update venue set wallet = 'own' where en_name = 'JGDZ'`.execute(site.db);
    await player.transfer('1', 'JGDZ', '30.00');
    const { stake } = (await debit(1_000n)) as { readonly stake: bigint };
    await sql`update venue set wallet = 'central' where en_name = 'JGDZ'`.execute(site.db);

    expect(await site.platform.bank.balance(session)).toBe(7_000n);
    // A round continues in the wallet in which it started.
    expect(await debit(500n, 'r1', 'double')).toMatchObject({ stake: stake + 500n, balance: 1_500n });
    expect(await credit(4_000n)).toMatchObject({ round: { balance: 5_500n } });
    expect(await player.wallets()).toEqual({ CENTER: '70.00', JGDZ: '55.00' });
    await player.recycle('JGDZ');
    expect(await player.wallets()).toEqual({ CENTER: '125.00' });
  });
});

describe('money that turnover binds in a venue that is switched to the central wallet', () => {
  beforeEach(async () => {
    await sql`update venue set wallet = 'own', turnover_times = 2 where en_name = 'JGDZ'`.execute(site.db);
    await player.transfer('1', 'JGDZ', '30.00');
    await sql`update venue set wallet = 'central' where en_name = 'JGDZ'`.execute(site.db);
  });
  afterEach(async () => {
    await sql`update venue set turnover_times = 0 where en_name = 'JGDZ'`.execute(site.db);
  });

  it('is played off there by rounds from the central wallet, at once or later, and then comes back', async () => {
    await player.play(session, '35.00', { payout: '35.00' });
    await player.recycle('JGDZ');
    expect(await player.wallets()).toEqual({ CENTER: '70.00', JGDZ: '30.00' });

    await debit(2_500n);
    await credit(2_500n, 'r1', 2_500n);
    await player.recycle('JGDZ');

    expect(await player.wallets()).toEqual({ CENTER: '100.00' });
  });

  it('stays bound though the central wallet was emptied, and by play money and stakes that came back', async () => {
    await player.play(session, '30.00', { payout: '0.00' });
    await debit(4_000n);
    await site.platform.bank.rollback('JGDZ', 'r1');
    const trial = await player.enter('JGDZ', 'JG-pearl', { trial: true });
    await player.play(trial, '60.00', { payout: '60.00' });
    await site.sandbox('member/player1/balance', { central: '20.00' });
    await player.play(session, '20.00', { payout: '0.00' });
    await player.recycle('JGDZ');

    expect(await player.wallets()).toEqual({ CENTER: '0.00', JGDZ: '30.00' });
  });
});

describe('a round from the central wallet', () => {
  it('takes its stake there and pays it there, at once or later, once under its ids', async () => {
    const roundId = randomUUID();
    const play = () => player.play(session, '10.00', { payout: '25.00' }, roundId);

    expect(await play()).toMatchObject({ kind: 'played', round: { balance: 11_500n } });
    expect(await play()).toMatchObject({ kind: 'repeated' });
    expect(await debit(2_000n)).toMatchObject({ kind: 'taken', balance: 9_500n });
    expect(await debit(2_000n)).toMatchObject({ kind: 'taken', balance: 9_500n });
    expect(await credit(3_000n)).toMatchObject({ kind: 'paid', round: { balance: 12_500n } });
    expect(await credit(3_000n)).toMatchObject({ kind: 'repeated' });
    await debit(1_000n, 'r2');
    await site.platform.bank.rollback('JGDZ', 'r2');
    await site.platform.bank.rollback('JGDZ', 'r2');

    expect(await player.wallets()).toEqual({ CENTER: '125.00' });
    const { list } = answerOf(dealRecordCall, await player.send(dealRecordCall, { pageNum: 1, pageSize: 10 }));
    expect(list.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'release 10.00',
      'bet -10.00',
      'settlement 30.00',
      'bet -20.00',
      'settlement 25.00',
      'bet -10.00',
      'adjustment 100.00',
    ]);
    const bets = answerOf(dealRecordCall, await player.send(dealRecordCall, { pageNum: 1, pageSize: 10, kind: 'bet' }));
    expect(bets.total).toBe(3);
  });

  it('takes each fen once, of fifty stakes at once beside bets and withdrawals of the same money', async () => {
    const stakes = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? debit(300n, `later-${String(index)}`) : player.play(session, '3.00', {}, `at-once-${String(index)}`),
    );
    // These changes act like a bet or a withdrawal, without the lock that rounds wait for.
    const taken = Array.from({ length: 10 }, (_, index) => site.sandbox('member/player1/balance', { central: String(60 - index) + '.00' }));
    const results = await Promise.all(stakes);
    await Promise.all(taken);

    expect(results.every(({ kind }) => ['taken', 'played', 'insufficient'].includes(kind))).toBe(true);
    expect(Number(await central())).toBeGreaterThanOrEqual(0);
  });

  it('takes thirty-three of fifty stakes of ¥3 from ¥100', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, (_, index) => debit(300n, `r-${String(index)}`)));

    expect(results.filter(({ kind }) => kind === 'taken')).toHaveLength(33);
    expect(results.filter(({ kind }) => kind === 'insufficient')).toHaveLength(17);
    expect(await central()).toBe('1.00');
  });

  it('pays what is due after the platform was killed between the stake and the payout, and before either was kept', async () => {
    await site.sandbox('crash', { point: 'round-debit:before-commit', how: 'throw' });
    await expect(debit(1_000n)).rejects.toThrow();
    expect(await central()).toBe('100.00');
    expect(await debit(1_000n)).toMatchObject({ kind: 'taken', balance: 9_000n });

    await site.sandbox('crash', { point: 'round-credit:before-commit', how: 'throw' });
    await expect(credit(2_500n)).rejects.toThrow();
    expect(await central()).toBe('90.00');
    expect(await site.platform.bank.openRounds('JGDZ')).toMatchObject([{ roundId: 'r1', stake: 1_000n }]);
    expect(await credit(2_500n)).toMatchObject({ kind: 'paid' });
    expect(await central()).toBe('115.00');
  });

  it('is paid although the last of the money has left meanwhile, and what was staked can not be taken twice', async () => {
    await debit(4_000n);
    await site.sandbox('member/player1/balance', { central: '0.00' });

    expect(await debit(100n, 'r2')).toEqual({ kind: 'insufficient', balance: 0n });
    expect(await player.play(session, '1.00')).toEqual({ kind: 'insufficient', balance: 0n });
    expect(await credit(6_000n)).toMatchObject({ kind: 'paid', round: { balance: 6_000n } });
    expect(answerOf(balanceCall, await player.send(balanceCall, { withLockMoney: true }))).toMatchObject({ balance: '60.00' });
  });

  it('of a member who was signed out takes no stake any more, and is still paid or given back', async () => {
    await debit(1_000n);
    await debit(1_000n, 'r2');
    await player.send(logoutCall, {});

    await expect(debit(1_000n, 'r3')).rejects.toThrow('this session is over');
    expect(await credit(3_000n)).toMatchObject({ kind: 'paid' });
    await site.platform.bank.rollback('JGDZ', 'r2');
    const again = await aVenuePlayer(site, '120.00');
    expect(await again.wallets()).toEqual({ CENTER: '120.00' });
  });

  it('tells a venue of no debt, where a corrected bet has left less than nothing', async () => {
    await debit(1_000n);
    await sql`update ledger_account set balance = -500 where kind = 'member-central' and balance = 9000`.execute(site.db);

    expect(await site.platform.bank.balance(session)).toBe(0n);
    expect(await debit(100n, 'r2')).toEqual({ kind: 'insufficient', balance: 0n });
    await sql`update ledger_account set balance = 9000 where kind = 'member-central' and balance = -500`.execute(site.db);
    await credit(0n);
  });

  it('with play money leaves the central wallet alone', async () => {
    const trial = await player.enter('JGDZ', 'JG-pearl', { trial: true });

    expect(await player.play(trial, '10.00', { payout: '25.00' })).toMatchObject({ round: { balance: 201_500n } });
    expect(await player.wallets()).toEqual({ CENTER: '100.00' });
  });
});
