import { randomUUID } from 'node:crypto';
import { CrashpointReached } from '../../kernel';
import { betTogether, quoteTogether } from '../testing/combinedBets';
import { aMatchInPlay, aMatchToCome, type Selection } from '../testing/matches';
import { createOneCrash } from '../testing/oneCrash';
import { sportsbookForTests } from '../testing/sportsbookForTests';
import { readTurnover } from '../../turnover/countedPlay';

const crash = createOneCrash();

const book = sportsbookForTests({ crashpoints: crash });

/** Creates matches where home gives 0.5/1 at 1.25 (Hong Kong). */
async function matchesToCome(count: number): Promise<readonly (Selection & { gameId: string })[]> {
  const made = [];
  for (let index = 0; index < count; index += 1) made.push((await aMatchToCome(book)).home);
  return made;
}

describe('quoting several selections', () => {
  it('answers several singles with a quote of its own for each, and the first one on top', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(3)];

    const quote = await quoteTogether(book, member, selections, { mode: 'single', stake: '100.00' });

    const ids = quote.entries.map(({ quoteId }) => quoteId);
    expect(new Set(ids).size).toBe(3);
    expect(quote).toMatchObject({ quoteId: ids[0], risk: '300.00', toWin: '375.00' });
    expect(quote).not.toHaveProperty('max');
  });

  it('lets each of several singles be placed by its own quote, independently of the others', async () => {
    const [member, selections] = [await book.aMember(25_000n), await matchesToCome(3)];
    const { entries } = await quoteTogether(book, member, selections, { mode: 'single' });

    const states = [];
    for (const { quoteId } of entries) {
      const placed = await book.ask('place', { quoteId, stake: '100.00', policy: 'better' }, member, randomUUID());
      states.push((placed as { state: string; reason?: string }).reason ?? (placed as { state: string }).state);
    }

    expect(states).toEqual(['accepted', 'accepted', 'balance']);
    expect(await book.balanceOf(member)).toEqual({ central: 5_000n, held: 20_000n });
  });

  it('answers bounds, risk and to-win of a parlay', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(2)];

    // The price is 2.25 × 2.25 = 5.0625; the leg with the lowest limit takes 50,000 at even money.
    expect(await quoteTogether(book, member, selections, { stake: '100.00' })).toMatchObject({
      min: '10.00',
      max: '50000.00',
      risk: '100.00',
      toWin: '406.25',
      entries: [{ ior: '1.25' }, { ior: '1.25' }],
    });
  });

  it('lets a parlay win a million yuan at the most, whatever its odds', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(10)];

    const { max } = await quoteTogether(book, member, selections, { stake: '100.00' });

    const factor = 2.25 ** 10 - 1;
    expect(Number(max) * factor).toBeLessThanOrEqual(1_000_000);
    expect((Number(max) + 1) * factor).toBeGreaterThan(1_000_000);
  });

  it('quotes a parlay in any format with the same result', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(2)];

    expect(await quoteTogether(book, member, selections, { oddsType: 'M', stake: '100.00' })).toMatchObject({
      risk: '100.00',
      toWin: '406.25',
      entries: [{ oddsType: 'M', ior: '-0.80' }, {}],
    });
  });

  it('answers lines, and the cost of a system on every line', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(3)];

    // The win per unit is 3 × (2.25² − 1) + (2.25³ − 1) = 22.578125.
    expect(await quoteTogether(book, member, selections, { mode: 'system', folds: [2, 3], stake: '10.00' })).toMatchObject({
      lines: 4,
      min: '2.00',
      max: '44290.00',
      risk: '40.00',
      toWin: '225.78',
    });
    expect(await quoteTogether(book, member, selections, { mode: 'system', folds: [2] })).toMatchObject({ lines: 3 });
  });

  it('closes a combination while one of its legs is closed, and says which', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(2)];
    await book.sandbox('price', { gameId: selections[1]?.gameId, w: 'R', ratio: '0.5 / 1', strong: 'H', state: 'closed' });

    const quote = await quoteTogether(book, member, selections, { stake: '100.00' });

    expect(quote).toMatchObject({ max: '0.00', entries: [{ state: 'open' }, { state: 'closed', ior: '' }] });
    expect(quote).not.toHaveProperty('risk');
  });

  it.each([
    ['a parlay of one', { mode: 'parlay' as const }, 1, 'combination_legs'],
    ['a system of every size of two', { mode: 'system' as const, folds: [2] }, 2, 'system_folds'],
    ['a system with a hole', { mode: 'system' as const, folds: [2, 4] }, 4, 'system_folds'],
    ['a system without sizes', { mode: 'system' as const }, 3, 'system_folds'],
  ])('refuses %s', async (_name, more, count, reason) => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(count)];

    await expect(quoteTogether(book, member, selections, more)).rejects.toMatchObject({ code: 6008, reason });
  });

  it('refuses two selections of one match', async () => {
    const [member, match] = [await book.aMember(50_000n), await aMatchToCome(book)];

    const together = quoteTogether(book, member, [match.home, match.homeWins]);

    await expect(together).rejects.toMatchObject({ code: 6008, reason: 'combination_same_match' });
  });
});

