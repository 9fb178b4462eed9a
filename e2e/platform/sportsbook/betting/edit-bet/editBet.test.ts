import { randomUUID } from 'node:crypto';
import type { WireCashOutQuote, WireEditedBet } from '@site/shared/wire/bets';
import type { WireTicket } from '@site/shared/wire/tickets';
import { CrashpointReached, type Member } from '../../../kernel';
import { aLiveTicket, anEarlyTicket, cashOutOffer, cashOutTicket } from '../../testing/combinedBets';
import { aMatchInPlay, aMatchToCome, type Selection } from '../../testing/matches';
import { createOneCrash } from '../../testing/oneCrash';
import { openSportsbook, type TestSportsbook } from '../../testing/openSportsbook';

const crash = createOneCrash();

let book: TestSportsbook;

beforeAll(async () => {
  book = await openSportsbook({ crashpoints: crash });
});
afterAll(() => book.close());
afterEach(async () => {
  expect(await book.auditProblems()).toEqual([]);
});

async function openBets(member: Member): Promise<readonly WireTicket[]> {
  return ((await book.ask('openBets', {}, member)) as { list: readonly WireTicket[] }).list;
}

function quoteIdOf(offer: WireCashOutQuote): string {
  if (offer.state !== 'offered') throw new Error(`no offer: ${offer.reason}`);
  return offer.quoteId;
}

/** The two quotes of an edit, and the stake. */
async function anEdit(member: Member, ticketId: string, selection: Selection, stake: string) {
  const cashOutQuoteId = quoteIdOf(await cashOutOffer(book, member, ticketId));
  const { quoteId } = await book.quote(member, selection);
  return { cashOutQuoteId, quoteId, stake, policy: 'better' as const };
}

const send = (member: Member, request: object, key: string = randomUUID(), by = book.sportsbook) =>
  book.ask('editBet', request, member, key, by) as Promise<WireEditedBet>;

