import { randomUUID } from 'node:crypto';
import type { WireBuilder, WirePlacement } from '@site/shared/wire/bets';
import type { WireTicket } from '@site/shared/wire/tickets';
import { aBuilderMatch, aBuilderMatchInPlay } from '../../testing/builderMatches';
import { betTogether, quoteTogether } from '../../testing/combinedBets';
import { createOneCrash } from '../../testing/oneCrash';
import { sportsbookForTests } from '../../testing/sportsbookForTests';

const crash = createOneCrash();

const book = sportsbookForTests({ crashpoints: crash });

const MODE = { mode: 'builder' } as const;

const fenOf = (amount: string | undefined): bigint => BigInt((amount ?? '').replace('.', ''));

describe('quoting selections of one match', () => {
  it('has one price for all of them, below their product and above each alone', async () => {
    const [member, { legs }] = [await book.aMember(50_000n), await aBuilderMatch(book)];

    const quote = await quoteTogether(book, member, legs, { ...MODE, oddsType: 'M', stake: '100.00' });

    const alone = (await quoteTogether(book, member, legs, { mode: 'single', oddsType: 'E' })).entries.map(({ ior }) => Number(ior));
    const together = Number(quote.together?.ior);
    expect(quote.together).toMatchObject({ oddsType: 'E' });
    // A home win, goals of both teams and four goals make each other more likely.
    expect(together).toBeLessThan(alone.reduce((product, price) => product * price, 1));
    expect(together).toBeGreaterThan(Math.max(...alone));
    expect(fenOf(quote.toWin)).toBe(BigInt(Math.round(together * 10_000)) - 10_000n);
    expect(quote).toMatchObject({ risk: '100.00', min: '10.00' });
    expect(fenOf(quote.max)).toBeLessThanOrEqual(5_000_000n);
  });

  it.each([
    [
      'that contradict each other',
      [
        ['M', 'MH'],
        ['M', 'MC'],
      ],
      'contradiction',
      undefined,
    ],
    [
      'one of which is implied',
      [
        ['M', 'MH'],
        ['DC', 'DCHN'],
      ],
      'implied',
      1,
    ],
    [
      'of a market that has no part in it',
      [
        ['M', 'MH'],
        ['DNB', 'DNBC'],
      ],
      'not-offered',
      1,
    ],
    [
      'at a line that may give the stake back',
      [
        ['M', 'MH'],
        ['OUH', 'OUHO'],
      ],
      'line',
      1,
    ],
  ] as const)('says why selections are no bet: %s', async (_name, names, refused, leg) => {
    const [member, { gameId, of }] = [await book.aMember(50_000n), await aBuilderMatch(book)];
    await book.sandbox('price', { gameId, w: 'OUH', ratio: '1.5 / 2', prices: { OUHO: '0.95', OUHU: '0.91' } });

    const quote = await quoteTogether(
      book,
      member,
      names.map(([w, r]) => of(w, r)),
      { ...MODE, stake: '100.00' },
    );

    expect(quote.together).toEqual({ oddsType: 'E', ior: '', refused, ...(leg !== undefined && { leg }) });
    expect(quote).toMatchObject({ max: '0.00' });
    expect(quote).not.toHaveProperty('risk');
    const placed = await book.ask('place', { quoteId: quote.quoteId, stake: '100.00', policy: 'better' }, member, randomUUID());
    expect(placed).toMatchObject({ state: 'rejected', reason: 'closed' });
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
  });

  it('refuses suspended and closed ones, and a match that is over', async () => {
    const [member, { gameId, legs }] = [await book.aMember(50_000n), await aBuilderMatchInPlay(book)];
    await book.sandbox('price', { gameId, w: 'RTS', state: 'suspended', prices: {} });
    expect((await quoteTogether(book, member, legs, MODE)).together).toMatchObject({ refused: 'suspended', leg: 1 });
    await book.sandbox('price', { gameId, w: 'RTS', state: 'closed', prices: {} });
    expect((await quoteTogether(book, member, legs, MODE)).together).toMatchObject({ refused: 'closed', leg: 1 });
    await book.sandbox('finish', { gameId, score: { home: 1, away: 0 } });
    expect((await quoteTogether(book, member, legs, MODE)).together).toMatchObject({ refused: 'ended' });
  });

  it.each([
    ['one selection', 1, 0, 'builder_legs'],
    ['seven selections', 7, 0, 'builder_legs'],
    ['the same twice', 2, 1, 'builder_legs'],
  ])('refuses %s', async (_name, count, repeated, detail) => {
    const [member, { of }] = [await book.aMember(50_000n), await aBuilderMatch(book)];
    const all = [of('M', 'MH'), of('TS', 'TSY'), of('OU', 'OUC'), of('HM', 'HMH'), of('EO', 'EOO'), of('HTS', 'HTSN'), of('T', 'T46')];
    const selections = repeated ? [all[0], all[0]] : all.slice(0, count);
    await expect(book.ask('quote', { mode: 'builder', oddsType: 'H', selections }, member)).rejects.toThrow(detail);
  });

  it('refuses selections of two matches, and unknown ones', async () => {
    const [member, one, other] = [await book.aMember(50_000n), await aBuilderMatch(book), await aBuilderMatch(book)];
    const ask = (selections: readonly unknown[]) => book.ask('quote', { mode: 'builder', oddsType: 'H', selections }, member);
    await expect(ask([one.legs[0], other.legs[1]])).rejects.toThrow('builder_matches');
    await expect(ask([one.legs[0], one.of('M', 'MX')])).rejects.toThrow();
    await expect(ask([one.legs[0], one.of('__proto__', 'constructor')])).rejects.toThrow();
    await expect(ask([one.legs[0], { gameId: `${one.gameId}' or 1=1`, w: 'TS', r: 'TSY' }])).rejects.toThrow();
  });
});

