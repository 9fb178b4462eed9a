import { randomUUID } from 'node:crypto';
import { CrashpointReached, type Member } from '../../kernel';
import { aMatchInPlay, aMatchToCome } from '../testing/matches';
import { createOneCrash } from '../testing/oneCrash';
import { sportsbookForTests } from '../testing/sportsbookForTests';

const crash = createOneCrash();

const book = sportsbookForTests({ crashpoints: crash });

describe('placing before the match', () => {
  it('accepts at once and takes the risk from the balance', async () => {
    const [member, { home }] = [await book.aMember(50_000n), await aMatchToCome(book)];

    const placed = await book.bet(member, home);

    expect(placed).toMatchObject({ state: 'accepted', ticket: { state: 'open', stake: '100.00', risk: '100.00', toWin: '125.00' } });
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
  });

  it('holds less than the stake at a negative Malay price', async () => {
    const [member, { home }] = [await book.aMember(8_000n), await aMatchToCome(book)];

    const placed = await book.bet(member, home, { oddsType: 'M' });

    expect(placed).toMatchObject({
      state: 'accepted',
      ticket: { risk: '80.00', toWin: '100.00', legs: [{ oddsType: 'M', ior: '-0.80' }] },
    });
    expect(await book.balanceOf(member)).toEqual({ central: 0n, held: 8_000n });
  });

  it('is too late once the match has begun', async () => {
    const [member, { gameId, home }] = [await book.aMember(50_000n), await aMatchToCome(book)];
    const { quoteId } = await book.quote(member, home);
    await book.sandbox('start', { gameId });

    const placed = await book.ask('place', { quoteId, stake: '100.00', policy: 'better' }, member, randomUUID());

    expect(placed).toMatchObject({ state: 'rejected', reason: 'too-late' });
    expect(placed).not.toHaveProperty('offer');
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
  });
});

describe('placing in play', () => {
  it('waits out the danger window, and only then accepts', async () => {
    const [member, { home }] = [await book.aMember(50_000n), await aMatchInPlay(book)];

    const placed = await book.bet(member, home);
    expect(placed).toMatchObject({ state: 'confirming', cause: 'danger-window', deadline: book.clock.nowMs() + 5_000 });
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
    expect(await book.ticketOf(member)).toMatchObject({ active: 'Y', state: 'confirming' });

    await book.pass(4_999);
    expect(await book.ticketOf(member)).toMatchObject({ state: 'confirming' });
    await book.pass(1);
    expect(await book.ask('outcome', { key: placed.key }, member)).toMatchObject({
      state: 'accepted',
      ticket: { state: 'open', active: 'N', legs: [{ sc_bet_H: 1, sc_bet_C: 0, ior: '0.95' }] },
    });
  });

  it('is rejected by a goal in the window, at once, and the risk is free again', async () => {
    const [member, { gameId, home }] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    const { key } = await book.bet(member, home);

    await book.sandbox('goal', { gameId, side: 'C' });

    expect(await book.ask('outcome', { key }, member)).toMatchObject({ state: 'rejected', reason: 'score-changed' });
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
    expect(await book.ticketOf(member)).toBeUndefined();
  });

  it('is rejected as late when the feed learns of a goal that fell before the bet', async () => {
    const [member, { gameId, home }] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    const { key } = await book.bet(member, home);
    book.clock.advance(1_000);

    await book.sandbox('goal', { gameId, side: 'H', lateMs: 2_000 });

    expect(await book.ask('outcome', { key }, member)).toMatchObject({ state: 'rejected', reason: 'too-late' });
  });

  it('is rejected where the market is still suspended at the deadline', async () => {
    const [member, { gameId, home }] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    const { key } = await book.bet(member, home);
    await book.sandbox('red-card', { gameId, side: 'H' });

    await book.pass(5_000);

    expect(await book.ask('outcome', { key }, member)).toMatchObject({ state: 'rejected', reason: 'closed' });
  });

  it('takes a better price, and holds no more than it needs at it', async () => {
    const [member, { gameId, home }] = [await book.aMember(50_000n), await aMatchInPlay(book, { markets: [malayMarket('1.20', '0.66')] })];
    await book.bet(member, home, { oddsType: 'M' });
    expect(await book.balanceOf(member)).toEqual({ central: 42_000n, held: 8_000n });

    await book.sandbox('price', { gameId, ...malayMarket('1.25', '0.61') });
    await book.pass(5_000);

    expect(await book.ticketOf(member)).toMatchObject({ state: 'open', risk: '75.00', toWin: '100.00', legs: [{ ior: '-0.75' }] });
    expect(await book.balanceOf(member)).toEqual({ central: 42_500n, held: 7_500n });
  });

  it('offers a worse price again instead of taking it, and the offer can be placed', async () => {
    const [member, { gameId, home }] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    const { key } = await book.bet(member, home);
    await book.sandbox('price', { gameId, w: 'RE', ratio: '0 / 0.5', strong: 'H', prices: { REH: '0.90', REC: '0.96' } });
    await book.pass(5_000);

    const outcome = (await book.ask('outcome', { key }, member)) as { offer: { quoteId: string } };
    expect(outcome).toMatchObject({ state: 'rejected', reason: 'price-changed', offer: { entries: [{ ior: '0.90', state: 'open' }] } });

    const again = await book.ask('place', { quoteId: outcome.offer.quoteId, stake: '100.00', policy: 'ask' }, member, randomUUID());
    expect(again).toMatchObject({ state: 'confirming' });
  });

  it('is rejected before the window where the line has moved against the player', async () => {
    const [member, { gameId, home }] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    const { quoteId } = await book.quote(member, home);
    await book.sandbox('price', { gameId, w: 'RE', ratio: '0.5', strong: 'H', prices: { REH: '0.99', REC: '0.87' } });

    const placed = await book.ask('place', { quoteId, stake: '100.00', policy: 'better' }, member, randomUUID());

    expect(placed).toMatchObject({ state: 'rejected', reason: 'line-changed', offer: { entries: [{ ratio: '0.5', ior: '0.99' }] } });
  });
});

