import { randomUUID } from 'node:crypto';
import { CrashpointReached } from '../../../kernel';
import { aBuilderMatch, aBuilderMatchInPlay } from '../../testing/builderMatches';
import {
  anEdit,
  betTogether,
  cashOutOffer,
  cashOutTicket,
  offeredCashOut,
  quoteTogether,
  sendEdit,
  setAutoCashOut,
  ticketIdOf,
} from '../../testing/combinedBets';
import type { Selection } from '../../testing/matches';
import { createOneCrash } from '../../testing/oneCrash';
import { sportsbookThatTells } from '../../testing/sportsbookForTests';

const crash = createOneCrash();
const { book, told } = sportsbookThatTells({ crashpoints: crash });

const MODE = { mode: 'builder' } as const;
const fenOf = (amount: string | undefined): bigint => BigInt((amount ?? '').replace('.', ''));
const wire = (amount: number): string => amount.toFixed(2);

/**
 * Creates a member with 400 yuan left and an accepted builder of 100 yuan, placed at 1-0. It wins when the away side
 * scores and still loses.
 */
async function aLiveBuilder() {
  const [member, match] = [await book.aMember(50_000n), await aBuilderMatchInPlay(book)];
  const ticketId = ticketIdOf(await betTogether(book, member, match.legs, MODE));
  await book.pass(5_000);
  const goals = async () => {
    for (const side of ['C', 'H']) await book.sandbox('goal', { gameId: match.gameId, side });
    await book.pass(10_000);
  };
  return { member, match, ticketId, goals, worth: async () => Number((await offeredCashOut(book, member, ticketId)).amount) };
}

/** Creates the same before the match: home wins, both teams score, over 3.5. */
async function anEarlyBuilder() {
  const [member, match] = [await book.aMember(50_000n), await aBuilderMatch(book)];
  return { member, match, ticketId: ticketIdOf(await betTogether(book, member, match.legs, MODE)) };
}

describe('cashing out', () => {
  it('is worth what it may return by the chance of all legs, and less than its stake at once', async () => {
    const [member, { legs }] = [await book.aMember(50_000n), await aBuilderMatch(book)];
    const quote = await quoteTogether(book, member, legs, { ...MODE, stake: '100.00' });
    const ticketId = ticketIdOf(await betTogether(book, member, legs, MODE));
    const offer = await cashOutOffer(book, member, ticketId);
    if (offer.state !== 'offered') throw new Error(offer.reason);
    // The offer is (R + w) × q × 0.98, where the price was 1 / (1.08 q), rounded down.
    const fair = (10_000 + Number(fenOf(quote.toWin))) / (1.08 * Number(quote.together?.ior));
    expect(Number(fenOf(offer.amount))).toBeGreaterThan(fair * 0.98 * 0.985);
    expect(fenOf(offer.amount)).toBeLessThan(10_000n);
    expect(await cashOutTicket(book, member, ticketId)).toMatchObject({ state: 'paid' });
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n + fenOf(offer.amount), held: 0n });
  });

  it('follows the match: more after a goal that helps, nothing once a leg is lost', async () => {
    const [member, match] = [await book.aMember(100_000n), await aBuilderMatchInPlay(book)];
    const ticketId = ticketIdOf(await betTogether(book, member, match.legs, MODE));
    const lostId = ticketIdOf(await betTogether(book, member, [match.of('RTS', 'RTSN'), match.of('RT', 'T23')], MODE));
    await book.pass(5_000);
    const worth = async (id: string) => {
      const offer = await cashOutOffer(book, member, id);
      return offer.state === 'offered' ? fenOf(offer.amount) : offer.reason;
    };
    const before = (await worth(ticketId)) as bigint;
    await book.sandbox('goal', { gameId: match.gameId, side: 'C' });
    expect(await worth(ticketId)).toBe('suspended');
    await book.sandbox('goal', { gameId: match.gameId, side: 'H' });
    await book.pass(10_000);
    expect(await worth(ticketId)).toBeGreaterThan(before);
    expect(await worth(lostId)).toBe('not-offered');
  });

  it('is paid in parts, whose rest wins no more than the whole would have', async () => {
    const [member, { gameId, legs }] = [await book.aMember(50_000n), await aBuilderMatch(book)];
    const placed = await betTogether(book, member, legs, MODE);
    const ticketId = ticketIdOf(placed);
    await cashOutTicket(book, member, ticketId, randomUUID(), '40.00');
    const rest = await book.ticketOf(member);
    expect(rest).toMatchObject({ stake: '60.00', risk: '60.00', paidEarly: { stake: '40.00' } });
    await book.sandbox('finish', { gameId, score: { home: 3, away: 1 } });
    const paid = (await book.balanceOf(member)).central;
    expect(paid).toBeGreaterThan(46_000n);
    expect((await book.ticketOf(member))?.together?.ior).toBe(placed.state === 'accepted' ? placed.ticket.together?.ior : '');
  });
});