describe('what can be added', () => {
  it('says of each selection why it cannot, and names no other', async () => {
    const { gameId, of } = await aBuilderMatch(book);
    const { builder } = ((await book.ask('match', { gameId }, null)) as { match: { builder?: number } }).match;

    const none = (await book.ask('builder', { gameId, selections: [] }, null)) as WireBuilder;
    const { most, refused } = (await book.ask('builder', { gameId, selections: [of('M', 'MH')] }, null)) as WireBuilder;

    expect([builder, most]).toEqual([6, 6]);
    const reasonOf = (list: WireBuilder['refused'], w: string, r: string) =>
      list.find((each) => each.gameId === gameId && each.w === w && each.r === r)?.reason;
    expect(reasonOf(none.refused, 'M', 'MC')).toBeUndefined();
    expect(reasonOf(none.refused, 'DNB', 'DNBH')).toBe('not-offered');
    expect(reasonOf(refused, 'M', 'MH')).toBeUndefined();
    expect(reasonOf(refused, 'M', 'MC')).toBe('contradiction');
    expect(reasonOf(refused, 'DC', 'DCHN')).toBe('implied');
    expect(reasonOf(refused, 'CS', 'CSC')).toBe('contradiction');
    expect(reasonOf(refused, 'TS', 'TSY')).toBeUndefined();
    expect(reasonOf(refused, 'OU', 'OUC')).toBeUndefined();
  });

  it('agrees with the quote of every pair', async () => {
    const [member, { gameId, of }] = [await book.aMember(50_000n), await aBuilderMatch(book)];
    const first = of('M', 'MH');
    const { refused } = (await book.ask('builder', { gameId, selections: [first] }, null)) as WireBuilder;
    for (const second of [
      of('TS', 'TSN'),
      of('PD', 'H2C1'),
      of('PD', 'H0C1'),
      of('HM', 'HMC'),
      of('EO', 'EOE'),
      of('T', 'T01'),
      of('DC', 'DCCN'),
    ]) {
      const { together } = await quoteTogether(book, member, [first, second], MODE);
      const said = refused.find(({ gameId: line, w, r }) => line === second.gameId && w === second.w && r === second.r)?.reason;
      // Only the quote detects a price that is no better than the price of one leg alone.
      if (together?.refused !== 'implied') expect([second.w, second.r, said]).toEqual([second.w, second.r, together?.refused]);
    }
  });

  it('is nothing of another sport, and of a match that is over', async () => {
    const { gameId } = await book.sandbox('create', { sport: 'BK', startsInSeconds: 3600 });
    expect(await book.ask('builder', { gameId, selections: [] }, null)).toEqual({ most: 0, refused: [] });
    expect(((await book.ask('match', { gameId }, null)) as { match: object }).match).not.toHaveProperty('builder');
  });
});

