import { randomUUID } from 'node:crypto';
import { payCall } from '@site/shared/wire/funds';
import { gradeInfoCall } from '@site/shared/wire/grades';
import { roundRecordListCall } from '@site/shared/wire/roundRecords';
import { withdrawInfoCall } from '@site/shared/wire/withdrawals';
import { fen } from '../kernel';
import { recordedTurnover } from '../promotions/readTurnover';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { A_REPORT, aVenuePlayer, type VenuePlayer } from './testing/aVenuePlayer';
import { TEST_GAMES } from './testing/games';
import { exactAfterEach } from '../testing/exactAfterEach';

const site = platformForTests(undefined, TEST_GAMES);
exactAfterEach(site);
let player: VenuePlayer;

beforeEach(async () => {
  await site.sandbox('reset', {});
  player = await aVenuePlayer(site, '0.00');
  site.clock.freeze();
  const { orderId } = answerOf(payCall, await player.send(payCall, { type: 'BANK', amount: '200.00' }, randomUUID()));
  await site.sandbox('cashier/pay', { orderId });
});

/** In 牛牛 for ¥10 five times the stake is reserved, and the winner's rank decides how much of it was at risk. */
describe('a round that reserves five times its stake of ¥10', () => {
  it.each([
    ['lost at one times the stake', { payout: '40.00', released: '40.00' }, '10.00', '0.00', '190.00'],
    ['won at two times the stake, less commission', { payout: '69.00', released: '30.00' }, '20.00', '39.00', '219.00'],
    ['lost at five times the stake', { payout: '0.00', released: '0.00' }, '50.00', '0.00', '150.00'],
  ])('%s counts everywhere as what it was played for', async (_, outcome, atRisk, paid, left) => {
    const before = await turnoverOfGrade();
    await player.play(await player.enter('JGDZ', 'JG-pearl'), '50.00', outcome);

    const record = answerOf(roundRecordListCall, await player.send(roundRecordListCall, everything()));
    const { released } = outcome;
    expect(record.sums).toEqual({ count: 1, stake: atRisk, payout: paid, open: '0.00' });
    expect(record.list).toMatchObject([{ stake: atRisk, payout: paid, ...(released === '0.00' ? {} : { released }) }]);
    expect(await turnoverOfGrade()).toBe(before + Number(atRisk));
    expect(answerOf(withdrawInfoCall, await player.send(withdrawInfoCall, {}))).toMatchObject({ turnoverDone: atRisk });
    expect(await turnoverOfPromotions()).toBe(BigInt(atRisk.replace('.', '')));
    expect(await player.wallets()).toEqual({ CENTER: '0.00', JGDZ: left });
  });

  it('plays off the turnover that binds its venue by no more', async () => {
    await player.transfer('1', 'QKDZ', '100.00');
    const session = await player.enter('QKDZ', 'QK-panda', { isActivity: true });
    await player.play(session, '50.00', { payout: '40.00', released: '40.00' });

    expect(await player.turnoverLeft('QKDZ')).toBe('90.00');
  });

  it('takes nothing from the payout limit of the day with its reserve [R-PAYOUT-11]', async () => {
    const session = await player.enter('JGDZ', 'JG-pearl');
    await player.play(session, '50.00', { payout: '40.00', released: '40.00' });
    await player.play(session, '50.00', { payout: '50.00', released: '50.00' });

    // ¥4,260,000 may be won, and the whole reserve is returned in addition.
    const won = await player.play(session, '50.00', { payout: '5000000.00', released: '40.00' });
    expect(won).toMatchObject({ round: { payout: 426_005_000n } });
    const { sums } = answerOf(roundRecordListCall, await player.send(roundRecordListCall, everything()));
    expect(sums).toEqual({ count: 3, stake: '20.00', payout: '4260010.00', open: '0.00' });
  });

  it('counts the same where its stake is taken first and paid later', async () => {
    const session = await player.enter('JGDZ', 'JG-pearl');
    const { bank } = site.platform;
    const credit = (released: bigint) =>
      bank.credit('JGDZ', {
        roundId: 'r1',
        payout: fen(4_000n),
        released: fen(released),
        exposure: fen(1_000n),
        detail: null,
        report: A_REPORT,
      });
    await bank.debit(session, { roundId: 'r1', stepId: 'stake', amount: fen(5_000n), detail: null });

    // The amount is first above the return and then below 0.
    await expect(credit(4_001n)).rejects.toBeInstanceOf(RangeError);
    await expect(credit(-1n)).rejects.toBeInstanceOf(RangeError);
    expect(await credit(4_000n)).toMatchObject({ kind: 'paid' });
    expect(await credit(1_000n)).toMatchObject({ kind: 'repeated' });

    expect(await turnoverOfPromotions()).toBe(1_000n);
    expect(answerOf(withdrawInfoCall, await player.send(withdrawInfoCall, {}))).toMatchObject({ turnoverDone: '10.00' });
  });

  it('is refused where more is released than was staked', async () => {
    const session = await player.enter('JGDZ', 'JG-pearl');

    await expect(player.play(session, '50.00', { payout: '60.00', released: '50.01' })).rejects.toBeInstanceOf(RangeError);
    expect(await player.wallets()).toEqual({ CENTER: '0.00', JGDZ: '200.00' });
  });
});

const everything = () => ({ pageNum: 1, pageSize: 10, from: 0, to: site.clock.nowMs() + 60_000 });

async function turnoverOfGrade(): Promise<number> {
  return Number(answerOf(gradeInfoCall, await player.send(gradeInfoCall, { grade: 0 })).turnover);
}

/** Returns the turnover that counts for the race, the draw and the gifts. */
async function turnoverOfPromotions(): Promise<bigint> {
  const { member_id: memberId } = await site.db
    .withTables<{ venue_wallet: { member_id: number } }>()
    .selectFrom('venue_wallet')
    .select('member_id')
    .executeTakeFirstOrThrow();
  return recordedTurnover.validTurnover(site.db, memberId, { from: new Date(0), to: new Date(site.clock.nowMs() + 60_000) });
}