describe('an automatic cash-out', () => {
  it('goes by the chance that the legs have together, not by the product of their chances', async () => {
    const { member, match, ticketId, goals, worth } = await aLiveBuilder();
    const chances = [];
    for (const leg of match.legs) chances.push(await chanceAlone(leg));
    const [now, ticket] = [await worth(), await book.ticketOf(member)];
    const full = Number(ticket?.risk) + Number(ticket?.toWin);
    const product = chances.reduce((all, chance) => all * chance, full * 0.98);
    // A home win and a goal of the away side make each other less likely.
    expect(product).toBeGreaterThan(now * 1.1);
    const target = wire((now + product) / 2);
    expect(await setAutoCashOut(book, member, ticketId, target)).toEqual({ state: 'set', ticket_id: ticketId, target });
    await book.pass(1_000);
    await book.pass(5_000);
    expect(await book.openBets(member)).toMatchObject([{ ticket_id: ticketId, autoCashOut: target }]);

    await goals();
    await book.pass(5_000);
    const { payout, ...paid } = (await book.ticketOf(member)) ?? {};
    expect(paid).toMatchObject({ ticket_id: ticketId, state: 'cashed-out', mode: 'parlay', together: ticket?.together });
    expect(Number(payout)).toBeGreaterThanOrEqual(Number(target));
    expect(told).toEqual([{ memberId: member.id, ticketId, target: fenOf(target), paid: fenOf(payout) }]);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n + fenOf(payout), held: 0n });
  });

  it('is refused for as much as it is worth, and for more than all of its legs can pay', async () => {
    const { member, ticketId, worth } = await aLiveBuilder();
    const ticket = await book.ticketOf(member);
    const most = Math.floor((Number(ticket?.risk) + Number(ticket?.toWin)) * 98) / 100;
    expect(await setAutoCashOut(book, member, ticketId, wire(await worth()))).toMatchObject({ state: 'refused', reason: 'reached' });
    expect(await setAutoCashOut(book, member, ticketId, wire(most + 0.01))).toMatchObject({ state: 'refused', reason: 'unreachable' });
    expect(await setAutoCashOut(book, member, ticketId, wire(most))).toMatchObject({ state: 'set' });
  });

  it('ends with the first leg that is lost, and pays nothing', async () => {
    const [member, { gameId, of }] = [await book.aMember(50_000n), await aBuilderMatchInPlay(book)];
    const ticketId = ticketIdOf(await betTogether(book, member, [of('RTS', 'RTSN'), of('RT', 'T23')], MODE));
    await book.pass(5_000);
    await setAutoCashOut(book, member, ticketId, wire(Number((await offeredCashOut(book, member, ticketId)).amount) + 1));
    await book.sandbox('goal', { gameId, side: 'C' });
    await book.pass(10_000);
    expect(await cashOutOffer(book, member, ticketId)).toMatchObject({ state: 'unavailable', reason: 'not-offered' });
    await book.sandbox('finish', { gameId, score: { home: 2, away: 1 } });
    expect(await book.ticketOf(member)).toMatchObject({ state: 'settled', result: 'L' });
    expect(told).toEqual([]);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 0n });
  });

  it('is paid once, with 50 presses at once, two processes and the end of the match beside it', async () => {
    const other = book.another();
    for (const isEnding of [false, true]) {
      const { member, match, ticketId, goals, worth } = await aLiveBuilder();
      await setAutoCashOut(book, member, ticketId, wire((await worth()) + 0.5));
      await goals();
      const quotes = await Promise.all(Array.from({ length: 50 }, () => cashOutOffer(book, member, ticketId)));
      await Promise.all([
        book.sportsbook.tick(),
        other.tick(),
        ...quotes.map((offer, index) =>
          offer.state === 'offered'
            ? book.ask('cashOut', { quoteId: offer.quoteId }, member, randomUUID(), index % 2 === 0 ? book.sportsbook : other)
            : undefined,
        ),
      ]);
      book.clock.advance(5_000);
      await Promise.all([
        book.sportsbook.tick(),
        other.tick(),
        isEnding ? other.sandbox['finish']?.({ gameId: match.gameId, score: { home: 2, away: 1 } }) : undefined,
      ]);
      await book.pass(6_000);
      const ticket = await book.ticketOf(member);
      expect(['cashed-out', ...(isEnding ? ['settled'] : [])]).toContain(ticket?.state);
      expect(await book.balanceOf(member)).toEqual({ central: 40_000n + fenOf(ticket?.payout), held: 0n });
      expect(told.length).toBeLessThanOrEqual(1);
      told.length = 0;
    }
    await other.stop();
  });

  it.each(['auto-cashout:before-commit', 'cashout:after-ledger', 'cashout:before-commit'])('is paid after a kill at %s', async (point) => {
    const { member, ticketId, goals, worth } = await aLiveBuilder();
    await setAutoCashOut(book, member, ticketId, wire((await worth()) + 0.5));
    crash.at = point;
    await goals();
    await book.pass(5_000);
    const next = book.another();
    await next.tick();
    await book.pass(5_000);
    await next.stop();
    const ticket = await book.ticketOf(member);
    expect([ticket?.state, crash.at]).toEqual(['cashed-out', null]);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n + fenOf(ticket?.payout), held: 0n });
  });

  /** Returns how likely a leg wins, derived from the cash-out of a single on it. */
  async function chanceAlone(leg: Selection): Promise<number> {
    const member = await book.aMember(50_000n);
    const ticketId = ticketIdOf(await book.bet(member, leg));
    await book.pass(5_000);
    const ticket = await book.ticketOf(member);
    const { amount } = await offeredCashOut(book, member, ticketId);
    return Number(amount) / 0.98 / (Number(ticket?.risk) + Number(ticket?.toWin));
  }
});

