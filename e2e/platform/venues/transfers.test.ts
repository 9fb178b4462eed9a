import { randomUUID } from 'node:crypto';
import { balanceCall } from '@site/shared/wire/balance';
import { dealRecordCall } from '@site/shared/wire/funds';
import { channelBalanceCall, recycleCall, venueTransferCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { sql } from 'kysely';
import { fen } from '../kernel';
import { answerOf } from '../testing/answerOf';
import { sendRaw } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { A_REPORT, aVenuePlayer, type VenuePlayer } from './testing/aVenuePlayer';
import { TEST_GAMES } from './testing/games';
import { exactAfterEach } from '../testing/exactAfterEach';

const site = platformForTests(undefined, TEST_GAMES);
exactAfterEach(site);
let player: VenuePlayer;

beforeEach(async () => {
  await site.sandbox('reset', {});
  player = await aVenuePlayer(site, '500.00');
});

describe('the wallets', () => {
  it('of category 8 are all there are, the central one among them, and make the total [R-API-080] [R-MONEY-02] [R-MONEY-03]', async () => {
    await player.transfer('1', 'JGDZ', '120.00');
    await player.transfer('1', 'WXDZ', '30.50');

    const all = answerOf(allBalanceCall, await player.send(allBalanceCall, { category: '8' }));

    expect(all.centerWalletBalance).toBe('349.50');
    expect(all.autoTransfer).toBe('1');
    expect(all.list.slice(0, 3)).toEqual([
      { enName: 'CENTER', name: '中心钱包', balance: '349.50', state: 'open' },
      { enName: 'JGDZ', name: '极光电子', category: 'DZ', balance: '120.00', state: 'open' },
      { enName: 'QKDZ', name: '乾坤游戏', category: 'DZ', balance: '0.00', state: 'open' },
    ]);
    expect(all.list.reduce((sum, { balance }) => sum + Number(balance), 0)).toBe(500);
  });

  it('of one category are its connected venues, of the empty one all of them, without the central wallet', async () => {
    const venuesOf = async (category: 'DZ' | 'TY' | '') =>
      answerOf(allBalanceCall, await player.send(allBalanceCall, { category })).list.map(({ enName }) => enName);

    expect(await venuesOf('DZ')).toEqual(['JGDZ', 'QKDZ', 'WXDZ', 'HWDZ']);
    expect(await venuesOf('')).toEqual(await venuesOf('DZ'));
    // The local channel uses the central wallet, and no other sports venue has a game here.
    expect(await venuesOf('TY')).toEqual([]);
  });

  it('show what lies in a venue that was disconnected since, and it comes back', async () => {
    await player.transfer('1', 'JGDZ', '120.00');
    await sql`update venue set is_connected = false where en_name = 'JGDZ'`.execute(site.db);

    expect(await player.wallets()).toMatchObject({ JGDZ: '120.00' });
    expect(await player.transfer('1', 'JGDZ', '1.00')).toMatchObject({ status_code: 6415 });
    expect(await player.recycle('JGDZ')).toMatchObject({ status_code: 6000, data: { recycled: '120.00' } });
    expect(await player.wallets()).not.toHaveProperty('JGDZ');
  });

  it('are read one by one by their channel [R-API-087]', async () => {
    await player.transfer('1', 'JGDZ', '120.00');
    const balanceOf = (channelCode: string) => player.send(channelBalanceCall, { channelCode });

    expect(await balanceOf('JGDZ')).toMatchObject({ data: { channelCode: 'JGDZ', balance: '120.00' } });
    expect(await balanceOf('QKDZ')).toMatchObject({ data: { balance: '0.00' } });
    expect(await balanceOf('CENTER')).toMatchObject({ data: { balance: '380.00' } });
    expect(await balanceOf('CRTY')).toMatchObject({ data: { balance: '380.00' } });
    expect(await balanceOf('NOPE')).toMatchObject({ status_code: 6004 });
  });

  it('follow the switch for automatic transfers, off until chosen, each member for themselves [R-API-090]', async () => {
    const token = await site.signIn('player2', 'player234');
    const chosen = () => player.send(allBalanceCall, { category: '' });

    expect(await chosen()).toMatchObject({ data: { autoTransfer: '1' } });
    expect(await site.send(allBalanceCall, { category: '' }, { token })).toMatchObject({ data: { autoTransfer: '0' } });
    expect(await player.setAutoTransfer('0')).toMatchObject({ data: { status: '0' } });
    expect(await chosen()).toMatchObject({ data: { autoTransfer: '0' } });
    expect(await player.setAutoTransfer('1')).toMatchObject({ data: { status: '1' } });
    expect(await chosen()).toMatchObject({ data: { autoTransfer: '1' } });
  });

  it('keep the limit of automatic transfers until it is changed or taken away [R-API-090]', async () => {
    const limit = async () => answerOf(allBalanceCall, await player.send(allBalanceCall, { category: '' })).autoTransferLimit;
    expect(await limit()).toBeUndefined();

    expect(await player.setAutoTransfer('1', '80.00')).toMatchObject({ data: { status: '1', autoTransferLimit: '80.00' } });
    // Turning it off and on without a limit must not change the limit.
    await player.setAutoTransfer('0');
    await player.setAutoTransfer('1');
    expect(await limit()).toBe('80.00');

    expect(await player.setAutoTransfer('1', '')).toEqual({
      status_code: 6000,
      data: { status: '1' },
      message: expect.any(String) as string,
    });
    expect(await limit()).toBeUndefined();
  });

  it.each(['0.00', '-5.00', '1.234', '1e3', 'all', '99999999999999.00'])('refuse %s as a limit, and keep what was set', async (text) => {
    await player.setAutoTransfer('1', '80.00');

    expect(await player.setAutoTransfer('0', text)).toMatchObject({ status_code: 6007 });

    expect(await player.send(allBalanceCall, { category: '' })).toMatchObject({ data: { autoTransfer: '1', autoTransferLimit: '80.00' } });
  });
});

describe('a transfer', () => {
  it('brings money into a venue and out of it, and is in the trade record [R-API-082]', async () => {
    expect(await player.transfer('1', 'JGDZ', '120.00')).toMatchObject({
      data: { channelCode: 'JGDZ', amount: '120.00', centerWalletBalance: '380.00', venueBalance: '120.00' },
    });
    expect(await player.transfer('2', 'JGDZ', '20.00')).toMatchObject({ data: { centerWalletBalance: '400.00', venueBalance: '100.00' } });

    expect(await player.send(balanceCall, { withLockMoney: true })).toMatchObject({ data: { balance: '400.00', lockMoney: '0.00' } });
    const record = answerOf(dealRecordCall, await player.send(dealRecordCall, { pageNum: 1, pageSize: 10 }));
    expect(record.list.slice(0, 2)).toMatchObject([
      { kind: 'transfer-out', amount: '20.00', balanceAfter: '400.00', reference: 'venue:JGDZ' },
      { kind: 'transfer-in', amount: '-120.00', balanceAfter: '380.00', reference: 'venue:JGDZ' },
    ]);
    expect(await player.send(dealRecordCall, { pageNum: 1, pageSize: 10, kind: 'transfer-in' })).toMatchObject({ data: { total: 1 } });
  });

  it.each([
    ['channelCode', '[R-TIN-06]'],
    ['amount', '[R-TIN-07]'],
    ['ty', '[R-TIN-08]'],
    ['isActivity', '[R-TIN-09]'],
  ])('carries %s, and is refused without it %s', async (missing) => {
    const whole: Record<string, unknown> = { channelCode: 'JGDZ', amount: '1.00', ty: '1', isActivity: false };
    const send = async (body: unknown): Promise<unknown> =>
      (
        await sendRaw(site.platform.url, '/game/api/v1/venue/transfer', JSON.stringify(body), { token: player.token, key: randomUUID() })
      ).json();
    const { [missing]: _left, ...rest } = whole;

    expect(await send(whole)).toMatchObject({ status_code: 6000 });
    expect(await send(rest)).toMatchObject({ status_code: 6007 });
    expect(await send({ ...whole, [missing]: 1 })).toMatchObject({ status_code: 6007 });
  });

  it.each([
    ['1', 'JGDZ', '500.01', 6007, '中心钱包余额不足'],
    ['2', 'JGDZ', '0.01', 6007, '场馆余额不足'],
    ['1', 'JGDZ', '0.00', 6007, '请输入转账金额'],
    ['1', 'NOPE', '1.00', 6004, '场馆不存在'],
    ['1', 'XMTY', '1.00', 6415, '该场馆暂未接入'],
    ['1', 'HWDZ', '1.00', 6415, '场馆维护中，请稍后再来'],
    ['2', 'HWDZ', '1.00', 6415, '场馆维护中，请稍后再来'],
    ['1', 'CRTY', '1.00', 6007, '该场馆直接使用中心钱包，无需转账'],
  ] as const)('with ty %s to %s of %s is refused with %i', async (ty, enName, amount, code, message) => {
    expect(await player.transfer(ty, enName, amount)).toEqual({ status_code: code, data: null, message });
    expect(await player.wallets()).toEqual({ CENTER: '500.00' });
  });

  it('may use its key again after a refusal', async () => {
    const key = randomUUID();
    await player.transfer('1', 'JGDZ', '500.01', key);

    expect(await player.transfer('1', 'JGDZ', '500.00', key)).toMatchObject({ status_code: 6000 });
  });

  it('is made once under one key, ten times at once, and refused with other values under it', async () => {
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 10 }, () => player.transfer('1', 'JGDZ', '50.00', key)));

    expect(new Set(answers.map((each) => answerOf(venueTransferCall, each).transferId)).size).toBe(1);
    expect(await player.wallets()).toEqual({ CENTER: '450.00', JGDZ: '50.00' });
    expect(await player.transfer('1', 'JGDZ', '51.00', key)).toMatchObject({ status_code: 6009 });
    expect(await player.transfer('2', 'JGDZ', '50.00', key)).toMatchObject({ status_code: 6009 });
    expect(await player.recycle('JGDZ', key)).toMatchObject({ status_code: 6009 });
    expect(await player.wallets()).toEqual({ CENTER: '450.00', JGDZ: '50.00' });
  });

  it('is refused without a key, and to a guest', async () => {
    const body = { channelCode: 'JGDZ', amount: '1.00', ty: '1' as const, isActivity: false };

    expect(await player.send(venueTransferCall, body)).toMatchObject({ status_code: 6007 });
    expect(await site.send(venueTransferCall, body, { key: randomUUID() })).toMatchObject({ status_code: 6001 });
  });

  it('never spends money twice, though sixteen ask for all of it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => player.transfer('1', index % 2 ? 'JGDZ' : 'WXDZ', '500.00')),
    );

    expect(answers.filter(({ status_code: code }) => code === 6000)).toHaveLength(1);
    expect(Object.values(await player.wallets()).sort()).toEqual(['0.00', '500.00']);
  });
});

