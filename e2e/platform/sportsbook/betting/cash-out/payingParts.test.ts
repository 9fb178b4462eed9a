import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import type { WireCashOut, WireCashOutQuote } from '@site/shared/wire/bets';
import type { WireTicket } from '@site/shared/wire/tickets';
import { CrashpointReached } from '../../../kernel';
import {
  aLiveTicket,
  anEarlyTicket,
  betTogether,
  cashOutOffer,
  cashOutTicket,
  offeredCashOut,
  ticketIdOf,
} from '../../testing/combinedBets';
import { aMatchToCome } from '../../testing/matches';
import { createOneCrash } from '../../testing/oneCrash';
import { sportsbookForTests } from '../../testing/sportsbookForTests';
import { readTurnover } from '../../../turnover/countedPlay';

const crash = createOneCrash();

const book = sportsbookForTests({ crashpoints: crash });

const RESULTS = { pageNum: 1, pageSize: 50 };

describe('a part of a ticket', () => {
  it('is paid by its stake, and is a ticket of its own; the rest is open at its price and settled by what is left', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    const offer = await offeredCashOut(book, member, ticketId, '40.00');
    // The amount is 40 × 2.25 × (1.70 ÷ 3.95) × 0.98.
    expect(offer).toMatchObject({ amount: '37.95', stake: '40.00', parts: { min: '10.00', max: '90.00' } });

    const paid = (await book.ask('cashOut', { quoteId: offer.quoteId }, member, randomUUID())) as WireCashOut;
    expect(paid).toMatchObject({
      state: 'paid',
      ticket: { state: 'cashed-out', stake: '40.00', risk: '40.00', payout: '37.95', partOf: ticketId },
      rest: { ticket_id: ticketId, state: 'open', stake: '60.00', risk: '60.00', toWin: '75.00' },
    });
    expect(await book.balanceOf(member)).toEqual({ central: 43_795n, held: 6_000n });
    expect(await book.openBets(member)).toMatchObject([
      { ticket_id: ticketId, stake: '60.00', paidEarly: { stake: '40.00', payout: '37.95' }, legs: [{ ior: '1.25' }] },
    ]);

    await book.sandbox('finish', { gameId: match.gameId, score: { home: 3, away: 0 } });
    await book.pass(1_000);
    expect(await book.balanceOf(member)).toEqual({ central: 43_795n + 13_500n, held: 0n });
    expect(await book.ask('results', RESULTS, member)).toMatchObject({ total: 2, totals: { risk: '100.00', payout: '172.95' } });
    // Only the stake that ran to the end counts as turnover.
    expect(await readTurnover(book.db, member.id)).toBe(6_000n);
  });

  it('is paid several times, and then the rest of it', async () => {
    const { member, ticketId } = await anEarlyTicket(book);
    for (const stake of ['25.00', '33.33', '20.01']) {
      expect(await cashOutTicket(book, member, ticketId, randomUUID(), stake)).toMatchObject({ state: 'paid', ticket: { stake } });
    }
    expect(await book.openBets(member)).toMatchObject([{ stake: '21.66', paidEarly: { stake: '78.34' } }]);
    expect(await cashOutTicket(book, member, ticketId)).toMatchObject({ state: 'paid', ticket: { ticket_id: ticketId, stake: '21.66' } });
    expect(await book.openBets(member)).toEqual([]);
    expect(await book.ask('results', { ...RESULTS, ended: 'cashed-out' }, member)).toMatchObject({ total: 4, totals: { risk: '100.00' } });
  });

  it.each([
    ['less than can be bet', '9.99'],
    ['one that leaves less than can be bet', '90.01'],
    ['more than the stake', '100.01'],
    ['nothing', '0.00'],
  ])('is refused where it is %s', async (_, stake) => {
    const { member, ticketId } = await anEarlyTicket(book);
    expect(await cashOutOffer(book, member, ticketId, stake)).toEqual({ state: 'unavailable', ticket_id: ticketId, reason: 'stake-limit' });
  });

  it('may be all of it, which is the ticket itself; one below twice the lowest stake has no parts', async () => {
    const [member, match] = [await book.aMember(50_000n), await aMatchToCome(book)];
    const ticketId = ticketIdOf(await book.bet(member, match.home, { stake: '19.99' }));

    const offer = await offeredCashOut(book, member, ticketId, '19.99');
    expect(offer).not.toHaveProperty('parts');
    expect(await book.ask('cashOut', { quoteId: offer.quoteId }, member, randomUUID())).toMatchObject({
      state: 'paid',
      ticket: { ticket_id: ticketId },
    });
  });

  it('of a parlay is paid and settled at its combined price', async () => {
    const [member, first, second] = [await book.aMember(50_000n), await aMatchToCome(book), await aMatchToCome(book)];
    const ticketId = ticketIdOf(await betTogether(book, member, [first.home, second.home]));

    expect(await cashOutTicket(book, member, ticketId, randomUUID(), '50.00')).toMatchObject({ state: 'paid', rest: { stake: '50.00' } });
    for (const match of [first, second]) await book.sandbox('finish', { gameId: match.gameId, score: { home: 3, away: 0 } });
    await book.pass(1_000);
    // The payout is 50 × 2.25 × 2.25.
    expect(await book.ask('results', { ...RESULTS, ended: 'won' }, member)).toMatchObject({ totals: { risk: '50.00', payout: '253.12' } });
  });

  it('waits out the danger window in play, and stays paid where the result of the rest is taken back', async () => {
    const { member, match, ticketId } = await aLiveTicket(book);
    const key = randomUUID();
    expect(await cashOutTicket(book, member, ticketId, key, '30.00')).toMatchObject({ state: 'confirming', ticket_id: ticketId });
    expect(await cashOutTicket(book, member, ticketId, randomUUID(), '30.00')).toMatchObject({ state: 'refused', reason: 'not-open' });
    await book.pass(5_000);
    expect(await book.ask('cashOutOutcome', { key }, member)).toMatchObject({ state: 'paid', rest: { stake: '70.00' } });

    await book.sandbox('finish', { gameId: match.gameId, score: { home: 2, away: 0 } });
    await book.pass(1_000);
    await book.sandbox('restore', { gameId: match.gameId, score: { home: 0, away: 1 } });
    await book.pass(1_000);
    expect(await book.ask('results', RESULTS, member)).toMatchObject({
      total: 2,
      list: [
        { stake: '70.00', result: 'L', payout: '0.00' },
        { stake: '30.00', state: 'cashed-out' },
      ],
    });
  });

  it('is refused where another part was paid since it was quoted, with what can be paid now', async () => {
    const { member, ticketId } = await anEarlyTicket(book);
    const [small, large, whole] = [
      await offeredCashOut(book, member, ticketId, '20.00'),
      await offeredCashOut(book, member, ticketId, '80.00'),
      await offeredCashOut(book, member, ticketId),
    ];
    const take = (quoteId: string) => book.ask('cashOut', { quoteId }, member, randomUUID());

    expect(await take(small.quoteId)).toMatchObject({ state: 'paid' });
    expect(await take(large.quoteId)).toMatchObject({ state: 'refused', reason: 'quote-expired', offer: { stake: '80.00' } });
    expect(await take(whole.quoteId)).toMatchObject({ state: 'refused', reason: 'quote-expired', offer: { stake: '80.00' } });
    expect(await book.openBets(member)).toMatchObject([{ stake: '80.00' }]);
  });
});