describe('an edit', () => {
  it('pays the ticket at the chance together and places other legs at their price together, in one', async () => {
    const { member, match, ticketId } = await anEarlyBuilder();
    const { amount } = await offeredCashOut(book, member, ticketId);
    const legs = match.legs.slice(0, 2);
    const { together } = await quoteTogether(book, member, legs, MODE);
    // The member has 400 yuan left and stakes them together with the amount that the ticket pays.
    const stake = wire(Math.floor(400 + Number(amount)));
    const edited = await sendEdit(book, member, await anEdit(book, member, ticketId, legs, stake, 'builder'));

    expect(edited).toMatchObject({
      state: 'edited',
      paid: { ticket_id: ticketId, state: 'cashed-out', payout: amount },
      ticket: { state: 'open', stake, together: { ior: together?.ior }, legs: [{ w: 'M' }, { w: 'TS' }] },
    });
    expect(await book.openBets(member)).toMatchObject([{ stake }]);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n + fenOf(amount) - fenOf(stake), held: fenOf(stake) });
  });

  it.each([
    ['a stake below the lowest', 'TSY', '9.99', 'stake-limit'],
    ['more than there is', 'TSY', '499.00', 'balance'],
    ['legs that contradict each other', 'MC', '50.00', 'closed'],
    ['a leg that is implied', 'DCHN', '50.00', 'closed'],
  ])('leaves the bet as it was for %s', async (_name, beside, stake, reason) => {
    const { member, match, ticketId } = await anEarlyBuilder();
    const before = await book.openBets(member);
    const legs = [match.of('M', 'MH'), match.of(beside.slice(0, beside.startsWith('M') ? 1 : 2), beside)];
    expect(await sendEdit(book, member, await anEdit(book, member, ticketId, legs, stake, 'builder'))).toMatchObject({
      state: 'refused',
      reason,
    });
    expect(await book.openBets(member)).toEqual(before);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
  });

  it('leaves the bet as it was where a line has moved, a leg is suspended, or the match is in play', async () => {
    const { member, match, ticketId } = await anEarlyBuilder();
    const { gameId } = match;
    const moved = await anEdit(book, member, ticketId, [match.of('M', 'MH'), match.of('OU', 'OUC')], '50.00', 'builder');
    await book.sandbox('price', { gameId, w: 'OU', ratio: '2.5', prices: { OUC: '0.95', OUH: '0.91' } });
    expect(await sendEdit(book, member, moved)).toMatchObject({ state: 'refused', reason: 'line-changed' });

    const closing = await anEdit(book, member, ticketId, match.legs.slice(0, 2), '50.00', 'builder');
    await book.sandbox('price', { gameId, w: 'TS', state: 'suspended', prices: {} });
    // The ticket itself is not paid while one of its legs is suspended.
    expect(await sendEdit(book, member, closing)).toMatchObject({ state: 'refused', reason: 'suspended' });

    const live = await aLiveBuilder();
    const next = await aBuilderMatch(book);
    expect(await sendEdit(book, live.member, await anEdit(book, live.member, live.ticketId, next.legs, '50.00', 'builder'))).toMatchObject({
      state: 'refused',
      reason: 'in-play',
    });
    for (const [player, number] of [
      [member, ticketId],
      [live.member, live.ticketId],
    ] as const) {
      expect(await book.openBets(player)).toMatchObject([{ ticket_id: number, stake: '100.00' }]);
      expect(await book.balanceOf(player)).toEqual({ central: 40_000n, held: 10_000n });
    }
  });

  it('is one, sent 50 times at once in two processes, under one key and under many', async () => {
    const { member, match, ticketId } = await anEarlyBuilder();
    const { amount } = await offeredCashOut(book, member, ticketId);
    const [request, key, other] = [await anEdit(book, member, ticketId, match.legs, '30.00', 'builder'), randomUUID(), book.another()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        sendEdit(book, member, request, index < 25 ? key : randomUUID(), index % 2 === 0 ? book.sportsbook : other),
      ),
    );
    await other.stop();
    const edited = answers.filter(({ state }) => state === 'edited');
    expect(new Set(edited.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await book.openBets(member)).toMatchObject([{ stake: '30.00' }]);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n + fenOf(amount) - 3_000n, held: 3_000n });
  });

  it.each(['cashout:after-ledger', 'place:after-hold', 'edit:before-commit'])(
    'leaves nothing behind when the platform dies at %s, and is made under the same key',
    async (point) => {
      const { member, match, ticketId } = await anEarlyBuilder();
      const [request, key] = [await anEdit(book, member, ticketId, match.legs, '30.00', 'builder'), randomUUID()];
      crash.at = point;
      await expect(sendEdit(book, member, request, key)).rejects.toBeInstanceOf(CrashpointReached);
      expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
      expect(await book.openBets(member)).toMatchObject([{ ticket_id: ticketId, stake: '100.00' }]);
      expect(await sendEdit(book, member, request, key)).toMatchObject({ state: 'edited' });
    },
  );
});
