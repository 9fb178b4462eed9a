import { betTogether, cashOutTicket, ticketIdOf } from '../testing/combinedBets';
import { aMatchInPlay, aMatchToCome } from '../testing/matches';
import { sportsbookForTests } from '../testing/sportsbookForTests';

const book = sportsbookForTests();

describe('taking a result back', () => {
  it('reverses what was paid and settles again on the corrected score, as often as it must', async () => {
    const [member, match] = [await book.aMember(50_000n), await aMatchToCome(book)];
    await book.bet(member, match.home);
    await book.sandbox('finish', { gameId: match.gameId, score: { home: 2, away: 0 } });
    expect(await book.balanceOf(member)).toEqual({ central: 62_500n, held: 0n });

    expect(await book.sandbox('restore', { gameId: match.gameId, score: { home: 0, away: 0 } })).toEqual({ tickets: 1 });
    expect(await book.ticketOf(member)).toMatchObject({ state: 'settled', result: 'L', payout: '0.00', legs: [{ sc_FT_H: 0 }] });
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 0n });

    await book.sandbox('restore', { gameId: match.gameId, score: { home: 1, away: 0 } });
    expect(await book.ticketOf(member)).toMatchObject({ result: 'LW', payout: '162.50' });
  });

  it('leaves a negative balance where the member has spent the payout', async () => {
    const [member, match, other] = [await book.aMember(10_000n), await aMatchToCome(book), await aMatchToCome(book)];
    await book.bet(member, match.home);
    await book.sandbox('finish', { gameId: match.gameId, score: { home: 2, away: 0 } });
    await book.bet(member, other.home, { stake: '200.00' });
    expect(await book.balanceOf(member)).toEqual({ central: 2_500n, held: 20_000n });

    await book.sandbox('restore', { gameId: match.gameId, score: { home: 0, away: 2 } });

    expect(await book.balanceOf(member)).toEqual({ central: -20_000n, held: 20_000n });
    expect(await book.bet(member, other.home, { stake: '10.00' })).toMatchObject({ state: 'rejected', reason: 'balance' });
  });

  it('opens a parlay that one of its legs has settled, and no ticket of another match', async () => {
    const [member, first, second] = [await book.aMember(50_000n), await aMatchToCome(book), await aMatchToCome(book)];
    await betTogether(book, member, [first.home, second.home]);
    await book.bet(member, second.away, { stake: '10.00' });
    await book.sandbox('finish', { gameId: first.gameId, score: { home: 2, away: 0 } });
    await book.sandbox('finish', { gameId: second.gameId, score: { home: 2, away: 0 } });

    expect(await book.sandbox('restore', { gameId: first.gameId, score: { home: 0, away: 0 } })).toEqual({ tickets: 1 });

    const { list } = (await book.ask('results', { pageNum: 1, pageSize: 10 }, member)) as { list: { result: string }[] };
    expect(list.map(({ result }) => result)).toEqual(['L', 'L']);
    // The parlay is lost, and so is the single that the correction does not affect.
    expect(await book.balanceOf(member)).toEqual({ central: 39_000n, held: 0n });
  });

  it('leaves what was cashed out paid', async () => {
    const [member, match] = [await book.aMember(50_000n), await aMatchToCome(book)];
    await cashOutTicket(book, member, ticketIdOf(await book.bet(member, match.home)));
    await book.sandbox('finish', { gameId: match.gameId, score: { home: 2, away: 0 } });

    expect(await book.sandbox('restore', { gameId: match.gameId, score: { home: 0, away: 0 } })).toEqual({ tickets: 0 });
    expect(await book.balanceOf(member)).toEqual({ central: 49_489n, held: 0n });
  });

  it('refuses a match that has not ended', async () => {
    const { gameId } = await aMatchInPlay(book);

    await expect(book.sandbox('restore', { gameId })).rejects.toThrow('has not ended');
  });
});