describe('a key whose answer was lost', () => {
  it('answers what happened to it', async () => {
    const [into, back] = [randomUUID(), randomUUID()];
    await site.sandbox('faults', { on: venueTransferCall.path, fault: { kind: 'dropAfter' } });
    await expect(player.transfer('1', 'JGDZ', '80.00', into)).rejects.toThrow('fetch failed');
    await player.recycle(undefined, back);

    expect(await player.outcome(into)).toMatchObject({ data: { outcome: 'done', amount: '80.00', centerWalletBalance: '500.00' } });
    expect(await player.outcome(back)).toMatchObject({ data: { outcome: 'done', amount: '80.00' } });
  });

  it('is closed permanently by asking before it arrives, for a transfer and a recycling alike', async () => {
    const key = randomUUID();

    expect(await player.outcome(key)).toMatchObject({ data: { outcome: 'closed' } });
    expect(await player.transfer('1', 'JGDZ', '80.00', key)).toMatchObject({ status_code: 6008 });
    expect(await player.recycle(undefined, key)).toMatchObject({ status_code: 6008 });
    expect(await player.outcome(key)).toMatchObject({ data: { outcome: 'closed' } });
    expect(await player.wallets()).toEqual({ CENTER: '500.00' });
  });

  it('has either moved money or been closed when both happen at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const key = randomUUID();
      const [moved, asked] = await Promise.all([player.transfer('1', 'JGDZ', '10.00', key), player.outcome(key)]);

      expect((asked.data as { outcome: string }).outcome).toBe(moved.status_code === 6000 ? 'done' : 'closed');
    }
  });

  it('belongs to its member: the same key of another is another', async () => {
    const key = randomUUID();
    const other = await aVenuePlayer(site, '40.00', 'player2', 'player234');
    await player.transfer('1', 'JGDZ', '80.00', key);

    expect(await other.transfer('1', 'WXDZ', '40.00', key)).toMatchObject({ status_code: 6000 });
    expect(await other.outcome(key)).toMatchObject({ data: { outcome: 'done', amount: '40.00' } });
  });
});