describe('placing', () => {
  it('is one ticket at the price together, whose legs have none of their own', async () => {
    const [member, { legs }] = [await book.aMember(50_000n), await aBuilderMatch(book)];
    const quote = await quoteTogether(book, member, legs, { ...MODE, stake: '100.00' });

    const placed = (await book.ask(
      'place',
      { quoteId: quote.quoteId, stake: '100.00', policy: 'ask' },
      member,
      randomUUID(),
    )) as WirePlacement;

    if (placed.state !== 'accepted') throw new Error(JSON.stringify(placed));
    expect(placed.ticket).toMatchObject({
      mode: 'parlay',
      together: { oddsType: 'E', ior: quote.together?.ior },
      risk: '100.00',
      toWin: quote.toWin,
    });
    expect(placed.ticket.legs.map(({ w, ior }) => [w, ior])).toEqual([
      ['M', ''],
      ['TS', ''],
      ['OU', ''],
    ]);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
    const { list } = (await book.ask('results', { pageNum: 1, pageSize: 10, mode: 'parlay' }, member)) as { list: unknown[] };
    expect(list).toEqual([]);
  });

  it('is refused with a reason of its own where the highest price does not pay for it', async () => {
    const [member, { of }] = [await book.aMember(50_000n), await aBuilderMatch(book)];
    const legs = [of('PD', 'H1C4'), of('HPD', 'H1C0')];

    const { together, entries } = await quoteTogether(book, member, legs, MODE);
    const placed = await betTogether(book, member, legs, MODE);

    expect(entries).toMatchObject([{ state: 'open' }, { state: 'open' }]);
    expect(together).toMatchObject({ ior: '', refused: 'above-cap' });
    expect(placed).toMatchObject({ state: 'rejected', reason: 'above-cap' });
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
  });

  it('waits out the danger window in play, and is refused after a goal that decides a leg', async () => {
    const [member, match] = [await book.aMember(50_000n), await aBuilderMatchInPlay(book)];
    const first = await betTogether(book, member, match.legs, MODE);
    expect(first).toMatchObject({ state: 'confirming' });
    await book.pass(5_000);
    expect(await book.ticketOf(member)).toMatchObject({ state: 'open' });

    const [other, key] = [await book.aMember(50_000n), randomUUID()];
    await betTogether(book, other, match.legs, { ...MODE, key });
    await book.sandbox('goal', { gameId: match.gameId, side: 'C' });
    await book.pass(1_000);
    expect(await book.ask('outcome', { key }, other)).toMatchObject({ state: 'rejected', reason: 'decided' });
    expect(await book.balanceOf(other)).toEqual({ central: 50_000n, held: 0n });
    await book.sandbox('finish', { gameId: match.gameId, score: { home: 2, away: 1 } });
    expect(await book.ticketOf(member)).toMatchObject({ state: 'settled', result: 'W' });
  });

  it.each(['ask', 'better'] as const)('is refused with a new offer where a line moved: %s', async (policy) => {
    const [member, { gameId, of }] = [await book.aMember(50_000n), await aBuilderMatch(book)];
    const { quoteId } = await quoteTogether(book, member, [of('M', 'MH'), of('OU', 'OUC')], MODE);
    // A moved line makes another bet, even when it is better for this side.
    await book.sandbox('price', { gameId, w: 'OU', ratio: '2.5', prices: { OUC: '0.95', OUH: '0.91' } });
    const placed = (await book.ask('place', { quoteId, stake: '100.00', policy }, member, randomUUID())) as WirePlacement;
    expect(placed).toMatchObject({ state: 'rejected', reason: 'line-changed', offer: { together: { oddsType: 'E' } } });
    // The price of a single leg may change freely.
    const again = await quoteTogether(book, member, [of('M', 'MH'), of('TS', 'TSY')], MODE);
    await book.sandbox('price', { gameId, w: 'M', prices: { MH: '1.20', MC: '4.10', MN: '3.40' } });
    expect(await book.ask('place', { quoteId: again.quoteId, stake: '100.00', policy: 'ask' }, member, randomUUID())).toMatchObject({
      state: 'accepted',
    });
  });

  it('compares the price together as the policy has it', async () => {
    const [member, { legs }] = [await book.aMember(100_000n), await aBuilderMatch(book)];
    const shown = async (change: (price: number) => number) => {
      const { quoteId, together } = await quoteTogether(book, member, legs, MODE);
      const was = JSON.stringify({ ior: change(Number(together?.ior)).toFixed(2) });
      await book.db
        .withTables<{ sb_quote: { quote_id: string; together: string } }>()
        .updateTable('sb_quote')
        .set({ together: was })
        .where('quote_id', '=', quoteId)
        .execute();
      return quoteId;
    };
    const place = async (quoteId: string, policy: string) => {
      const placed = (await book.ask('place', { quoteId, stake: '100.00', policy }, member, randomUUID())) as WirePlacement;
      return placed.state === 'rejected' ? placed.reason : placed.state;
    };
    expect(await place(await shown((price) => price + 0.5), 'better')).toBe('price-changed');
    expect(await place(await shown((price) => price * 1.01), 'tolerance')).toBe('accepted');
    expect(await place(await shown((price) => price - 0.1), 'ask')).toBe('price-changed');
    expect(await place(await shown((price) => price - 0.1), 'better')).toBe('accepted');
  });

  it.each([
    ['below the lowest stake', '9.99', 'stake-limit'],
    ['above the highest', '50000.00', 'stake-limit'],
    ['beyond the balance', '501.00', 'balance'],
  ])('is refused %s', async (_name, stake, reason) => {
    const [member, { legs }] = [await book.aMember(50_000n), await aBuilderMatch(book)];
    expect(await betTogether(book, member, legs, { ...MODE, stake })).toMatchObject({ state: 'rejected', reason });
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
  });

  it('fifty at once under ten keys in two processes are ten bets', async () => {
    const [member, { gameId, legs }, other] = [await book.aMember(100_000n), await aBuilderMatch(book), book.another()];
    const orders = await Promise.all(
      Array.from({ length: 10 }, async () => ({ key: randomUUID(), quoteId: (await quoteTogether(book, member, legs, MODE)).quoteId })),
    );
    const sent = Array.from({ length: 50 }, (_, index) => ({ ...orders[index % 10], by: index % 2 === 0 ? book.sportsbook : other }));
    const answers = await Promise.all(
      sent.map(({ key, quoteId, by }) => book.ask('place', { quoteId, stake: '50.00', policy: 'better' }, member, key, by)),
    );
    expect(answers.every((answer) => (answer as WirePlacement).state === 'accepted')).toBe(true);
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 50_000n });
    await book.sandbox('finish', { gameId, score: { home: 0, away: 0 } });
    await Promise.all([book.sportsbook.tick(), other.tick(), book.sportsbook.tick(), other.tick()]);
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
    await other.stop();
  });

  it('killed before it is written, it is not there, and the same key places it once', async () => {
    const [member, { legs }, key] = [await book.aMember(50_000n), await aBuilderMatch(book), randomUUID()];
    const { quoteId } = await quoteTogether(book, member, legs, MODE);
    const send = () => book.ask('place', { quoteId, stake: '100.00', policy: 'better' }, member, key);
    crash.at = 'place:before-commit';
    await expect(send()).rejects.toThrow();
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
    expect(await send()).toMatchObject({ state: 'accepted' });
    expect(await send()).toMatchObject({ state: 'accepted' });
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
  });
});

