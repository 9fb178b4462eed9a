import { randomUUID } from 'node:crypto';
import type { OddsMessage } from '@site/shared/wire/oddsStream';
import type { WireBuilder } from '@site/shared/wire/bets';
import type { WireMatch } from '@site/shared/wire/matches';
import {
  anEdit,
  betTogether,
  cashOutOffer,
  cashOutTicket,
  quoteTogether,
  sendEdit,
  setAutoCashOut,
  ticketIdOf,
} from '../testing/combinedBets';
import { aMatchToCome, type Selection } from '../testing/matches';
import { sportsbookForTests } from '../testing/sportsbookForTests';

const book = sportsbookForTests();

/** Creates a match at 2-1 in the 60th minute, 1-1 at half-time. */
async function aDecidedMatch(): Promise<{ readonly gameId: string; of(w: string, r: string): Selection }> {
  const { gameId } = await book.sandbox('create', { score: { home: 2, away: 1 }, half: { home: 1, away: 1 } });
  return { gameId, of: (w, r) => ({ gameId, w, r }) };
}

/** Creates the same match at 1-0, where none of these selections is decided. */
async function anOpenMatch(): ReturnType<typeof aDecidedMatch> {
  const { gameId } = await book.sandbox('create', { score: { home: 1, away: 0 }, half: { home: 0, away: 0 } });
  return { gameId, of: (w, r) => ({ gameId, w, r }) };
}

const DECIDED = [
  ['无进球 as the last goal', 'LG', 'LGN'],
  ['both sides score: no', 'RTS', 'RTSN'],
  ['both sides score: yes', 'RTS', 'RTSY'],
  ['0 to 1 goals', 'RT', 'T01'],
  ['0-0', 'RPD', 'H0C0'],
  ['1-1', 'RPD', 'H1C1'],
  ['2-0', 'RPD', 'H2C0'],
  ['the third goal', 'CRG', 'CRGN'],
  ['the half-time result', 'HRM', 'HRMN'],
] as const;

describe('at 2-1 in the second half', () => {
  it('no decided selection has a price, and what is left of its market has', async () => {
    const { gameId } = await aDecidedMatch();

    const { match } = (await book.ask('match', { gameId }, null)) as { match: WireMatch };
    const pricesOf = (w: string) =>
      new Map(match.markets.filter((market) => market.w === w).flatMap(({ prices }) => prices.map(({ r, ior }) => [r, ior])));

    for (const [, w, r] of DECIDED) expect(pricesOf(w).get(r) ?? '').toBe('');
    expect(pricesOf('RTS').size).toBe(0);
    expect(pricesOf('RT').get('T23')).toMatch(/^\d/);
    expect(pricesOf('RPD').get('H2C1')).toMatch(/^\d/);
    expect(pricesOf('LG').get('LGH')).toMatch(/^\d/);
  });

  it.each(DECIDED)('a quote of %s says that it is decided, and it cannot be placed', async (_name, w, r) => {
    const [member, { of }] = [await book.aMember(50_000n), await aDecidedMatch()];

    const quote = await book.quote(member, of(w, r), { stake: '10.00' });
    expect(quote.entries).toMatchObject([{ state: 'closed', refused: 'decided', ior: '', max: '0.00' }]);
    const placed = await book.ask('place', { quoteId: quote.quoteId, stake: '10.00', policy: 'better' }, member, randomUUID());

    expect(placed).toMatchObject({ state: 'rejected', reason: 'decided' });
    expect(placed).not.toHaveProperty('offer');
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
  });

  it('quotes what is not decided without a refusal', async () => {
    const [member, { of }] = [await book.aMember(50_000n), await aDecidedMatch()];

    const { entries } = await book.quote(member, of('RT', 'T23'));

    expect(entries).toMatchObject([{ state: 'open' }]);
    expect(entries[0]).not.toHaveProperty('refused');
  });

  it('refuses a parlay and a bet on several selections of the match for the decided one', async () => {
    const [member, { of }, other] = [await book.aMember(50_000n), await aDecidedMatch(), await aMatchToCome(book)];

    expect(await betTogether(book, member, [of('RTS', 'RTSN'), other.homeWins])).toMatchObject({ state: 'rejected', reason: 'decided' });
    const legs = [of('RM', 'RMH'), of('RT', 'T01')];
    expect((await quoteTogether(book, member, legs, { mode: 'builder' })).together).toMatchObject({ ior: '', refused: 'decided', leg: 1 });
    expect(await betTogether(book, member, legs, { mode: 'builder' })).toMatchObject({ state: 'rejected', reason: 'decided' });
  });

  it('names no decided selection among those that could be added to a bet', async () => {
    const { gameId, of } = await aDecidedMatch();

    const { refused } = (await book.ask('builder', { gameId, selections: [of('RM', 'RMH')] }, null)) as WireBuilder;

    expect(refused.filter(({ w, r }) => DECIDED.some(([, decidedW, decidedR]) => w === decidedW && r === decidedR))).toEqual([]);
  });
});

