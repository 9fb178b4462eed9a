import { randomUUID } from 'node:crypto';
import { CrashpointReached } from '../../../kernel';
import { aLiveTicket, anEarlyTicket, anEdit, cashOutTicket, offeredCashOut, sendEdit } from '../../testing/combinedBets';
import { aMatchInPlay, aMatchToCome } from '../../testing/matches';
import { createOneCrash } from '../../testing/oneCrash';
import { sportsbookForTests } from '../../testing/sportsbookForTests';

const crash = createOneCrash();

const book = sportsbookForTests({ crashpoints: crash });

describe('an edit of an open bet', () => {
  it('pays what it was and takes what it is now, with the money of the one for the other', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    // 400 yuan are left and 94.89 come back, so 490 can be staked now, which was impossible before.
    const edited = await sendEdit(book, member, await anEdit(book, member, ticketId, match.away, '490.00'));

    expect(edited).toMatchObject({
      state: 'edited',
      paid: { ticket_id: ticketId, state: 'cashed-out', payout: '94.89' },
      ticket: { state: 'open', stake: '490.00', legs: [{ r: 'RC' }] },
    });
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n + 9_489n - 49_000n, held: 49_000n });
    expect(await book.openBets(member)).toMatchObject([{ stake: '490.00' }]);
  });

  it.each<[string, string, string]>([
    ['a stake below the lowest', '9.99', 'stake-limit'],
    ['a stake above the highest', '60000.00', 'stake-limit'],
    ['more than there is', '494.90', 'balance'],
  ])('does neither for %s', async (_, stake, reason) => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    expect(await sendEdit(book, member, await anEdit(book, member, ticketId, match.home, stake))).toMatchObject({
      state: 'refused',
      reason,
    });

    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
    expect(await book.openBets(member)).toMatchObject([{ ticket_id: ticketId, stake: '100.00' }]);
  });

  it('does neither where either would have to wait for play', async () => {
    const live = await aLiveTicket(book);
    const toCome = await aMatchToCome(book);
    expect(await sendEdit(book, live.member, await anEdit(book, live.member, live.ticketId, toCome.home, '50.00'))).toMatchObject({
      reason: 'in-play',
    });

    const early = await anEarlyTicket(book);
    const inPlay = await aMatchInPlay(book);
    expect(await sendEdit(book, early.member, await anEdit(book, early.member, early.ticketId, inPlay.home, '50.00'))).toMatchObject({
      reason: 'in-play',
    });
    for (const { member } of [live, early]) expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
  });

  it('does neither once a price has moved, a quote has expired, or the ticket was paid', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    const dear = await anEdit(book, member, ticketId, match.home, '50.00');
    await book.sandbox('price', { gameId: match.gameId, w: 'R', ratio: '0.5 / 1', strong: 'H', prices: { RH: '1.10', RC: '0.78' } });
    expect(await sendEdit(book, member, dear)).toMatchObject({ state: 'refused', reason: 'price-changed' });

    const old = await anEdit(book, member, ticketId, match.home, '50.00');
    book.clock.advance(5_000);
    expect(await sendEdit(book, member, old)).toMatchObject({ state: 'refused', reason: 'quote-expired' });

    const late = await anEdit(book, member, ticketId, match.home, '50.00');
    await cashOutTicket(book, member, ticketId);
    expect(await sendEdit(book, member, late)).toMatchObject({ state: 'refused', reason: 'not-open' });
    expect(await book.openBets(member)).toEqual([]);
  });

  it('is not made by a quote for a part, nor by one of someone else', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    const request = await anEdit(book, member, ticketId, match.home, '50.00');
    const part = (await offeredCashOut(book, member, ticketId, '40.00')).quoteId;
    expect(await sendEdit(book, member, { ...request, cashOutQuoteId: part })).toMatchObject({ state: 'refused', reason: 'not-open' });

    const stranger = await book.aMember(50_000n);
    await expect(sendEdit(book, stranger, request)).rejects.toMatchObject({ reason: 'unknown_cash_out_quote' });
    expect(await book.openBets(member)).toMatchObject([{ ticket_id: ticketId }]);
  });

  it('is one, however often it is sent, by 50 at once in two processes, under one key and under many', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    const [request, key, other] = [await anEdit(book, member, ticketId, match.home, '30.00'), randomUUID(), book.another()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        sendEdit(book, member, request, index < 25 ? key : randomUUID(), index % 2 === 0 ? book.sportsbook : other),
      ),
    );

    const edited = answers.filter(({ state }) => state === 'edited');
    expect(new Set(edited.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await book.openBets(member)).toMatchObject([{ stake: '30.00' }]);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n + 9_489n - 3_000n, held: 3_000n });
  });

  it('closes a key that is asked about before it arrives', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    const [request, key] = [await anEdit(book, member, ticketId, match.home, '30.00'), randomUUID()];
    expect(await book.ask('editOutcome', { key }, member)).toEqual({ state: 'unknown', key });
    expect(await sendEdit(book, member, request, key)).toMatchObject({ state: 'refused', reason: 'key-closed' });

    const sent = await sendEdit(book, member, request);
    expect(await book.ask('editOutcome', { key: sent.key }, member)).toEqual(sent);
  });

  it.each(['cashout:after-ledger', 'place:after-hold', 'edit:before-commit'])(
    'leaves nothing behind when the platform dies at %s',
    async (point) => {
      const { member, match, ticketId } = await anEarlyTicket(book);
      const [request, key] = [await anEdit(book, member, ticketId, match.home, '30.00'), randomUUID()];
      crash.at = point;
      await expect(sendEdit(book, member, request, key)).rejects.toBeInstanceOf(CrashpointReached);

      expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
      expect(await book.openBets(member)).toMatchObject([{ ticket_id: ticketId, stake: '100.00' }]);
      expect(await sendEdit(book, member, request, key)).toMatchObject({ state: 'edited' });
    },
  );

  it('never mixes with a settlement that runs at the same time', async () => {
    const other = book.another();
    for (let round = 0; round < 6; round += 1) {
      const [{ member, match, ticketId }, next] = [await anEarlyTicket(book), await aMatchToCome(book)];
      const request = await anEdit(book, member, ticketId, next.home, '50.00');
      await Promise.all([
        sendEdit(book, member, request),
        other.sandbox['finish']?.({ gameId: match.gameId, score: { home: 2, away: 0 } }),
        book.sportsbook.tick(),
      ]);
      await Promise.all([book.sportsbook.tick(), other.tick()]);
      const isEdited = (await book.openBets(member)).length === 1;
      expect(await book.balanceOf(member)).toEqual(
        isEdited ? { central: 40_000n + 9_489n - 5_000n, held: 5_000n } : { central: 62_500n, held: 0n },
      );
    }
  });
});