describe('recycling', () => {
  beforeEach(async () => {
    await player.transfer('1', 'JGDZ', '120.00');
    await player.transfer('1', 'WXDZ', '30.50');
  });

  it('brings back the money of all venues, in one movement [R-API-081]', async () => {
    const answer = answerOf(recycleCall, await player.recycle());

    expect(answer).toMatchObject({ recycled: '150.50', kept: [], centerWalletBalance: '500.00' });
    expect(answer.list).toEqual([
      { enName: 'JGDZ', name: '极光电子', amount: '120.00' },
      { enName: 'WXDZ', name: '万象互动', amount: '30.50' },
    ]);
    expect(await player.wallets()).toEqual({ CENTER: '500.00' });
    const { list } = answerOf(dealRecordCall, await player.send(dealRecordCall, { pageNum: 1, pageSize: 1 }));
    expect(list).toMatchObject([{ kind: 'transfer-out', amount: '150.50', reference: 'venues' }]);
  });

  it('of one venue leaves the others alone, and of an empty one does nothing', async () => {
    expect(await player.recycle('WXDZ')).toMatchObject({ data: { recycled: '30.50', list: [{ enName: 'WXDZ' }] } });
    expect(await player.recycle('WXDZ')).toMatchObject({ data: { recycled: '0.00', list: [], kept: [] } });
    expect(await player.recycle('NOPE')).toMatchObject({ status_code: 6004 });
    expect(await player.wallets()).toEqual({ CENTER: '380.00', JGDZ: '120.00' });
  });

  it('works in maintenance: what is in a venue can always be brought back', async () => {
    await site.sandbox('venue', { enName: 'JGDZ', state: 'maintenance', resumesInSeconds: 60 });

    expect(await player.transfer('2', 'JGDZ', '1.00')).toMatchObject({ status_code: 6415 });
    expect(await player.recycle()).toMatchObject({ data: { recycled: '150.50', kept: [] } });
  });

  it('answers the first outcome when its key comes again, though money has come since', async () => {
    const key = randomUUID();
    await player.recycle(undefined, key);
    await player.transfer('1', 'JGDZ', '10.00');

    expect(await player.recycle(undefined, key)).toMatchObject({ data: { recycled: '150.50', centerWalletBalance: '490.00' } });
    expect(await player.wallets()).toEqual({ CENTER: '490.00', JGDZ: '10.00' });
  });
});

