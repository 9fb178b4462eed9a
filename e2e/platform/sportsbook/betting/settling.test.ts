import fc from 'fast-check';
import { CrashpointReached, type Crashpoints } from '../../kernel';
import { aMatchInPlay, aMatchToCome } from '../testing/matches';
import { sportsbookForTests } from '../testing/sportsbookForTests';
import { runs } from '@site/testing/runs';

const book = sportsbookForTests();

describe('settling', () => {
  it.each([
    ['giving 0/0.5, no goal after the bet: half lost', 'home', { home: 1, away: 0 }, 'LL', '50.00', 45_000n],
    ['giving 0/0.5, one more goal: won', 'home', { home: 2, away: 0 }, 'W', '195.00', 59_500n],
    ['receiving 0/0.5, no goal after the bet: half won', 'away', { home: 1, away: 0 }, 'LW', '145.50', 54_550n],
    ['receiving 0/0.5, an equaliser: won', 'away', { home: 1, away: 1 }, 'W', '191.00', 59_100n],
    ['over 2.5/3 with 3 goals: half won', 'over', { home: 2, away: 1 }, 'LW', '144.00', 54_400n],
    ['over 2.5/3 with 2 goals: lost', 'over', { home: 1, away: 1 }, 'L', '0.00', 40_000n],
  ] as const)('in play, %s', async (_name, side, score, result, payout, central) => {
    const [member, match] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    await book.bet(member, match[side]);
    await book.pass(5_000);

    await book.sandbox('finish', { gameId: match.gameId, score });

    expect(await book.ticketOf(member)).toMatchObject({
      state: 'settled',
      result,
      payout,
      legs: [{ result, sc_bet_H: 1, sc_bet_C: 0, sc_FT_H: score.home, sc_FT_C: score.away }],
    });
    expect(await book.balanceOf(member)).toEqual({ central, held: 0n });
  });

  it('counts the whole match for a bet taken before it', async () => {
    const [member, { gameId, away }] = [await book.aMember(50_000n), await aMatchToCome(book)];
    await book.bet(member, away);

    await book.sandbox('finish', { gameId, score: { home: 1, away: 0 } });

    expect(await book.ticketOf(member)).toMatchObject({ result: 'LL', payout: '50.00' });
  });

  it('settles a ticket once though two processes tick at the same time', async () => {
    const [member, match, other] = [await book.aMember(50_000n), await aMatchInPlay(book), book.another()];
    for (let bets = 0; bets < 4; bets += 1) await book.bet(member, match.home);
    await book.pass(5_000);
    await other.tick();
    await other.sandbox['finish']?.({ gameId: match.gameId, score: { home: 3, away: 0 } });

    await Promise.all([book.sportsbook.tick(), other.tick(), book.sportsbook.tick(), other.tick()]);

    expect(await book.balanceOf(member)).toEqual({ central: 50_000n + 4n * 9_500n, held: 0n });
  });

  it('settles once though the platform dies between ledger and ticket', async () => {
    const [member, match] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    await book.bet(member, match.home);
    await book.pass(5_000);
    const dying = book.another(crashAt('settle:after-ledger'));
    await dying.sandbox['finish']?.({ gameId: match.gameId, score: { home: 2, away: 0 } });
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
    expect(await book.ticketOf(member)).toMatchObject({ state: 'open' });

    await book.another().tick();

    expect(await book.balanceOf(member)).toEqual({ central: 59_500n, held: 0n });
  });

  it('voids what an abandoned match leaves undecided, with its reason, after 36 hours', async () => {
    const [member, match] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    await book.bet(member, match.home);
    await book.pass(5_000);
    await book.sandbox('interrupt', { gameId: match.gameId });

    await book.pass(34 * 3_600_000);
    expect(await book.ticketOf(member)).toMatchObject({ state: 'open' });
    await book.pass(2 * 3_600_000);

    expect(await book.ticketOf(member)).toMatchObject({ state: 'settled', result: 'D3', payout: '100.00' });
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
  });

  it('settles what no continuation of an abandoned match could change', async () => {
    const [member, match] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    await book.bet(member, match.over);
    await book.pass(5_000);
    for (const side of ['C', 'H', 'C']) await book.sandbox('goal', { gameId: match.gameId, side });

    await book.sandbox('abandon', { gameId: match.gameId });

    expect(await book.ticketOf(member)).toMatchObject({ result: 'W', payout: '188.00' });
  });

  it('voids a bet that turns out late after it was accepted', async () => {
    const [member, match] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    await book.bet(member, match.home);
    await book.pass(6_000);
    expect(await book.ticketOf(member)).toMatchObject({ state: 'open' });

    await book.sandbox('goal', { gameId: match.gameId, side: 'H', lateMs: 7_000 });
    await book.sandbox('finish', { gameId: match.gameId });

    expect(await book.ticketOf(member)).toMatchObject({ result: 'DB', payout: '100.00' });
  });

  it('pays between nothing and risk plus to-win, for any bet and any result', async () => {
    const goals = fc.integer({ min: 0, max: 5 });
    const bets = fc.array(
      fc.record({
        side: fc.constantFrom('home', 'away', 'over' as const),
        stake: fc.integer({ min: 1_000, max: 30_000 }),
        oddsType: fc.constantFrom('E', 'H', 'M', 'I', 'A'),
      }),
      { minLength: 1, maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(bets, goals, goals, fc.integer({ min: 50, max: 130 }), async (orders, home, away, raw) => {
        const markets = [
          { w: 'RE', ratio: '0.5 / 1', strong: 'C', prices: { REH: (raw / 100).toFixed(2), REC: ((186 - raw) / 100).toFixed(2) } },
          { w: 'ROU', ratio: '2 / 2.5', prices: { ROUC: '1.21', ROUH: '0.65' } },
        ];
        const [member, match] = [await book.aMember(50_000n), await aMatchInPlay(book, { markets })];
        for (const { side, stake, oddsType } of orders) await book.bet(member, match[side], { stake: (stake / 100).toFixed(2), oddsType });

        const [balance, risks] = [await book.balanceOf(member), await book.sportsbook.openRisks(book.db)];
        const risk = risks.filter(({ memberId }) => memberId === member.id).reduce((sum, open) => sum + open.risk, 0n);
        expect(balance.held).toBe(risk);
        expect(balance.central).toBe(50_000n - risk);
        expect(balance.central >= 0n).toBe(true);

        await book.pass(5_000);
        const open = (await book.ask('openBets', {}, member)) as { list: { risk: string; toWin: string }[] };
        const most = open.list.reduce((sum, ticket) => sum + Number(ticket.risk) + Number(ticket.toWin), 0);
        await book.sandbox('finish', { gameId: match.gameId, score: { home: home + 1, away } });

        const after = await book.balanceOf(member);
        expect(after.held).toBe(0n);
        expect(after.central >= balance.central).toBe(true);
        expect(Number(after.central - balance.central) / 100).toBeLessThanOrEqual(most + 0.001);
        expect(await book.auditProblems()).toEqual([]);
      }),
      { numRuns: runs(4, 12) },
    );
  });
});

describe('the room of the day', () => {
  const rated = sportsbookForTests({ usdCny: () => Promise.resolve('0.7100') });

  // 1.5 million USD at a rate of 0.71 are 1,065,000 yuan. Each bet below wins 45,000, and 23 of them win 1,035,000.
  it('refuses a bet that could win more than is left of it, and has the room back when bets are lost [R-PAYOUT-01] [R-PAYOUT-13]', async () => {
    const [member, first, second] = [await rated.aMember(130_000_000n), await aMatchToCome(rated), await aMatchToCome(rated)];
    for (let bets = 0; bets < 23; bets += 1) await rated.bet(member, first.homeWins, { stake: '50000.00' });

    const [entry] = (await rated.quote(member, second.homeWins)).entries;
    expect(entry).toMatchObject({ max: '33333.00' });
    expect(await rated.bet(member, second.homeWins, { stake: '33334.00' })).toMatchObject({ state: 'rejected', reason: 'payout-limit' });
    expect(await rated.bet(member, second.homeWins, { stake: '33333.00' })).toMatchObject({ state: 'accepted' });
    expect((await rated.quote(member, second.homeWins)).entries).toMatchObject([{ max: '0.00' }]);

    await rated.sandbox('finish', { gameId: first.gameId, score: { home: 0, away: 2 } });
    expect((await rated.quote(member, second.homeWins)).entries).toMatchObject([{ max: '50000.00' }]);
  });
});

function crashAt(point: string): Crashpoints {
  return { reach: (name) => (name === point ? Promise.reject(new CrashpointReached(name)) : Promise.resolve()) };
}