describe('what decides while the match is watched', () => {
  it('a goal that decides the selection rejects the bet that waits, and says so', async () => {
    const [member, { gameId, of }] = [await book.aMember(50_000n), await anOpenMatch()];
    const { key } = await book.bet(member, of('RTS', 'RTSN'), { stake: '10.00' });

    await book.sandbox('goal', { gameId, side: 'C' });

    expect(await book.ask('outcome', { key }, member)).toMatchObject({ state: 'rejected', reason: 'decided' });
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
  });

  it('the stream takes a line off as soon as it is passed', async () => {
    const { gameId } = await book.sandbox('create', {
      score: { home: 1, away: 0 },
      half: { home: 0, away: 0 },
      markets: [{ w: 'ROU', ratio: '1.5', prices: { ROUC: '0.88', ROUH: '0.98' } }],
    });
    const sent: OddsMessage[] = [];
    const line = book.sportsbook.odds.connect({ send: (message) => void sent.push(message as OddsMessage), sendTogether: () => undefined });
    line.receive({ type: 'watch', matches: [gameId], lists: [] });
    await book.sandbox('goal', { gameId, side: 'H' });
    line.close();

    const removed = sent.flatMap((message) => (message.type === 'delta' ? (message.removed ?? []) : []));
    expect(removed).toContainEqual({ gameId, w: 'ROU' });
  });
});

describe('cashing out a decided leg', () => {
  it('pays a single that is won what it returns, less the share of the house', async () => {
    const [member, { gameId, of }] = [await book.aMember(50_000n), await anOpenMatch()];
    await book.bet(member, of('RTS', 'RTSY'));
    await book.pass(5_000);
    const { ticket_id: id = '', risk = '', toWin = '' } = (await book.ticketOf(member)) ?? {};

    await book.sandbox('goal', { gameId, side: 'C' });
    expect(await cashOutOffer(book, member, id)).toMatchObject({ state: 'unavailable', reason: 'suspended' });
    await book.pass(8_000);

    const full = Number(risk) + Number(toWin);
    expect(await cashOutOffer(book, member, id)).toMatchObject({
      state: 'offered',
      amount: (Math.floor(full * 98 + 1e-6) / 100).toFixed(2),
    });
  });

  it('pays nothing for a ticket with a leg that is lost', async () => {
    const [member, { gameId, of }, other] = [await book.aMember(50_000n), await anOpenMatch(), await aMatchToCome(book)];
    const id = ticketIdOf(await betTogether(book, member, [of('RTS', 'RTSN'), other.homeWins]));
    await book.pass(5_000);

    await book.sandbox('goal', { gameId, side: 'C' });
    await book.pass(8_000);

    expect(await cashOutOffer(book, member, id)).toMatchObject({ state: 'unavailable', reason: 'not-offered' });
  });

  it('locks the price of a won leg of a parlay', async () => {
    const [member, { gameId, of }, other] = [await book.aMember(50_000n), await anOpenMatch(), await aMatchToCome(book)];
    await betTogether(book, member, [of('RTS', 'RTSY'), other.homeWins]);
    await book.pass(5_000);
    const ticket = await book.ticketOf(member);
    await book.sandbox('goal', { gameId, side: 'C' });
    await book.pass(8_000);
    const after = await cashOutOffer(book, member, ticket?.ticket_id ?? '');

    // Only the chance of the other leg is left: its share 1/1.90 in the sum of its market's inverse prices.
    const share = 1 / 1.9 / (1 / 1.9 + 1 / 4.1 + 1 / 3.4);
    const factors = (ticket?.legs ?? []).reduce((product, { ior }) => product * Number(ior), 1);
    expect(after).toMatchObject({ state: 'offered', amount: (Math.floor(10_000 * factors * share * 0.98) / 100).toFixed(2) });
  });

  it('is done by itself once a won ticket is worth its target, after the danger window', async () => {
    const [member, { gameId, of }] = [await book.aMember(50_000n), await anOpenMatch()];
    await book.bet(member, of('RTS', 'RTSY'));
    await book.pass(5_000);
    const { ticket_id: id = '', risk = '', toWin = '' } = (await book.ticketOf(member)) ?? {};
    const most = (Math.floor((Number(risk) + Number(toWin)) * 98 + 1e-6) / 100).toFixed(2);
    expect(await setAutoCashOut(book, member, id, most)).toMatchObject({ state: 'set' });

    await book.sandbox('goal', { gameId, side: 'C' });
    await book.pass(8_000);
    await book.pass(5_000);

    expect(await book.ticketOf(member)).toMatchObject({ state: 'cashed-out', payout: most });
  });

  it('refuses an edit that would bet on a decided selection, and leaves the ticket as it was', async () => {
    const [member, { of }, other] = [await book.aMember(50_000n), await aDecidedMatch(), await aMatchToCome(book)];
    const id = ticketIdOf(await book.bet(member, other.homeWins));

    const edit = await sendEdit(book, member, await anEdit(book, member, id, of('RT', 'T01'), '100.00'));

    expect(edit).toMatchObject({ state: 'refused', reason: 'decided' });
    expect(await book.openBets(member)).toMatchObject([{ ticket_id: id, state: 'open' }]);
    expect(await cashOutTicket(book, member, id)).toMatchObject({ state: 'paid' });
  });
});
