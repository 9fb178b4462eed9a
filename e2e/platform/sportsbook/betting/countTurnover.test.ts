import { readTurnover } from '../../turnover/countedPlay';
import { betTogether, cashOutTicket, ticketIdOf } from '../testing/combinedBets';
import { aMatchInPlay, aMatchToCome } from '../testing/matches';
import { sportsbookForTests } from '../testing/sportsbookForTests';

const book = sportsbookForTests();

const turnoverOf = ({ id }: { readonly id: number }): Promise<bigint> => readTurnover(book.db, id);

/**
 * Places home −0.75 at 1.25 and away +0.75 at 0.70, 100 yuan each. The worst result is no home win, which loses 100 and
 * wins 70.
 */
async function bothSides() {
  const [member, match] = [await book.aMember(50_000n), await aMatchToCome(book)];
  await book.bet(member, match.home);
  await book.bet(member, match.away);
  return { member, match };
}

describe('turnover of settled tickets', () => {
  it('is what all of the member on one fact could have lost together, and of another member is their own', async () => {
    const { member, match } = await bothSides();
    const other = await book.aMember(50_000n);
    await book.bet(other, match.away);

    await book.sandbox('finish', { gameId: match.gameId, score: { home: 2, away: 0 } });

    expect(await turnoverOf(member)).toBe(3_000n);
    expect(await turnoverOf(other)).toBe(10_000n);
  });

  it('is counted once by two processes that tick at the same time', async () => {
    const { member, match } = await bothSides();
    const other = book.another();
    await other.sandbox['finish']?.({ gameId: match.gameId, score: { home: 2, away: 0 } });

    await Promise.all([book.sportsbook.tick(), other.tick(), book.sportsbook.tick(), other.tick()]);

    expect(await turnoverOf(member)).toBe(3_000n);
  });

  it('is nothing of what was cashed out, and whole of what was left alone then', async () => {
    const [member, match] = [await book.aMember(50_000n), await aMatchToCome(book)];
    await book.bet(member, match.home);
    await cashOutTicket(book, member, ticketIdOf(await book.bet(member, match.away)));

    await book.sandbox('finish', { gameId: match.gameId, score: { home: 2, away: 0 } });

    expect(await turnoverOf(member)).toBe(10_000n);
  });

  it('is counted again with the corrected result, and stays what it is where the correction changes no result', async () => {
    const { member, match } = await bothSides();
    await book.sandbox('finish', { gameId: match.gameId, score: { home: 2, away: 0 } });

    await book.sandbox('restore', { gameId: match.gameId, score: { home: 3, away: 0 } });
    expect(await turnoverOf(member)).toBe(3_000n);
    // When home wins by one, the home bet is half won and the away bet half lost.
    await book.sandbox('restore', { gameId: match.gameId, score: { home: 1, away: 0 } });
    expect(await turnoverOf(member)).toBe(1_500n);
  });

  it('waits for a bet in play that is not decided when the match ends', async () => {
    const [member, match] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    await book.bet(member, match.home);
    await book.pass(6_000);
    await book.bet(member, match.away);
    await book.sandbox('finish', { gameId: match.gameId, score: { home: 4, away: 0 } });
    const early = await turnoverOf(member);
    await book.pass(60_000);

    // The second ticket was taken or not; only in the second case does the first count at once.
    expect(early === 0n || early === (await turnoverOf(member))).toBe(true);
    expect((await turnoverOf(member)) > 0n).toBe(true);
  });

  it('of a parlay comes with its last leg, and no single of one of its legs lessens it', async () => {
    const [member, first, second] = [await book.aMember(50_000n), await aMatchToCome(book), await aMatchToCome(book)];
    await betTogether(book, member, [first.home, second.home]);
    await book.bet(member, first.away);

    await book.sandbox('finish', { gameId: first.gameId, score: { home: 2, away: 0 } });
    expect(await turnoverOf(member)).toBe(10_000n);
    await book.sandbox('finish', { gameId: second.gameId, score: { home: 2, away: 0 } });
    expect(await turnoverOf(member)).toBe(20_000n);
  });
});