describe('placing a parlay or a system', () => {
  it('takes a parlay whole, as one ticket with its stake held', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(3)];

    const placed = await betTogether(book, member, selections);

    expect(placed).toMatchObject({
      state: 'accepted',
      ticket: { mode: 'parlay', stake: '100.00', risk: '100.00', toWin: '1039.06', legs: [{ sport: 'FT' }, {}, {}] },
    });
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
  });

  it('holds the unit stake on every line of a system at once', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(3)];

    const placed = await betTogether(book, member, selections, { mode: 'system', folds: [2, 3], stake: '20.00' });

    expect(placed).toMatchObject({ state: 'accepted', ticket: { mode: 'system', folds: [2, 3], lines: 4, stake: '20.00', risk: '80.00' } });
    expect(await book.balanceOf(member)).toEqual({ central: 42_000n, held: 8_000n });
  });

  it('refuses a system whose lines together exceed the balance', async () => {
    const [member, selections] = [await book.aMember(7_999n), await matchesToCome(3)];

    const placed = await betTogether(book, member, selections, { mode: 'system', folds: [2, 3], stake: '20.00' });

    expect(placed).toMatchObject({ state: 'rejected', reason: 'balance' });
    expect(await book.balanceOf(member)).toEqual({ central: 7_999n, held: 0n });
  });

  it('refuses the whole where one leg has got worse, and offers all of it again', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(2)];
    const { quoteId } = await quoteTogether(book, member, selections);
    await book.sandbox('price', {
      gameId: selections[1]?.gameId,
      ...{ w: 'R', ratio: '0.5 / 1', strong: 'H', prices: { RH: '0.90', RC: '0.96' } },
    });

    const placed = (await book.ask('place', { quoteId, stake: '100.00', policy: 'better' }, member, randomUUID())) as {
      offer: { quoteId: string };
    };

    expect(placed).toMatchObject({ state: 'rejected', reason: 'price-changed', offer: { entries: [{ ior: '1.25' }, { ior: '0.90' }] } });
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
    const again = { quoteId: placed.offer.quoteId, stake: '100.00', policy: 'ask' };
    expect(await book.ask('place', again, member, randomUUID())).toMatchObject({ state: 'accepted', ticket: { mode: 'parlay' } });
  });

  it('refuses a unit stake below the bound of systems, and one above the bound of the whole', async () => {
    const [member, selections] = [await book.aMember(100_000_000n), await matchesToCome(3)];
    const system = { mode: 'system', folds: [2, 3] } as const;

    expect(await betTogether(book, member, selections, { ...system, stake: '1.99' })).toMatchObject({ reason: 'stake-limit' });
    expect(await betTogether(book, member, selections, { ...system, stake: '44291.00' })).toMatchObject({ reason: 'stake-limit' });
    expect(await betTogether(book, member, selections, { ...system, stake: '44290.00' })).toMatchObject({ state: 'accepted' });
  });

  it('answers a repeated key with the same ticket', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(2)];
    const { quoteId } = await quoteTogether(book, member, selections);
    const [request, key] = [{ quoteId, stake: '100.00', policy: 'better' }, randomUUID()];

    const answers = await Promise.all([1, 2, 3, 4].map(() => book.ask('place', request, member, key)));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await book.balanceOf(member)).toEqual({ central: 40_000n, held: 10_000n });
  });

  it.each(['place:after-hold', 'place:before-commit'])('leaves nothing of a parlay behind when the platform dies at %s', async (point) => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(2)];
    const key = randomUUID();
    crash.at = point;

    await expect(betTogether(book, member, selections, { key })).rejects.toBeInstanceOf(CrashpointReached);

    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
    expect(await book.ask('outcome', { key }, member)).toEqual({ state: 'unknown', key });
  });
});