describe('one intention, one bet', () => {
  it('answers a repeated key with the same ticket and holds once', async () => {
    const [member, { home }] = [await book.aMember(50_000n), await aMatchToCome(book)];
    const { quoteId } = await book.quote(member, home);
    const request = { quoteId, stake: '100.00', policy: 'better' };
    const key = randomUUID();

    const [first, second] = [await book.ask('place', request, member, key), await book.ask('place', request, member, key)];

    expect(second).toEqual(first);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
  });

  it('makes one bet of eight requests that arrive together in two processes', async () => {
    const [member, { home }] = [await book.aMember(50_000n), await aMatchToCome(book)];
    const { quoteId } = await book.quote(member, home);
    const [key, other] = [randomUUID(), book.another()];

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        book.ask('place', { quoteId, stake: '100.00', policy: 'better' }, member, key, index % 2 === 0 ? book.sportsbook : other),
      ),
    );

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
  });

  it('makes one bet of a quote that is placed twice under different keys', async () => {
    const [member, { home }] = [await book.aMember(50_000n), await aMatchToCome(book)];
    const { quoteId } = await book.quote(member, home);
    const request = { quoteId, stake: '100.00', policy: 'better' };

    const states = await Promise.all([randomUUID(), randomUUID()].map((key) => book.ask('place', request, member, key)));

    expect(states.map((answer) => (answer as { state: string }).state).toSorted()).toEqual(['accepted', 'rejected']);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
  });

  it('refuses a key that comes again with another bet', async () => {
    const [member, { home, away }] = [await book.aMember(50_000n), await aMatchToCome(book)];
    const key = randomUUID();
    await book.bet(member, home, { key });

    await expect(book.bet(member, away, { key })).rejects.toMatchObject({ code: 6009, reason: 'key_reused' });
  });

  it('closes a key that is asked about before it arrives: the late bet is refused and costs nothing', async () => {
    const [member, { home }] = [await book.aMember(50_000n), await aMatchToCome(book)];
    const key = randomUUID();

    expect(await book.ask('outcome', { key }, member)).toEqual({ state: 'unknown', key });
    expect(await book.bet(member, home, { key })).toEqual({ state: 'rejected', key, reason: 'key-closed' });
    expect(await book.ask('outcome', { key }, member)).toEqual({ state: 'unknown', key });
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
  });

  it('lets either the bet or the tombstone win when they run concurrently', async () => {
    const [member, { home }] = [await book.aMember(500_000n), await aMatchToCome(book)];

    for (let round = 0; round < 6; round += 1) {
      const { quoteId } = await book.quote(member, home);
      const key = randomUUID();
      const [placed, outcome] = await Promise.all([
        book.ask('place', { quoteId, stake: '10.00', policy: 'better' }, member, key),
        book.ask('outcome', { key }, member),
      ]);
      const isKnown = (outcome as { state: string }).state === 'accepted';
      expect(placed).toMatchObject(isKnown ? { state: 'accepted' } : { state: 'rejected', reason: 'key-closed' });
    }
  });

  it.each(['place:after-hold', 'place:before-commit'])('leaves nothing behind when the platform dies at %s', async (point) => {
    const [member, { home }] = [await book.aMember(50_000n), await aMatchToCome(book)];
    const key = randomUUID();
    crash.at = point;

    await expect(book.bet(member, home, { key })).rejects.toBeInstanceOf(CrashpointReached);

    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
    expect(await book.ask('outcome', { key }, member)).toEqual({ state: 'unknown', key });
  });

  it('decides a ticket after a restart that was confirming when the platform died', async () => {
    const [member, { home }] = [await book.aMember(50_000n), await aMatchInPlay(book)];
    // This also decides the tickets that earlier tests left confirming.
    await book.pass(5_000);
    const { key } = await book.bet(member, home);
    crash.at = 'decide:after-hold';
    await book.pass(5_000);
    expect(await book.ask('outcome', { key }, member)).toMatchObject({ state: 'confirming' });

    await book.another().tick();

    expect(await book.ask('outcome', { key }, member)).toMatchObject({ state: 'accepted' });
  });
});

