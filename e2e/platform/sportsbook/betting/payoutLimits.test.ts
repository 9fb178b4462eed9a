import { randomUUID } from 'node:crypto';
import { businessDay } from '@site/shared/calendar';
import type { Member } from '../../kernel';
import { fen } from '../../kernel';
import type { SportsbookTables } from '../database/tables';
import { rational } from '../exact-arithmetic/rational';
import { sportsbookForTests } from '../testing/sportsbookForTests';
import { payoutRoom } from './limits';
import type { PayoutClass } from './payoutClass';

const book = sportsbookForTests();

/** Creates a match that starts in an hour, where one yuan on the home side wins one. */
async function aMatch(sport: string, w = 'M', r = 'MH', prices: object = { MH: '2.00', MC: '2.00' }) {
  const { gameId } = await book.sandbox('create', { sport, startsInSeconds: 3600, markets: [{ w, prices }] });
  return { gameId, w, r };
}

/**
 * Inserts a ticket of today that may still win this amount. The ledger does not know it, because only the limit reads
 * it.
 */
async function anOpenTicket(member: Member, payoutClass: PayoutClass, toWin: bigint): Promise<void> {
  const id = randomUUID();
  await book.db
    .withTables<SportsbookTables>()
    .insertInto('sb_ticket')
    .values({
      ticket_id: id,
      member_id: member.id,
      key: id,
      mode: 'single',
      state: 'settled',
      policy: 'better',
      odds_type: 'E',
      payout_class: payoutClass,
      business_day: businessDay(book.clock.nowMs()),
      stake: 100n,
      risk: 100n,
      to_win: toWin,
      hold_reference: `ticket:${id}`,
      payout: 100n + toWin,
      result: 'W',
      placed_at: book.clock.now(),
      deadline: null,
      accepted_at: book.clock.now(),
      settled_at: book.clock.now(),
    })
    .execute();
}

// Limits in yuan, at 7.1000 for one USD.
describe.each([
  ['BK', 'basketball', 10_650_000n, 'R-PAYOUT-02'],
  ['TN', 'tennis', 2_130_000n, 'R-PAYOUT-03'],
  ['BS', 'baseball', 2_130_000n, 'R-PAYOUT-05'],
  ['OP', 'ice-hockey', 2_130_000n, 'R-PAYOUT-06'],
  ['VB', 'volleyball', 2_130_000n, 'R-PAYOUT-08'],
  ['TT', 'other-sports', 1_420_000n, 'R-PAYOUT-09'],
  ['SK', 'other-sports', 1_420_000n, 'R-PAYOUT-09'],
] as const)('what a member may win in a day at %s', (sport, payoutClass, limit, row) => {
  it(`is ${limit.toString()} yuan: a bet that could win more is refused, one within it is taken [${row}]`, async () => {
    const member = await book.aMember(10_000_000n);
    const selection = await aMatch(sport);
    await anOpenTicket(member, payoutClass, fen(limit * 100n) - 50_000n);

    expect((await book.quote(member, selection, { oddsType: 'E' })).entries).toMatchObject([{ max: '500.00' }]);
    expect(await book.bet(member, selection, { stake: '501.00', oddsType: 'E' })).toMatchObject({
      state: 'rejected',
      reason: 'payout-limit',
    });
    expect(await book.bet(member, selection, { stake: '500.00', oddsType: 'E' })).toMatchObject({ state: 'accepted' });
    expect(await book.bet(member, selection, { stake: '10.00', oddsType: 'E' })).toMatchObject({ reason: 'payout-limit' });
  });

  it('is separate: winnings of other classes do not count', async () => {
    const member = await book.aMember(10_000_000n);
    await anOpenTicket(member, 'football', fen(limit * 100n));

    expect(await book.bet(member, await aMatch(sport), { stake: '501.00', oddsType: 'E' })).toMatchObject({ state: 'accepted' });
  });
});

it.each([
  ['american-football', 'R-PAYOUT-04'],
  ['rugby', 'R-PAYOUT-07'],
] as const)(
  'of %s, which no match of the simulator plays, is 2,130,000 yuan less what was won that day [%s]',
  async (payoutClass, _row) => {
    const member = await book.aMember(10_000_000n);
    const day = businessDay(book.clock.nowMs());
    const room = () => payoutRoom(book.db, { memberId: member.id, payoutClass, day, usdCny: rational(71_000n, 10_000n) });
    expect(await room()).toBe(213_000_000n);

    await anOpenTicket(member, payoutClass, 212_950_000n);

    expect(await room()).toBe(50_000n);
  },
);

it('of outrights is that of other sports [R-PAYOUT-09]', async () => {
  const member = await book.aMember(10_000_000n);
  const outright = await aMatch('FS', 'FS', 'FS1', { FS1: '2.00', FS2: '3.00' });
  await anOpenTicket(member, 'other-sports', 142_000_000n - 50_000n);

  expect(await book.bet(member, outright, { stake: '501.00', oddsType: 'E' })).toMatchObject({ reason: 'payout-limit' });
  expect(await book.bet(member, outright, { stake: '500.00', oddsType: 'E' })).toMatchObject({ state: 'accepted' });
});
