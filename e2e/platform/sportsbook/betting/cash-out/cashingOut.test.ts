import { randomUUID } from 'node:crypto';
import type { WireCashOut } from '@site/shared/wire/bets';
import { CrashpointReached } from '../../../kernel';
import { aLiveTicket, anEarlyTicket, cashOutTicket, offeredCashOut } from '../../testing/combinedBets';
import { createOneCrash } from '../../testing/oneCrash';
import { sportsbookForTests } from '../../testing/sportsbookForTests';

const crash = createOneCrash();

const book = sportsbookForTests({ crashpoints: crash });

describe('paying early', () => {
  it('pays at once before the match, and ends the ticket without a result', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);

    // The amount is 225 × (1.70 ÷ 3.95) × 0.98.
    expect(await cashOutTicket(book, member, ticketId)).toMatchObject({
      state: 'paid',
      ticket: { state: 'cashed-out', payout: '94.89', settledAt: book.clock.nowMs() },
    });
    expect(await book.balanceOf(member)).toEqual({ central: 49_489n, held: 0n });

    await book.sandbox('finish', { gameId: match.gameId, score: { home: 3, away: 0 } });
    expect(await book.balanceOf(member)).toEqual({ central: 49_489n, held: 0n });
    const ended = { pageNum: 1, pageSize: 10, ended: 'cashed-out' };
    expect(await book.ask('results', ended, member)).toMatchObject({ total: 1, totals: { risk: '100.00', payout: '94.89' } });
    expect(await book.ticketOf(member)).not.toHaveProperty('result');
  });

  it('waits out the danger window in play, and pays as quoted though the price has moved a little', async () => {
    const { member, match, ticketId } = await aLiveTicket(book);
    const key = randomUUID();
    const asked = await cashOutTicket(book, member, ticketId, key);
    expect(asked).toMatchObject({ state: 'confirming', ticket_id: ticketId, deadline: book.clock.nowMs() + 5_000 });
    expect(await book.ticketOf(member)).toMatchObject({ state: 'open' });

    await book.sandbox('price', { gameId: match.gameId, w: 'RE', ratio: '0 / 0.5', strong: 'H', prices: { REH: '0.96', REC: '0.90' } });
    await book.pass(4_999);
    expect(await book.ask('cashOutOutcome', { key }, member)).toMatchObject({ state: 'confirming' });
    await book.pass(1);

    // The amount is 195 × (1.91 ÷ 3.86) × 0.98.
    expect(await book.ask('cashOutOutcome', { key }, member)).toMatchObject({ state: 'paid', ticket: { payout: '94.55' } });
    expect(await book.balanceOf(member)).toEqual({ central: 49_455n, held: 0n });
  });

  it('refuses once the ticket is worth less than was quoted, and offers what it is worth', async () => {
    const { member, match, ticketId } = await aLiveTicket(book);
    const key = randomUUID();
    await cashOutTicket(book, member, ticketId, key);
    await book.sandbox('price', { gameId: match.gameId, w: 'RE', ratio: '0 / 0.5', strong: 'H', prices: { REH: '1.20', REC: '0.66' } });
    await book.pass(5_000);

    const outcome = await book.ask('cashOutOutcome', { key }, member);
    expect(outcome).toMatchObject({ state: 'refused', reason: 'price-changed', ticket_id: ticketId, offer: { state: 'offered' } });

    const { offer } = outcome as { offer: { quoteId: string } };
    expect(await book.ask('cashOut', { quoteId: offer.quoteId }, member, randomUUID())).toMatchObject({ state: 'confirming' });
  });

  it('is refused by a goal in the window, and the ticket stays open', async () => {
    const { member, match, ticketId } = await aLiveTicket(book);
    const key = randomUUID();
    await cashOutTicket(book, member, ticketId, key);

    await book.sandbox('goal', { gameId: match.gameId, side: 'H' });
    await book.pass(5_000);

    expect(await book.ask('cashOutOutcome', { key }, member)).toMatchObject({ state: 'refused', reason: 'suspended' });
    expect(await book.ticketOf(member)).toMatchObject({ ticket_id: ticketId, state: 'open' });
  });

  it('is refused where it came after a goal that the feed learned of later', async () => {
    const { member, match, ticketId } = await aLiveTicket(book);
    const key = randomUUID();
    await cashOutTicket(book, member, ticketId, key);
    book.clock.advance(1_000);

    await book.sandbox('goal', { gameId: match.gameId, side: 'C', lateMs: 2_000 });

    expect(await book.ask('cashOutOutcome', { key }, member)).toMatchObject({ state: 'refused', reason: 'price-changed' });
  });

  it('is refused when the match ends in the window; the ticket is settled instead', async () => {
    const { member, match, ticketId } = await aLiveTicket(book);
    const key = randomUUID();
    await cashOutTicket(book, member, ticketId, key);

    await book.sandbox('finish', { gameId: match.gameId, score: { home: 2, away: 0 } });
    await book.pass(5_000);

    expect(await book.ask('cashOutOutcome', { key }, member)).toMatchObject({ state: 'refused', reason: 'not-open' });
    expect(await book.ticketOf(member)).toMatchObject({ state: 'settled', result: 'W', payout: '195.00' });
  });

  it('is refused after 5 seconds, with a new offer', async () => {
    const { member, ticketId } = await anEarlyTicket(book);
    const { quoteId } = await offeredCashOut(book, member, ticketId);
    book.clock.advance(5_000);

    const asked = await book.ask('cashOut', { quoteId }, member, randomUUID());

    expect(asked).toMatchObject({ state: 'refused', reason: 'quote-expired', offer: { state: 'offered', ticket_id: ticketId } });
  });
});