describe('an activity', () => {
  it('binds what is brought to its venue until as much has been staked', async () => {
    await player.transfer('1', 'QKDZ', '100.00');
    await player.transfer('1', 'QKDZ', '50.00');
    expect(await player.turnoverLeft('QKDZ')).toBe('150.00');

    expect(await player.transfer('2', 'QKDZ', '1.00')).toEqual({
      status_code: 6413,
      data: null,
      message: '还需完成 ¥150 流水，该场馆的资金才能转出',
    });
    expect(await player.recycle()).toMatchObject({
      data: { recycled: '0.00', list: [], kept: [{ enName: 'QKDZ', name: '乾坤游戏', amount: '150.00', why: 'turnover' }] },
    });

    const session = await player.enter('QKDZ', 'QK-panda', { isActivity: true });
    await player.play(session, '100.00', { payout: '90.00' });
    expect(await player.turnoverLeft('QKDZ')).toBe('50.00');
    await player.play(session, '60.00', { payout: '70.00' });

    expect(await player.turnoverLeft('QKDZ')).toBeUndefined();
    expect(await player.transfer('2', 'QKDZ', '150.00')).toMatchObject({ data: { centerWalletBalance: '500.00' } });
  });

  it('binds nothing any more once all is lost', async () => {
    await player.transfer('1', 'QKDZ', '10.00');
    await player.transfer('1', 'QKDZ', '10.00');
    const session = await player.enter('QKDZ', 'QK-panda', { isActivity: true });

    await player.play(session, '10.00', { payout: '0.00' });
    await player.play(session, '10.00', { payout: '0.00' });

    expect(await player.turnoverLeft('QKDZ')).toBeUndefined();
  });

  it('binds on while all that is left is at stake in another round', async () => {
    await player.transfer('1', 'QKDZ', '20.00');
    const session = await player.enter('QKDZ', 'QK-panda', { isActivity: true });
    const { bank } = site.platform;
    const lose = (roundId: string) =>
      bank.credit('QKDZ', { roundId, payout: fen(0n), exposure: fen(1_000n), detail: null, report: A_REPORT });
    for (const roundId of ['one', 'other']) {
      await bank.debit(session, { roundId, stepId: 'bet', amount: fen(1_000n), detail: null });
    }

    await lose('one');
    expect(await player.turnoverLeft('QKDZ')).toBe('10.00');

    await lose('other');
    expect(await player.turnoverLeft('QKDZ')).toBeUndefined();
  });

  it('keeps its money while the rest is recycled', async () => {
    await player.transfer('1', 'QKDZ', '100.00');
    await player.transfer('1', 'JGDZ', '20.00');

    const key = randomUUID();
    expect(await player.recycle(undefined, key)).toMatchObject({
      data: { recycled: '20.00', kept: [{ enName: 'QKDZ', amount: '100.00' }] },
    });
    // A client that lost the response gets the same result, venue by venue.
    expect(await player.outcome(key)).toMatchObject({
      data: { outcome: 'done', amount: '20.00', list: [{ enName: 'JGDZ', amount: '20.00' }], kept: [{ enName: 'QKDZ', why: 'turnover' }] },
    });
  });
});

