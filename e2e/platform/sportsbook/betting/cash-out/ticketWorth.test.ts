import { aLiveTicket, anEarlyTicket, betTogether, cashOutOffer, ticketIdOf } from '../../testing/combinedBets';
import { aMatchInPlay, aMatchToCome } from '../../testing/matches';
import { sportsbookForTests } from '../../testing/sportsbookForTests';

const book = sportsbookForTests();

/** Market with Hong Kong prices of 0.80 against 1.12. */
const LOWER = { w: 'RE', ratio: '0 / 0.5', strong: 'H', prices: { REH: '0.80', REC: '1.11' } };

describe('what a ticket is worth', () => {
  it('is (R + w) × q × 0.98: 100 at 0.95, now 0.80 against 1.12, is 103.35', async () => {
    const { member, match, ticketId } = await aLiveTicket(book);
    await book.sandbox('price', { gameId: match.gameId, ...LOWER });

    expect(await cashOutOffer(book, member, ticketId)).toMatchObject({
      state: 'offered',
      amount: '103.35',
      expiresAt: book.clock.nowMs() + 5_000,
    });
  });

  it('is said with the open bets, and not of a bet that has none', async () => {
    const { member, match } = await aLiveTicket(book);
    await book.sandbox('price', { gameId: match.gameId, ...LOWER });
    expect(await book.openBets(member)).toMatchObject([{ state: 'open', cashOut: '103.35' }]);

    await book.sandbox('suspend', { gameId: match.gameId });
    expect((await book.openBets(member))[0]).not.toHaveProperty('cashOut');
  });

  it('values a negative price by its risk', async () => {
    const [member, match] = [await book.aMember(50_000n), await aMatchToCome(book)];
    const ticketId = ticketIdOf(await book.bet(member, match.home, { oddsType: 'M' }));

    // The amount is (80 + 100) × (1 ÷ 2.25) ÷ (1 ÷ 2.25 + 1 ÷ 1.70) × 0.98.
    expect(await cashOutOffer(book, member, ticketId)).toMatchObject({ amount: '75.91' });
  });

  it('finds the line a bet before the match means in play: the ticket’s plus the side’s lead', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    await book.sandbox('start', { gameId: match.gameId });
    await book.sandbox('goal', { gameId: match.gameId, side: 'H' });
    await book.pass(10_000);
    const market = { gameId: match.gameId, w: 'RE', prices: { REH: '0.80', REC: '1.11' } };

    // A side that gave 0.5/1 and leads by one receives 0/0.5 from now on.
    await book.sandbox('price', { ...market, ratio: '0.5 / 1', strong: 'H', state: 'open' });
    await book.sandbox('price', { ...market, gameId: `${match.gameId.slice(0, -1)}1`, ratio: '0 / 0.5', strong: 'C', state: 'suspended' });
    expect(await cashOutOffer(book, member, ticketId)).toMatchObject({ state: 'unavailable', reason: 'suspended' });

    await book.sandbox('price', { ...market, gameId: `${match.gameId.slice(0, -1)}1`, ratio: '0 / 0.5', strong: 'C', state: 'open' });
    // The amount is 225 × (1 ÷ 1.80) ÷ (1 ÷ 1.80 + 1 ÷ 2.12) × 0.98.
    expect(await cashOutOffer(book, member, ticketId)).toMatchObject({ amount: '119.25' });
  });

  it('multiplies a parlay by its settled legs and the chance of its open ones', async () => {
    const [member, first, second] = [await book.aMember(50_000n), await aMatchToCome(book), await aMatchToCome(book)];
    const ticketId = ticketIdOf(await betTogether(book, member, [first.home, second.home]));
    await book.sandbox('finish', { gameId: first.gameId, score: { home: 1, away: 0 } });

    // The amount is 100 × 1.625 × 2.25 × (1.70 ÷ 3.95) × 0.98.
    expect(await cashOutOffer(book, member, ticketId)).toMatchObject({ amount: '154.21' });
  });

  it.each([
    ['a suspended market', 'suspend', 'suspended'],
    ['a red card', 'red-card', 'suspended'],
  ] as const)('is not known during %s', async (_name, command, reason) => {
    const { member, match, ticketId } = await aLiveTicket(book);
    await book.sandbox(command, { gameId: match.gameId, side: 'H' });

    expect(await cashOutOffer(book, member, ticketId)).toEqual({ state: 'unavailable', ticket_id: ticketId, reason });
  });

  it('is never offered for systems, lost parlays, and tickets that are not the member’s or not open', async () => {
    const [member, stranger] = [await book.aMember(50_000n), await book.aMember(50_000n)];
    const [a, b, c] = [await aMatchToCome(book), await aMatchToCome(book), await aMatchToCome(book)];
    const system = ticketIdOf(await betTogether(book, member, [a.home, b.home, c.home], { mode: 'system', folds: [2], stake: '10.00' }));
    const parlay = ticketIdOf(await betTogether(book, member, [a.home, b.home]));
    await book.sandbox('finish', { gameId: a.gameId, score: { home: 0, away: 2 } });

    expect(await cashOutOffer(book, member, system)).toMatchObject({ reason: 'not-offered' });
    expect(await cashOutOffer(book, member, parlay)).toMatchObject({ reason: 'not-offered' });
    expect(await cashOutOffer(book, stranger, parlay)).toMatchObject({ reason: 'not-open' });
    expect(await cashOutOffer(book, member, 'none')).toMatchObject({ reason: 'not-open' });
  });

  it('is not offered for a bet that has turned out late: it will be void', async () => {
    const [member, match] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    const ticketId = ticketIdOf(await book.bet(member, match.home));
    await book.pass(6_000);
    await book.sandbox('goal', { gameId: match.gameId, side: 'H', lateMs: 7_000 });
    await book.pass(9_000);

    expect(await cashOutOffer(book, member, ticketId)).toMatchObject({ state: 'unavailable', reason: 'not-offered' });
  });
});
