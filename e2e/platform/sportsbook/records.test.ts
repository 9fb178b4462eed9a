import type { WireTicket } from '@site/shared/wire/tickets';
import { aMatchToCome } from './testing/matches';
import { type TestSportsbook } from './testing/openSportsbook';
import { sportsbookForTests } from './testing/sportsbookForTests';
import { readTurnover } from '../turnover/countedPlay';

const book = sportsbookForTests();

describe("a member's tickets", () => {
  it('are listed under open bets until they are settled, then under results, and never show another member', async () => {
    const [member, stranger] = [await book.aMember(50_000n), await book.aMember(50_000n)];
    const match = await aMatchToCome(book);
    await book.bet(member, match.home);
    expect(await tickets(member, 'openBets', {})).toHaveLength(1);
    expect(await tickets(stranger, 'openBets', {})).toEqual([]);

    await book.sandbox('finish', { gameId: match.gameId, score: { home: 2, away: 0 } });

    expect(await tickets(member, 'openBets', {})).toEqual([]);
    expect(await tickets(member, 'results', { pageNum: 1, pageSize: 10 })).toMatchObject([
      { state: 'settled', result: 'W', payout: '225.00' },
    ]);
    expect(await tickets(stranger, 'results', { pageNum: 1, pageSize: 10 })).toEqual([]);
  });

  it('name their match, also where they are on a line that has a number of its own', async () => {
    const member = await book.aMember(50_000n);
    const { gameId, hgid } = await book.sandbox('create', { startsInSeconds: 3600 });
    await book.bet(member, { gameId: hgid, w: 'HM', r: 'HMH' });

    expect(await book.openBets(member)).toMatchObject([{ legs: [{ gameId: hgid, match_id: gameId }] }]);
  });

  it('come in pages, the latest settled first', async () => {
    const member = await book.aMember(500_000n);
    for (let bets = 0; bets < 3; bets += 1) {
      const match = await aMatchToCome(book);
      await book.bet(member, match.home, { stake: `${10 + bets}.00` });
      await book.pass(1_000);
      await book.sandbox('finish', { gameId: match.gameId, score: { home: 0, away: 0 } });
    }

    const first = await book.ask('results', { pageNum: 1, pageSize: 2 }, member);
    const second = await book.ask('results', { pageNum: 2, pageSize: 2 }, member);

    expect(first).toMatchObject({ total: 3, list: [{ stake: '12.00' }, { stake: '11.00' }] });
    expect(second).toMatchObject({ total: 3, list: [{ stake: '10.00' }] });
  });

  it('are filtered by how they ended, by mode and by time, with the totals of all pages', async () => {
    const member = await book.aMember(500_000n);
    const scores = [
      { home: 2, away: 0 },
      { home: 1, away: 0 },
      { home: 0, away: 0 },
    ];
    const from = book.clock.nowMs();
    for (const [index, score] of scores.entries()) {
      const match = await aMatchToCome(book);
      await book.bet(member, match.home, { stake: `${10 + index}.00` });
      await book.sandbox('finish', { gameId: match.gameId, score });
      await book.pass(1_000);
    }
    const given = await aMatchToCome(book);
    await book.bet(member, given.home, { stake: '20.00' });
    await book.sandbox('abandon', { gameId: given.gameId });
    const find = (filter: object) => book.ask('results', { pageNum: 1, pageSize: 1, ...filter }, member);

    expect(await find({})).toMatchObject({ total: 4, totals: { risk: '53.00', payout: '60.37' } });
    expect(await find({ ended: 'won' })).toMatchObject({ total: 2, list: [{ result: 'LW' }], totals: { risk: '21.00', payout: '40.37' } });
    expect(await find({ ended: 'lost' })).toMatchObject({ total: 1, list: [{ result: 'L' }], totals: { payout: '0.00' } });
    expect(await find({ ended: 'void' })).toMatchObject({ total: 1, list: [{ result: 'D2' }] });
    expect(await find({ ended: 'push' })).toMatchObject({ total: 0, list: [], totals: { risk: '0.00', payout: '0.00' } });
    expect(await find({ ended: 'cashed-out' })).toMatchObject({ total: 0 });
    expect(await find({ mode: 'single', from: from + 1_000, to: from + 2_000 })).toMatchObject({ total: 1, list: [{ stake: '11.00' }] });
    expect(await find({ mode: 'parlay' })).toMatchObject({ total: 0 });
  });
});

describe("a member's turnover", () => {
  it('counts half of a half-won stake, and none of those made void or given back', async () => {
    const member = await book.aMember(500_000n);
    const [lost, abandoned, open] = [await aMatchToCome(book), await aMatchToCome(book), await aMatchToCome(book)];
    const level = await book.sandbox('create', {
      startsInSeconds: 3600,
      markets: [{ w: 'R', ratio: '1', strong: 'H', prices: { RH: '0.95', RC: '0.91' } }],
    });
    await book.bet(member, lost.home, { stake: '30.00' });
    await book.bet(member, abandoned.home, { stake: '40.00' });
    await book.bet(member, open.home, { stake: '50.00' });
    await book.bet(member, { gameId: level.gameId, w: 'R', r: 'RH' }, { stake: '60.00' });

    await book.sandbox('finish', { gameId: lost.gameId, score: { home: 1, away: 0 } });
    await book.sandbox('finish', { gameId: level.gameId, score: { home: 1, away: 0 } });
    await book.sandbox('abandon', { gameId: abandoned.gameId });

    const { list } = (await book.ask('results', { pageNum: 1, pageSize: 10 }, member)) as { list: WireTicket[] };
    expect(list.map(({ result }) => result).sort()).toEqual(['D2', 'LW', 'P']);
    expect(await readTurnover(book.db, member.id)).toBe(1_500n);
  });
});

async function tickets(
  member: Parameters<TestSportsbook['ask']>[2],
  method: 'openBets' | 'results',
  request: object,
): Promise<readonly WireTicket[]> {
  return ((await book.ask(method, request, member)) as { list: WireTicket[] }).list;
}