describe('a crash before the commit', () => {
  it('leaves nothing of a transfer, and its key free', async () => {
    const key = randomUUID();
    await site.sandbox('crash', { point: 'venue-transfer:before-commit', how: 'throw' });

    await expect(player.transfer('1', 'QKDZ', '100.00', key)).rejects.toThrow('fetch failed');
    expect(await player.wallets()).toEqual({ CENTER: '500.00' });
    expect(await player.turnoverLeft('QKDZ')).toBeUndefined();

    expect(await player.transfer('1', 'QKDZ', '100.00', key)).toMatchObject({ status_code: 6000 });
    expect(await player.wallets()).toEqual({ CENTER: '400.00', QKDZ: '100.00' });
  });
});

describe('a transfer from venue to venue', () => {
  const across = (amount: string, to = 'QKDZ', key: string = randomUUID()) =>
    player.send(venueTransferCall, { channelCode: to, amount, ty: '1', isActivity: false, from: 'JGDZ' }, key);

  it('is one step under one key, with both lines in the trade record', async () => {
    await player.transfer('1', 'JGDZ', '120.00');
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 10 }, () => across('50.00', 'QKDZ', key)));

    expect(new Set(answers.map(({ status_code: code }) => code))).toEqual(new Set([6000]));
    expect(await player.wallets()).toMatchObject({ JGDZ: '70.00', QKDZ: '50.00' });
    const { list } = answerOf(dealRecordCall, await player.send(dealRecordCall, { pageNum: 1, pageSize: 2 }));
    expect(list.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['transfer-in', '-50.00'],
      ['transfer-out', '50.00'],
    ]);
    expect(await player.outcome(key)).toMatchObject({ data: { outcome: 'done', amount: '50.00' } });
    expect(await across('51.00', 'QKDZ', key)).toMatchObject({ status_code: 6009 });
  });

  it('of fifty at once moves what is there, and no fen more', async () => {
    await player.transfer('1', 'JGDZ', '120.00');

    const answers = await Promise.all(Array.from({ length: 50 }, () => across('10.00')));

    expect(answers.filter(({ status_code: code }) => code === 6000)).toHaveLength(12);
    expect(await player.wallets()).toMatchObject({ QKDZ: '120.00' });
    expect(await player.wallets()).not.toHaveProperty('JGDZ');
  });

  it('takes nothing out where it cannot go in, and the key stays free', async () => {
    await player.transfer('1', 'JGDZ', '120.00');
    const key = randomUUID();

    expect(await across('50.00', 'NOPE', key)).toMatchObject({ status_code: 6004 });
    expect(await across('50.00', 'JGDZ', key)).toMatchObject({ status_code: 6007 });
    expect(await across('120.01', 'QKDZ', key)).toMatchObject({ status_code: 6007 });
    await sql`update venue set state = 'maintenance' where en_name = 'QKDZ'`.execute(site.db);
    expect(await across('50.00', 'QKDZ', key)).toMatchObject({ status_code: 6415 });
    expect(await player.wallets()).toMatchObject({ JGDZ: '120.00' });
    expect(await player.wallets()).not.toHaveProperty('QKDZ');
    await sql`update venue set state = 'open' where en_name = 'QKDZ'`.execute(site.db);

    expect(await across('50.00', 'QKDZ', key)).toMatchObject({ status_code: 6000 });
  });
});