describe('an edit of an open bet', () => {
  it('pays what it was and takes what it is now, with the money of the one for the other', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    // 400 are left and 94.89 come back: 490 can be staked now, which could not before.
    const edited = await send(member, await anEdit(member, ticketId, match.away, '490.00'));

    expect(edited).toMatchObject({
      state: 'edited',
      paid: { ticket_id: ticketId, state: 'cashed-out', payout: '94.89' },
      ticket: { state: 'open', stake: '490.00', legs: [{ r: 'RC' }] },
    });
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n + 9_489n - 49_000n, held: 49_000n });
    expect(await openBets(member)).toMatchObject([{ stake: '490.00' }]);
  });

  it.each<[string, string, string]>([
    ['a stake below the lowest', '9.99', 'stake-limit'],
    ['a stake above the highest', '60000.00', 'stake-limit'],
    ['more than there is', '494.90', 'balance'],
  ])('does neither for %s', async (_, stake, reason) => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    expect(await send(member, await anEdit(member, ticketId, match.home, stake))).toMatchObject({ state: 'refused', reason });

    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
    expect(await openBets(member)).toMatchObject([{ ticket_id: ticketId, stake: '100.00' }]);
  });

  it('does neither where either would have to wait for play', async () => {
    const live = await aLiveTicket(book);
    const toCome = await aMatchToCome(book);
    expect(await send(live.member, await anEdit(live.member, live.ticketId, toCome.home, '50.00'))).toMatchObject({ reason: 'in-play' });

    const early = await anEarlyTicket(book);
    const inPlay = await aMatchInPlay(book);
    expect(await send(early.member, await anEdit(early.member, early.ticketId, inPlay.home, '50.00'))).toMatchObject({ reason: 'in-play' });
    for (const { member } of [live, early]) expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
  });

  it('does neither once a price has moved, a quote has expired, or the ticket was paid', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    const dear = await anEdit(member, ticketId, match.home, '50.00');
    await book.sandbox('price', { gameId: match.gameId, w: 'R', ratio: '0.5 / 1', strong: 'H', prices: { RH: '1.10', RC: '0.78' } });
    expect(await send(member, dear)).toMatchObject({ state: 'refused', reason: 'price-changed' });

    const old = await anEdit(member, ticketId, match.home, '50.00');
    book.clock.advance(5_000);
    expect(await send(member, old)).toMatchObject({ state: 'refused', reason: 'quote-expired' });

    const late = await anEdit(member, ticketId, match.home, '50.00');
    await cashOutTicket(book, member, ticketId);
    expect(await send(member, late)).toMatchObject({ state: 'refused', reason: 'not-open' });
    expect(await openBets(member)).toEqual([]);
  });

  it('is not made by a quote for a part, nor by one of someone else', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    const request = await anEdit(member, ticketId, match.home, '50.00');
    const part = quoteIdOf(await cashOutOffer(book, member, ticketId, '40.00'));
    expect(await send(member, { ...request, cashOutQuoteId: part })).toMatchObject({ state: 'refused', reason: 'not-open' });

    const stranger = await book.aMember(50_000n);
    await expect(send(stranger, request)).rejects.toMatchObject({ reason: 'unknown_cash_out_quote' });
    expect(await openBets(member)).toMatchObject([{ ticket_id: ticketId }]);
  });

  it('is one, however often it is sent, by 50 at once in two processes, under one key and under many', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    const [request, key, other] = [await anEdit(member, ticketId, match.home, '30.00'), randomUUID(), book.another()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send(member, request, index < 25 ? key : randomUUID(), index % 2 === 0 ? book.sportsbook : other),
      ),
    );

    const edited = answers.filter(({ state }) => state === 'edited');
    expect(new Set(edited.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await openBets(member)).toMatchObject([{ stake: '30.00' }]);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n + 9_489n - 3_000n, held: 3_000n });
  });

  it('closes a key that is asked about before it arrives', async () => {
    const { member, match, ticketId } = await anEarlyTicket(book);
    const [request, key] = [await anEdit(member, ticketId, match.home, '30.00'), randomUUID()];
    expect(await book.ask('editOutcome', { key }, member)).toEqual({ state: 'unknown', key });
    expect(await send(member, request, key)).toMatchObject({ state: 'refused', reason: 'key-closed' });

    const sent = await send(member, request);
    expect(await book.ask('editOutcome', { key: sent.key }, member)).toEqual(sent);
  });

  it.each(['cashout:after-ledger', 'place:after-hold', 'edit:before-commit'])(
    'leaves nothing behind when the platform dies at %s',
    async (point) => {
      const { member, match, ticketId } = await anEarlyTicket(book);
      const [request, key] = [await anEdit(member, ticketId, match.home, '30.00'), randomUUID()];
      crash.at = point;
      await expect(send(member, request, key)).rejects.toBeInstanceOf(CrashpointReached);

      expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
      expect(await openBets(member)).toMatchObject([{ ticket_id: ticketId, stake: '100.00' }]);
      expect(await send(member, request, key)).toMatchObject({ state: 'edited' });
    },
  );

  it('never mixes with a settlement that runs at the same time', async () => {
    const other = book.another();
    for (let round = 0; round < 6; round += 1) {
      const [{ member, match, ticketId }, next] = [await anEarlyTicket(book), await aMatchToCome(book)];
      const request = await anEdit(member, ticketId, next.home, '50.00');
      await Promise.all([
        send(member, request),
        other.sandbox['finish']?.({ gameId: match.gameId, score: { home: 2, away: 0 } }),
        book.sportsbook.tick(),
      ]);
      await Promise.all([book.sportsbook.tick(), other.tick()]);
      const isEdited = (await openBets(member)).length === 1;
      expect(await book.balanceOf(member)).toEqual(
        isEdited ? { central: 40_000n + 9_489n - 5_000n, held: 5_000n } : { central: 62_500n, held: 0n },
      );
    }
  });
});