describe('one intention, one payment', () => {
  it('answers a repeated key alike and pays once, also for eight requests together in two processes', async () => {
    const { member, ticketId } = await anEarlyTicket(book);
    const { quoteId } = await offeredCashOut(book, member, ticketId);
    const [key, other] = [randomUUID(), book.another()];

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => book.ask('cashOut', { quoteId }, member, key, index % 2 === 0 ? book.sportsbook : other)),
    );

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await book.balanceOf(member)).toEqual({ central: 49_489n, held: 0n });
  });

  it('pays a ticket once under two keys and two quotes', async () => {
    const { member, ticketId } = await anEarlyTicket(book);
    const quotes = [await offeredCashOut(book, member, ticketId), await offeredCashOut(book, member, ticketId)];

    const states = await Promise.all(quotes.map(({ quoteId }) => book.ask('cashOut', { quoteId }, member, randomUUID())));

    expect(states.map((answer) => (answer as WireCashOut).state).toSorted()).toEqual(['paid', 'refused']);
    expect(await book.balanceOf(member)).toEqual({ central: 49_489n, held: 0n });
  });

  it('refuses a second payment of a ticket while the first one waits', async () => {
    const { member, ticketId } = await aLiveTicket(book);
    await cashOutTicket(book, member, ticketId);

    expect(await cashOutTicket(book, member, ticketId)).toMatchObject({ state: 'refused', reason: 'not-open' });
  });

  it('closes a key that is asked about before it arrives, and takes the ticket under another', async () => {
    const { member, ticketId } = await anEarlyTicket(book);
    const key = randomUUID();

    expect(await book.ask('cashOutOutcome', { key }, member)).toEqual({ state: 'unknown', key });
    expect(await cashOutTicket(book, member, ticketId, key)).toMatchObject({ state: 'refused', key, reason: 'key-closed' });
    expect(await book.ask('cashOutOutcome', { key }, member)).toEqual({ state: 'unknown', key });
    expect(await cashOutTicket(book, member, ticketId)).toMatchObject({ state: 'paid' });
  });

  it('refuses a key that comes again with another quote, and a quote of someone else', async () => {
    const [{ member, ticketId }, stranger] = [await anEarlyTicket(book), await book.aMember(1n)];
    const key = randomUUID();
    const [first, second] = [await offeredCashOut(book, member, ticketId), await offeredCashOut(book, member, ticketId)];
    await book.ask('cashOut', { quoteId: first.quoteId }, member, key);

    await expect(book.ask('cashOut', { quoteId: second.quoteId }, member, key)).rejects.toMatchObject({
      code: 6009,
      reason: 'key_reused',
    });
    const stolen = book.ask('cashOut', { quoteId: second.quoteId }, stranger, randomUUID());
    await expect(stolen).rejects.toMatchObject({ code: 6008, reason: 'unknown_cash_out_quote' });
  });

  it.each(['cashout:after-ledger', 'cashout:before-commit'])('leaves nothing behind when the platform dies at %s', async (point) => {
    const { member, ticketId } = await anEarlyTicket(book);
    const key = randomUUID();
    crash.at = point;

    await expect(cashOutTicket(book, member, ticketId, key)).rejects.toBeInstanceOf(CrashpointReached);

    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
    expect(await book.ask('cashOutOutcome', { key }, member)).toEqual({ state: 'unknown', key });
    expect(await cashOutTicket(book, member, ticketId)).toMatchObject({ state: 'paid' });
  });

  it.each(['cashout:after-ledger', 'cashout:before-commit'])('pays after a restart what was waiting when it died at %s', async (point) => {
    const { member, ticketId } = await aLiveTicket(book);
    const key = randomUUID();
    await cashOutTicket(book, member, ticketId, key);
    crash.at = point;
    await book.pass(5_000);
    expect(await book.ask('cashOutOutcome', { key }, member)).toMatchObject({ state: 'confirming' });

    await book.another().tick();

    expect(await book.ask('cashOutOutcome', { key }, member)).toMatchObject({ state: 'paid' });
  });

  it('never both pays early and settles when the two run concurrently', async () => {
    const other = book.another();
    for (let round = 0; round < 8; round += 1) {
      const { member, match, ticketId } = await anEarlyTicket(book);
      const { quoteId } = await offeredCashOut(book, member, ticketId);

      await Promise.all([
        book.ask('cashOut', { quoteId }, member, randomUUID()),
        other.sandbox['finish']?.({ gameId: match.gameId, score: { home: 2, away: 0 } }),
        book.sportsbook.tick(),
      ]);
      await Promise.all([book.sportsbook.tick(), other.tick()]);

      const ticket = await book.ticketOf(member);
      const central = ticket?.state === 'cashed-out' ? 49_489n : 62_500n;
      expect(ticket).toMatchObject(ticket?.state === 'cashed-out' ? { payout: '94.89' } : { state: 'settled', payout: '225.00' });
      expect(await book.balanceOf(member)).toEqual({ central, held: 0n });
    }
  });
});