describe('settling', () => {
  it.each([
    ['3-1: every leg wins', { home: 3, away: 1 }, ['W', 'W', 'W'], 'W'],
    ['1-0: two legs lose', { home: 1, away: 0 }, ['W', 'L', 'L'], 'L'],
    ['2-1: one leg loses', { home: 2, away: 1 }, ['W', 'W', 'L'], 'L'],
    ['2-2: one leg loses', { home: 2, away: 2 }, ['L', 'W', 'W'], 'L'],
  ] as const)('%s', async (_name, score, results, result) => {
    const [member, { gameId, legs }] = [await book.aMember(50_000n), await aBuilderMatch(book)];
    const placed = await betTogether(book, member, legs, MODE);
    const toWin = placed.state === 'accepted' ? fenOf(placed.ticket.toWin) : 0n;

    await book.sandbox('finish', { gameId, score });

    const ticket = await book.ticketOf(member);
    expect(ticket).toMatchObject({ state: 'settled', result });
    expect(ticket?.legs.map((leg) => leg.result)).toEqual(results);
    expect(await book.balanceOf(member)).toEqual({ central: result === 'W' ? 50_000n + toWin : 40_000n, held: 0n });
  });

  it('gives the stake back where play is abandoned before every leg is decided, and keeps a loss that no continuation changes', async () => {
    const [member, match] = [await book.aMember(50_000n), await aBuilderMatchInPlay(book)];
    await betTogether(book, member, match.legs, MODE);
    await betTogether(book, member, [match.of('RT', 'T23'), match.of('RM', 'RMH')], MODE);
    await book.pass(5_000);
    for (let goals = 0; goals < 3; goals += 1) await book.sandbox('goal', { gameId: match.gameId, side: 'H' });
    await book.sandbox('abandon', { gameId: match.gameId });

    const { list } = (await book.ask('results', { pageNum: 1, pageSize: 10, mode: 'parlay' }, member)) as { list: WireTicket[] };
    expect(list.map(({ result, payout, legs }) => [result, payout, legs[0]?.w]).toSorted()).toEqual([
      ['D2', '100.00', 'RM'],
      ['L', '0.00', 'RT'],
    ]);
  });

  it('settles again, once, where the result is taken back', async () => {
    const [member, { gameId, legs }] = [await book.aMember(50_000n), await aBuilderMatch(book)];
    const placed = await betTogether(book, member, legs, MODE);
    const toWin = placed.state === 'accepted' ? fenOf(placed.ticket.toWin) : 0n;
    await book.sandbox('finish', { gameId, score: { home: 3, away: 1 } });
    expect((await book.balanceOf(member)).central).toBe(50_000n + toWin);

    await book.sandbox('restore', { gameId, score: { home: 1, away: 1 } });

    expect(await book.ticketOf(member)).toMatchObject({ state: 'settled', result: 'L' });
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 0n });
  });
});
