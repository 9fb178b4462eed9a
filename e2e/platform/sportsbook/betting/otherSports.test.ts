import { aLiveTicket, betTogether, cashOutOffer, cashOutTicket, quoteTogether, ticketIdOf } from '../testing/combinedBets';
import { aMatchToCome } from '../testing/matches';
import { sportsbookForTests } from '../testing/sportsbookForTests';

const book = sportsbookForTests();

async function anOutright() {
  const { gameId } = await book.sandbox('create', {
    sport: 'FS',
    startsInSeconds: 3600,
    markets: [{ w: 'FS', prices: { FS1: '5.00', FS2: '3.00' } }],
  });
  return { gameId, first: { gameId, w: 'FS', r: 'FS1' }, second: { gameId, w: 'FS', r: 'FS2' } };
}

describe('outrights', () => {
  it('pays a dead heat by the share of the place: 100 at 5.00, two winners, is 250', async () => {
    const [member, outright] = [await book.aMember(50_000n), await anOutright()];
    const placed = await book.bet(member, outright.first);
    expect(placed).toMatchObject({ state: 'accepted', ticket: { legs: [{ sport: 'FS', oddsType: 'E', ior: '5.00' }] } });

    await book.sandbox('finish', { gameId: outright.gameId, winners: [1, 3] });

    const ticket = await book.ticketOf(member);
    expect(ticket).toMatchObject({ result: 'W', payout: '250.00', legs: [{ places: 1, tied: 2 }] });
    expect(ticket?.legs[0]?.name).not.toBe('');
  });

  it('pays the only winner in full, and the others nothing', async () => {
    const [member, loser, outright] = [await book.aMember(50_000n), await book.aMember(50_000n), await anOutright()];
    await book.bet(member, outright.second);
    await book.bet(loser, outright.first);

    await book.sandbox('finish', { gameId: outright.gameId, winners: [2] });

    expect(await book.ticketOf(member)).toMatchObject({ result: 'W', payout: '300.00' });
    expect(await book.ticketOf(loser)).toMatchObject({ result: 'L', payout: '0.00' });
  });

  it('settles again when the winner was another', async () => {
    const [member, outright] = [await book.aMember(50_000n), await anOutright()];
    await book.bet(member, outright.first);
    await book.sandbox('finish', { gameId: outright.gameId, winners: [1] });
    expect(await book.balanceOf(member)).toEqual({ central: 90_000n, held: 0n });

    await book.sandbox('restore', { gameId: outright.gameId, winners: [2] });

    expect(await book.ticketOf(member)).toMatchObject({ result: 'L', payout: '0.00' });
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 0n });
  });

  it('neither joins a parlay nor is cashed out', async () => {
    const [member, outright, match] = [await book.aMember(50_000n), await anOutright(), await aMatchToCome(book)];

    const together = quoteTogether(book, member, [outright.first, match.home]);
    await expect(together).rejects.toMatchObject({ code: 6008, reason: 'combination_outright' });

    const ticketId = ticketIdOf(await book.bet(member, outright.first));
    expect(await cashOutOffer(book, member, ticketId)).toMatchObject({ state: 'unavailable', reason: 'not-offered' });
  });
});

describe('basketball in play', () => {
  async function aGame() {
    const { gameId } = await book.sandbox('create', {
      sport: 'BK',
      minute: 20,
      markets: [{ w: 'RE0', ratio: '4.5', strong: 'H', prices: { RE0H: '0.95', RE0C: '0.91' } }],
    });
    return { gameId, home: { gameId, w: 'RE0', r: 'RE0H' } };
  }

  it('is accepted though points fall in the window, and counts the whole score', async () => {
    const [member, game] = [await book.aMember(50_000n), await aGame()];
    await book.bet(member, game.home);
    await book.sandbox('goal', { gameId: game.gameId, side: 'H' });
    await book.pass(5_000);
    expect(await book.ticketOf(member)).toMatchObject({ state: 'open', legs: [{ sport: 'BK' }] });

    await book.sandbox('finish', { gameId: game.gameId, score: { home: 100, away: 95 } });

    expect(await book.ticketOf(member)).toMatchObject({ result: 'W', payout: '195.00' });
    await book.sandbox('restore', { gameId: game.gameId, score: { home: 100, away: 96 } });
    expect(await book.ticketOf(member)).toMatchObject({ result: 'L', payout: '0.00' });
  });

  it('is cashed out at the same line, regardless of the score', async () => {
    const [member, game] = [await book.aMember(50_000n), await aGame()];
    const ticketId = ticketIdOf(await book.bet(member, game.home));
    await book.pass(5_000);
    await book.sandbox('goal', { gameId: game.gameId, side: 'H' });

    expect(await cashOutTicket(book, member, ticketId)).toMatchObject({ state: 'confirming' });
    await book.pass(5_000);
    expect(await book.ticketOf(member)).toMatchObject({ state: 'cashed-out', payout: '94.55' });
  });

  it('joins a parlay with football', async () => {
    const [member, game, match] = [await book.aMember(50_000n), await aGame(), await aMatchToCome(book)];

    await betTogether(book, member, [game.home, match.home]);
    await book.pass(5_000);

    expect(await book.ticketOf(member)).toMatchObject({ mode: 'parlay', state: 'open', legs: [{ sport: 'BK' }, { sport: 'FT' }] });
  });
});

describe('corners', () => {
  it('are bet on with the codes of the match, and are that match in a parlay', async () => {
    const [member, { match }] = [await book.aMember(50_000n), await aLiveTicket(book)];
    const corners = { gameId: `${match.gameId.slice(0, -1)}3`, w: 'ROU', r: 'ROUC' };
    await book.sandbox('price', { gameId: corners.gameId, w: 'ROU', ratio: '9.5', prices: { ROUC: '0.90', ROUH: '0.96' } });

    expect(await book.quote(member, corners)).toMatchObject({ entries: [{ of: 'corners', ratio: '9.5', ior: '0.90' }] });
    await expect(quoteTogether(book, member, [corners, match.home])).rejects.toMatchObject({ reason: 'combination_same_match' });

    await book.bet(member, corners);
    await book.pass(5_000);
    for (let taken = 0; taken < 10; taken += 1) await book.sandbox('corner', { gameId: match.gameId, side: 'H' });
    await book.sandbox('finish', { gameId: match.gameId });

    expect(await book.ticketOf(member)).toMatchObject({ result: 'W', payout: '190.00', legs: [{ of: 'corners' }] });
  });
});

describe('a player who retires', () => {
  it('voids what is not decided, with its reason', async () => {
    const member = await book.aMember(50_000n);
    const { gameId } = await book.sandbox('create', {
      sport: 'TN',
      startsInSeconds: 3600,
      markets: [{ w: 'M0', prices: { M0H: '1.90', M0C: '1.90' } }],
    });
    await book.bet(member, { gameId, w: 'M0', r: 'M0H' });

    await book.sandbox('retire', { gameId });

    expect(await book.ticketOf(member)).toMatchObject({ result: 'DG', payout: '100.00' });
  });
});