describe('limits', () => {
  it('refuses a stake outside the bounds that came with the price, and offers it again', async () => {
    const [member, { home }] = [await book.aMember(100_000_000n), await aMatchToCome(book)];
    const [entry] = (await book.quote(member, home)).entries;

    expect(entry).toMatchObject({ min: '10.00', max: '40000.00' });
    expect(await book.bet(member, home, { stake: '9.99' })).toMatchObject({ state: 'rejected', reason: 'stake-limit' });
    expect(await book.bet(member, home, { stake: '40000.01' })).toMatchObject({ state: 'rejected', reason: 'stake-limit', offer: {} });
    expect(await book.bet(member, home, { stake: '40000.00' })).toMatchObject({ state: 'accepted' });
  });

  it('refuses what the balance does not reach', async () => {
    const [member, { home }] = [await book.aMember(9_999n), await aMatchToCome(book)];

    expect(await book.bet(member, home)).toMatchObject({ state: 'rejected', reason: 'balance' });
    expect(await book.balanceOf(member)).toEqual({ central: 9_999n, held: 0n });
  });

  it('refuses an expired quote and one of someone else', async () => {
    const [member, stranger, { home }] = [await book.aMember(50_000n), await book.aMember(50_000n), await aMatchToCome(book)];
    const { quoteId } = await book.quote(member, home);
    const request = { quoteId, stake: '100.00', policy: 'better' };

    expect(await book.ask('place', request, stranger, randomUUID())).toMatchObject({ state: 'rejected', reason: 'quote-expired' });
    book.clock.advance(30_000);
    expect(await book.ask('place', request, member, randomUUID())).toMatchObject({ state: 'rejected', reason: 'quote-expired', offer: {} });
  });

  it('answers risk and to-win for a stake that can be taken, and nothing for one that cannot', async () => {
    const [member, { home }] = [await book.aMember(50_000n), await aMatchToCome(book)];

    expect(await book.quote(member, home, { oddsType: 'M', stake: '100.00' })).toMatchObject({ risk: '80.00', toWin: '100.00' });
    expect(await book.quote(member, home, { stake: '5.00' })).not.toHaveProperty('toWin');
  });

  it('refuses a guest', async () => {
    const { home } = await aMatchToCome(book);
    const guest: Member | null = null;

    await expect(book.ask('quote', { mode: 'single', oddsType: 'H', selections: [home] }, guest)).rejects.toMatchObject({ code: 6001 });
  });
});

/** Returns a market with raw prices: 1.20 is Malay −0.80, 1.25 is −0.75. */
function malayMarket(home: string, away: string) {
  return { w: 'RE', ratio: '0 / 0.5', strong: 'H', prices: { REH: home, REC: away } };
}