describe('parts and what is left', () => {
  it('are together what the ticket was: stakes and risk exactly, and never more to win', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('H', 'M', 'I', 'A'),
        fc.integer({ min: 3_000, max: 30_000 }),
        fc.array(fc.integer({ min: 1_000, max: 9_000 }), { minLength: 1, maxLength: 4 }),
        async (oddsType, stake, parts) => {
          const [member, match] = [await book.aMember(100_000n), await aMatchToCome(book)];
          const wire = (amount: number) => (amount / 100).toFixed(2);
          const ticketId = ticketIdOf(await book.bet(member, match.away, { oddsType, stake: wire(stake) }));
          const [before] = await book.openBets(member);
          const whole = await offeredCashOut(book, member, ticketId);
          const paid: WireTicket[] = [];
          for (const part of parts) {
            const offer = await cashOutOffer(book, member, ticketId, wire(part));
            if (offer.state !== 'offered') continue;
            const answer = (await book.ask('cashOut', { quoteId: offer.quoteId }, member, randomUUID())) as WireCashOut;
            if (answer.state === 'paid') paid.push(answer.ticket);
          }
          const left = await book.openBets(member);
          const sum = (tickets: readonly WireTicket[], of: 'stake' | 'risk' | 'toWin' | 'payout') =>
            tickets.reduce((total, ticket) => total + Math.round(Number(ticket[of] ?? 0) * 100), 0);
          const all = [...left, ...paid];
          expect(sum(all, 'stake')).toBe(stake);
          expect(sum(all, 'risk')).toBe(sum(before ? [before] : [], 'risk'));
          expect(sum(all, 'toWin')).toBeLessThanOrEqual(sum(before ? [before] : [], 'toWin'));
          const rest = left.length === 0 ? 0 : Math.round(Number((await offeredCashOut(book, member, ticketId)).amount) * 100);
          expect(sum(paid, 'payout') + rest).toBeLessThanOrEqual(Math.round(Number(whole.amount) * 100));
          expect((await book.balanceOf(member)).held).toBe(BigInt(sum(left, 'risk')));
          expect(await book.auditProblems()).toEqual([]);
        },
      ),
      { numRuns: runs(8, 40) },
    );
  });

  it('are exact under 50 requests at once in two processes, each part paid once', async () => {
    const [member, match, other] = [await book.aMember(200_000n), await aMatchToCome(book), book.another()];
    const ticketId = ticketIdOf(await book.bet(member, match.home, { stake: '500.00' }));
    const by = (index: number) => (index % 2 === 0 ? book.sportsbook : other);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const request = { ticket_id: ticketId, stake: '20.00' };
        const offer = (await book.ask('cashOutQuote', request, member, undefined, by(index))) as WireCashOutQuote;
        if (offer.state !== 'offered') return undefined;
        const [key, body] = [randomUUID(), { quoteId: offer.quoteId }];
        const [first, again] = await Promise.all([0, 1].map((which) => book.ask('cashOut', body, member, key, by(index + which))));
        expect(again).toEqual(first);
        return first as WireCashOut;
      }),
    );
    const paid = answers.filter((answer) => answer?.state === 'paid').length;
    expect(paid).toBeGreaterThan(0);
    const payout = (await offeredCashOut(book, member, ticketId, '20.00')).amount;
    const each = BigInt(payout.replace('.', ''));
    expect(await book.balanceOf(member)).toEqual({
      central: 150_000n + each * BigInt(paid),
      held: 50_000n - 2_000n * BigInt(paid),
    });
    expect(await book.ask('results', RESULTS, member)).toMatchObject({ total: paid });
  });

  it.each(['cashout:after-ledger', 'cashout:before-commit'])('are as before when the platform dies at %s', async (point) => {
    const { member, ticketId } = await anEarlyTicket(book);
    const key = randomUUID();
    crash.at = point;
    await expect(cashOutTicket(book, member, ticketId, key, '40.00')).rejects.toBeInstanceOf(CrashpointReached);

    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
    expect(await book.openBets(member)).toMatchObject([{ stake: '100.00' }]);
    expect(await book.ask('cashOutOutcome', { key }, member)).toEqual({ state: 'unknown', key });
    expect(await cashOutTicket(book, member, ticketId, randomUUID(), '40.00')).toMatchObject({ state: 'paid' });
  });

  it.each(['cashout:after-ledger', 'cashout:before-commit'])(
    'are paid after a restart where it died in the window at %s',
    async (point) => {
      const { member, ticketId } = await aLiveTicket(book);
      const key = randomUUID();
      await cashOutTicket(book, member, ticketId, key, '40.00');
      crash.at = point;
      await book.pass(5_000);
      expect(await book.openBets(member)).toMatchObject([{ stake: '100.00' }]);

      await book.another().tick();
      expect(await book.ask('cashOutOutcome', { key }, member)).toMatchObject({ state: 'paid', rest: { stake: '60.00' } });
    },
  );

  it('never mix with a settlement that runs at the same time', async () => {
    const other = book.another();
    for (let round = 0; round < 6; round += 1) {
      const { member, match, ticketId } = await anEarlyTicket(book);
      const offer = await offeredCashOut(book, member, ticketId, '40.00');
      await Promise.all([
        book.ask('cashOut', { quoteId: offer.quoteId }, member, randomUUID()),
        other.sandbox['finish']?.({ gameId: match.gameId, score: { home: 2, away: 0 } }),
        book.sportsbook.tick(),
      ]);
      await Promise.all([book.sportsbook.tick(), other.tick()]);
      const { total } = (await book.ask('results', RESULTS, member)) as { total: number };
      // All of it pays 225; the parts pay 37.95 for 40 and 135 for 60.
      const central = total === 2 ? 40_000n + 3_795n + 13_500n : 62_500n;
      expect(await book.balanceOf(member)).toEqual({ central, held: 0n });
    }
  });
});
