import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import type { WireCashOut } from '@site/shared/wire/bets';
import {
  aLiveTicket,
  anEarlyTicket,
  betTogether,
  cashOutOffer,
  cashOutTicket,
  setAutoCashOut,
  ticketIdOf,
} from '../../testing/combinedBets';
import { aMatchToCome } from '../../testing/matches';
import { createOneCrash } from '../../testing/oneCrash';
import { sportsbookThatTells } from '../../testing/sportsbookForTests';

const crash = createOneCrash();
const { book, told } = sportsbookThatTells({ crashpoints: crash });

/**
 * Sets Hong Kong prices of home and away on the line of the bet. At a home price of 0.80 the ticket is worth 103.35, at
 * 0.95 it is worth 94.55.
 */
async function price(gameId: string, home: string, away: string): Promise<void> {
  await book.sandbox('price', { gameId, w: 'RE', ratio: '0 / 0.5', strong: 'H', prices: { REH: home, REC: away } });
}

describe('an automatic cash-out', () => {
  it('is asked for once the ticket is worth its target in play, paid after the danger window, and told', async () => {
    const { member, match, ticketId } = await aLiveTicket(book);
    expect(await setAutoCashOut(book, member, ticketId, '100.00')).toEqual({ state: 'set', ticket_id: ticketId, target: '100.00' });
    expect(await book.openBets(member)).toMatchObject([{ autoCashOut: '100.00' }]);
    await book.pass(20_000);
    expect(await book.openBets(member)).toMatchObject([{ state: 'open' }]);

    await price(match.gameId, '0.80', '1.11');
    await book.pass(4_999);
    expect(await book.openBets(member)).toMatchObject([{ state: 'open' }]);
    await book.pass(1);
    expect(await book.ticketOf(member)).toMatchObject({ ticket_id: ticketId, state: 'cashed-out', payout: '103.35' });
    expect(await book.balanceOf(member)).toEqual({ central: 50_335n, held: 0n });
    expect(told).toEqual([{ memberId: member.id, ticketId, target: 10_000n, paid: 10_335n }]);

    await book.pass(20_000);
    expect(told).toHaveLength(1);
  });

  it('waits for play: a price before the match pays nothing', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    await setAutoCashOut(book, member, ticketId, '100.00');
    await book.sandbox('price', { gameId: match.gameId, w: 'R', ratio: '0.5 / 1', strong: 'H', prices: { RH: '0.60', RC: '1.30' } });
    await book.pass(10_000);

    expect(await book.openBets(member)).toMatchObject([{ state: 'open', autoCashOut: '100.00' }]);
    expect(told).toEqual([]);
  });

  it('is refused by a goal in the window, and asked for again when the ticket is worth as much', async () => {
    const { member, match, ticketId } = await aLiveTicket(book);
    await setAutoCashOut(book, member, ticketId, '100.00');
    await price(match.gameId, '0.80', '1.11');
    await book.pass(1_000);
    await price(match.gameId, '1.20', '0.66');
    await book.pass(5_000);
    expect(await book.openBets(member)).toMatchObject([{ state: 'open', autoCashOut: '100.00' }]);

    await price(match.gameId, '0.80', '1.11');
    await book.pass(1_000);
    await book.pass(5_000);
    expect(await book.ticketOf(member)).toMatchObject({ state: 'cashed-out', payout: '103.35' });
    expect(told).toHaveLength(1);
  });

  it('is changed and removed, also while a payment by it waits', async () => {
    const { member, match, ticketId } = await aLiveTicket(book);
    await setAutoCashOut(book, member, ticketId, '100.00');
    expect(await setAutoCashOut(book, member, ticketId, '102.00')).toMatchObject({ target: '102.00' });
    await price(match.gameId, '0.80', '1.11');
    await book.pass(1_000);

    expect(await setAutoCashOut(book, member, ticketId)).toEqual({ state: 'set', ticket_id: ticketId });
    await book.pass(20_000);
    const [ticket] = await book.openBets(member);
    expect(ticket).toMatchObject({ state: 'open' });
    expect(ticket).not.toHaveProperty('autoCashOut');
    expect(told).toEqual([]);
  });

  it('ends with the ticket: by its result, by a press, and by a part that is paid', async () => {
    const settled = await aLiveTicket(book);
    await setAutoCashOut(book, settled.member, settled.ticketId, '100.00');
    await book.sandbox('finish', { gameId: settled.match.gameId, score: { home: 2, away: 0 } });
    await book.pass(1_000);
    await book.sandbox('restore', { gameId: settled.match.gameId, score: { home: 2, away: 0 } });
    expect(await book.ticketOf(settled.member)).not.toHaveProperty('autoCashOut');

    const divided = await anEarlyTicket(book);
    await setAutoCashOut(book, divided.member, divided.ticketId, '120.00');
    await cashOutTicket(book, divided.member, divided.ticketId, randomUUID(), '40.00');
    const [rest] = await book.openBets(divided.member);
    expect(rest).toMatchObject({ stake: '60.00' });
    expect(rest).not.toHaveProperty('autoCashOut');
    expect(told).toEqual([]);
  });

  it.each([
    ['as much as it is worth already', '94.55', 'reached'],
    ['more than it can be worth', '191.11', 'unreachable'],
  ])('is refused for %s', async (_, target, reason) => {
    const { member, match, ticketId } = await aLiveTicket(book);
    await price(match.gameId, '0.95', '0.91');
    expect(await setAutoCashOut(book, member, ticketId, target)).toEqual({ state: 'refused', ticket_id: ticketId, reason });
  });

  it('is refused for the ticket of someone else, one that has ended, and one that is never cashed out', async () => {
    const { member, match, ticketId } = await aLiveTicket(book);
    const stranger = await book.aMember(1n);
    expect(await setAutoCashOut(book, stranger, ticketId, '100.00')).toMatchObject({ state: 'refused', reason: 'not-open' });
    await book.sandbox('finish', { gameId: match.gameId, score: { home: 2, away: 0 } });
    await book.pass(1_000);
    expect(await setAutoCashOut(book, member, ticketId, '100.00')).toMatchObject({ state: 'refused', reason: 'not-open' });

    const [better, ...matches] = [
      await book.aMember(50_000n),
      await aMatchToCome(book),
      await aMatchToCome(book),
      await aMatchToCome(book),
    ];
    const selections = matches.map(({ home }) => home);
    const system = ticketIdOf(await betTogether(book, better, selections, { mode: 'system', folds: [2], stake: '10.00' }));
    expect(await setAutoCashOut(book, better, system, '100.00')).toMatchObject({ state: 'refused', reason: 'not-offered' });
    await expect(setAutoCashOut(book, better, system, '0.00')).rejects.toMatchObject({ reason: 'bad_target' });
  });

  it('is paid once whatever runs at once: two processes, presses, and the end of the match', async () => {
    const other = book.another();
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.boolean(), async (isPressed, isEnding) => {
        const { member, match, ticketId } = await aLiveTicket(book);
        await setAutoCashOut(book, member, ticketId, '100.00');
        await price(match.gameId, '0.80', '1.11');
        const press = async () => {
          const offer = await cashOutOffer(book, member, ticketId);
          if (offer.state === 'offered') return book.ask('cashOut', { quoteId: offer.quoteId }, member, randomUUID());
          return undefined;
        };
        await Promise.all([book.sportsbook.tick(), other.tick(), ...(isPressed ? Array.from({ length: 50 }, press) : [])]);
        book.clock.advance(5_000);
        await Promise.all([
          book.sportsbook.tick(),
          other.tick(),
          ...(isEnding ? [other.sandbox['finish']?.({ gameId: match.gameId, score: { home: 2, away: 0 } })] : []),
        ]);
        await book.pass(6_000);
        await book.pass(6_000);

        const ticket = await book.ticketOf(member);
        const paid = ticket?.state === 'settled' ? 19_500n : 10_335n;
        expect(ticket?.payout).toBe(paid === 19_500n ? '195.00' : '103.35');
        expect(await book.balanceOf(member)).toEqual({ central: 40_000n + paid, held: 0n });
        expect(told.length).toBeLessThanOrEqual(1);
        told.length = 0;
      }),
      { numRuns: runs(6, 20) },
    );
  });

  it.each(['auto-cashout:before-commit', 'cashout:after-ledger', 'cashout:before-commit'])('is paid after a kill at %s', async (point) => {
    const { member, match, ticketId } = await aLiveTicket(book);
    await setAutoCashOut(book, member, ticketId, '100.00');
    await price(match.gameId, '0.80', '1.11');
    crash.at = point;
    await book.pass(1_000);
    await book.pass(5_000);
    await book.another().tick();
    await book.pass(5_000);

    expect(await book.ticketOf(member)).toMatchObject({ state: 'cashed-out', payout: '103.35' });
    expect(await book.balanceOf(member)).toEqual({ central: 50_335n, held: 0n });
  });

  it('leaves a press first: what the member asked for is paid, and nothing by the target', async () => {
    const { member, match, ticketId } = await aLiveTicket(book);
    await setAutoCashOut(book, member, ticketId, '103.00');
    const key = randomUUID();
    expect(await cashOutTicket(book, member, ticketId, key)).toMatchObject({ state: 'confirming' });
    await price(match.gameId, '0.80', '1.11');
    await book.pass(5_000);

    expect((await book.ask('cashOutOutcome', { key }, member)) as WireCashOut).toMatchObject({ state: 'paid' });
    await book.pass(10_000);
    expect(told).toEqual([]);
  });
});