describe('a parlay with a leg in play', () => {
  it('waits out the danger window as a whole', async () => {
    const [member, [early], live] = [await book.aMember(50_000n), await matchesToCome(1), await aMatchInPlay(book)];

    const placed = await betTogether(book, member, [early as Selection, live.home]);
    expect(placed).toMatchObject({ state: 'confirming' });

    await book.pass(5_000);
    expect(await book.ticketOf(member)).toMatchObject({ state: 'open', legs: [{ ior: '1.25' }, { ior: '0.95', sc_bet_H: 1 }] });
    expect((await book.ticketOf(member))?.legs[0]).not.toHaveProperty('sc_bet_H');
  });

  it('is rejected whole by a goal in one of its matches', async () => {
    const [member, [early], live] = [await book.aMember(50_000n), await matchesToCome(1), await aMatchInPlay(book)];
    const { key } = await betTogether(book, member, [early as Selection, live.home]);

    await book.sandbox('goal', { gameId: live.gameId, side: 'C' });

    expect(await book.ask('outcome', { key }, member)).toMatchObject({ state: 'rejected', reason: 'score-changed' });
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
  });
});

describe('settling combinations', () => {
  it('settles a parlay when its last match has ended, a void leg counting 1', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(3)];
    await betTogether(book, member, selections);
    const [first, second, third] = selections;

    await book.sandbox('finish', { gameId: first?.gameId, score: { home: 2, away: 0 } });
    await book.sandbox('abandon', { gameId: second?.gameId });
    expect(await book.ticketOf(member)).toMatchObject({ state: 'open' });
    await book.sandbox('finish', { gameId: third?.gameId, score: { home: 1, away: 0 } });

    // The factor is 2.25 × 1 × (1 + 1.25/2) = 3.65625.
    expect(await book.ticketOf(member)).toMatchObject({
      state: 'settled',
      result: 'W',
      payout: '365.62',
      legs: [{ result: 'W' }, { result: 'D2' }, { result: 'LW' }],
    });
    expect(await book.balanceOf(member)).toEqual({ central: 76_562n, held: 0n });
  });

  it('settles a system over its lines, and labels it by what comes back', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(3)];
    await betTogether(book, member, selections, { mode: 'system', folds: [2, 3], stake: '10.00' });

    for (const [index, { gameId }] of selections.entries()) {
      await book.sandbox('finish', { gameId, score: { home: index === 2 ? 0 : 2, away: 0 } });
    }

    // One double pays: 10 × 2.25².
    expect(await book.ticketOf(member)).toMatchObject({ state: 'settled', result: 'W', payout: '50.62' });
    expect(await book.balanceOf(member)).toEqual({ central: 51_062n, held: 0n });
  });

  it('voids a parlay whose legs are all void, and gives the stake back', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(2)];
    await betTogether(book, member, selections);

    for (const { gameId } of selections) await book.sandbox('abandon', { gameId });

    expect(await book.ticketOf(member)).toMatchObject({ result: 'D', payout: '100.00' });
    expect(await book.balanceOf(member)).toEqual({ central: 50_000n, held: 0n });
  });

  it('counts a system in the turnover by all it cost', async () => {
    const [member, selections] = [await book.aMember(50_000n), await matchesToCome(3)];
    await betTogether(book, member, selections, { mode: 'system', folds: [2, 3], stake: '10.00' });

    for (const { gameId } of selections) await book.sandbox('finish', { gameId, score: { home: 0, away: 2 } });

    expect(await readTurnover(book.db, member.id)).toBe(4_000n);
    expect(await book.ask('results', { pageNum: 1, pageSize: 10, mode: 'system', ended: 'lost' }, member)).toMatchObject({
      total: 1,
      totals: { risk: '40.00', payout: '0.00' },
    });
  });
});
