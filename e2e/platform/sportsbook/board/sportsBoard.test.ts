import { liveMatchDetailCall } from '@site/shared/wire/liveMatch';
import type { OddsMessage } from '@site/shared/wire/oddsStream';
import { check, describeIssues } from '@site/shared/wire/schema';
import type { WireMarket, WireMatch } from '@site/shared/wire/matches';
import { plainAnswer } from '../../kernel';
import { calendarOf } from '../simulator/calendar';
import { openSportsbook } from '../testing/openSportsbook';
import { sportsbookForTests } from '../testing/sportsbookForTests';
import type { LiveDetail } from './timelineEvent';

const book = sportsbookForTests();

describe('a match of another sport', () => {
  it('is on the board of its sport and on that of all sports [R-ENUM-01] [R-ENUM-04]', async () => {
    const { gameId } = await book.sandbox('create', { sport: 'BK', minute: 12, parts: [part(25, 20), part(3, 4)] });

    expect(ids(await list('BK', 'RB'))).toContain(gameId);
    expect(ids(await list('ALL', 'RB'))).toContain(gameId);
    expect(ids(await list('FT', 'RB'))).not.toContain(gameId);
    expect(await find('BK', gameId)).toMatchObject({
      sport: 'BK',
      se_now: 'Q2',
      gameStatus: 'live',
      re_time: '02:00',
      t_count: 120,
      clockRate: 1,
      ...{ sc_FT_H: 28, sc_FT_C: 24 },
      parts: [
        { period: 'Q1', H: 25, C: 20 },
        { period: 'Q2', H: 3, C: 4 },
      ],
    });
  });

  it('shows sets and games, and has no clock [R-MATCH-03] [R-MATCH-04]', async () => {
    const { gameId } = await book.sandbox('create', { sport: 'TN', parts: [part(6, 4), part(2, 3)] });

    expect(await find('TN', gameId)).toMatchObject({
      ...{ sc_set_H: 1, sc_set_A: 0, sc_game_H: 2, sc_game_A: 3, se_now: 'S2', re_time: '', clockRate: 0 },
    });
  });

  it('shows the inning [R-MATCH-01]', async () => {
    const { gameId } = await book.sandbox('create', { sport: 'BS', parts: [part(0, 1), part(2, 0), part(0, 0)] });

    expect(await find('BS', gameId)).toMatchObject({ inningNum: 3, se_now: 'I3', sc_FT_H: 2, sc_FT_C: 1, HalfTime: 'N' });
  });

  it('continues by its rules from reported events', async () => {
    const { gameId } = await book.sandbox('create', { sport: 'VB', parts: [part(25, 20), part(24, 20)] });
    await book.sandbox('point', { gameId, side: 'H' });
    expect(await find('VB', gameId)).toMatchObject({ sc_set_H: 2, gameStatus: 'break' });

    await book.sandbox('point', { gameId, side: 'H', amount: 25 });

    expect((await match(gameId)).gameStatus).toBe('finished');
  });

  it('is counted under its sport and phase', async () => {
    await book.sandbox('create', { sport: 'SK' });
    const counted = async (sport: string): Promise<{ sports: Record<string, number>; phases: Record<string, number> }> =>
      (await book.ask('leagues', { sport, phase: 'RB' }, null)) as never;

    const [snooker, all] = [await counted('SK'), await counted('ALL')];
    expect(snooker.sports['SK']).toBe((await list('SK', 'RB')).length);
    expect(snooker.phases['RB']).toBe(snooker.sports['SK']);
    expect(all.sports['ALL']).toBe((await list('ALL', 'RB')).length);
    expect(all.phases['RB']).toBe(all.sports['ALL']);
  });

  it('moves the lists of its sport and of all sports, and no other', async () => {
    const received: OddsMessage[] = [];
    const connection = book.sportsbook.odds.connect({
      send: (message) => received.push(message as OddsMessage),
      sendTogether: (messages) => received.push(...(messages as OddsMessage[])),
    });
    const lists = ['TT', 'ALL', 'FT'].map((sport) => ({ sport, phase: 'RB' }));
    connection.receive({ type: 'watch', matches: [], lists });

    await book.sandbox('create', { sport: 'TT' });

    expect(received).toMatchObject([
      { type: 'list-changed', sport: 'TT', phase: 'RB' },
      { type: 'list-changed', sport: 'ALL', phase: 'RB' },
    ]);
    connection.close();
  });
});

describe('corners and cards', () => {
  it('are markets of their own on lines of their own', async () => {
    const { gameId } = await book.sandbox('create', { startsInSeconds: 3600 });
    const { markets } = await match(gameId);
    const of = (counted: string): readonly WireMarket[] => markets.filter((market) => market.of === counted);

    expect(of('corners').map(({ gameId: line, w }) => [line.slice(-1), w])).toEqual([
      ['3', 'R'],
      ['3', 'OU'],
      ['3', 'EO'],
      ['8', 'HR'],
      ['8', 'HOU'],
    ]);
    expect(of('cards').map(({ w }) => w)).toEqual(['R', 'OU', 'HR', 'HOU']);
    expect(of('cards')[0]?.gameId.slice(-1)).toBe('4');
  });

  it('are settled on what they count', async () => {
    const member = await book.aMember(100_000n);
    const corners = { w: 'OU', of: 'corners', ratio: '2.5', prices: { OUC: '0.90', OUH: '0.96' } };
    const { gameId } = await book.sandbox('create', { startsInSeconds: 3600, markets: [corners] });
    const line = gameId.slice(0, -1) + '3';
    await book.bet(member, { gameId: line, w: 'OU', r: 'OUC' });
    for (let taken = 0; taken < 3; taken += 1) await book.sandbox('corner', { gameId, side: 'H' });

    await book.sandbox('finish', { gameId, score: { home: 0, away: 0 } });

    expect(await book.ticketOf(member)).toMatchObject({ result: 'W', payout: '190.00', legs: [{ of: 'corners' }] });
  });
});

describe('an outright', () => {
  it('is counted for any requested sport, together with the matches of its day', async () => {
    await book.sandbox('create', { sport: 'FS', startsInSeconds: 3_600 });
    const counted = async (sport: string, phase: string): Promise<{ sports: Record<string, number>; phases: Record<string, number> }> =>
      (await book.ask('leagues', { sport, phase }, null)) as never;
    const [football, outrights] = [await counted('FT', 'RB'), await counted('FS', 'FSFT')];

    expect(football.phases['FSFT']).toBe((await list('FS', 'FSFT')).length);
    expect(football.sports['FS']).toBe((await list('FS', 'FSFT')).length + (await list('FS', 'FSFU')).length);
    expect(outrights.phases['RB']).toBe((await list('ALL', 'RB')).length);
    expect(outrights.sports['FT']).toBe((await list('FT', 'FT')).length);
  });

  it('is one market of named competitors, bet on until it begins, and shared in a dead heat [R-ENUM-08] [R-ENUM-15]', async () => {
    const member = await book.aMember(100_000n);
    const { gameId } = await book.sandbox('create', {
      sport: 'FS',
      startsInSeconds: 3600,
      markets: [{ w: 'FS', prices: { FS3: '5.00' } }],
    });
    const shown = await find('FS', gameId, 'FSFT');
    expect(shown).toMatchObject({ phase: 'FSFT', team_h: '一级方程式 分站赛冠军车队', team_c: '' });
    expect(shown?.markets[0]?.prices[2]).toEqual({ r: 'FS3', ior: '5.00', name: '红牛' });
    await book.bet(member, { gameId, w: 'FS', r: 'FS3' });

    await book.sandbox('start', { gameId });
    expect((await match(gameId)).markets).toEqual([]);
    await book.sandbox('finish', { gameId, winners: [3, 7] });

    expect(await book.ticketOf(member)).toMatchObject({ result: 'W', payout: '250.00', legs: [{ name: '红牛', places: 1, tied: 2 }] });
  });
});

describe('a player who retires', () => {
  it('keeps decided bets, and makes the rest void', async () => {
    const [decided, undecided] = [await book.aMember(100_000n), await book.aMember(100_000n)];
    const markets = [
      { w: 'M0', prices: { M0H: '1.60', M0C: '2.20' } },
      { w: 'M1', prices: { M1H: '1.70', M1C: '2.00' } },
    ];
    const { gameId } = await book.sandbox('create', { sport: 'TN', startsInSeconds: 3600, markets });
    await book.bet(decided, { gameId, w: 'M1', r: 'M1H' });
    await book.bet(undecided, { gameId, w: 'M0', r: 'M0H' });

    await book.sandbox('start', { gameId });
    await book.sandbox('point', { gameId, side: 'H', amount: 24 });
    await book.sandbox('retire', { gameId });

    expect(await book.ticketOf(decided)).toMatchObject({ result: 'W', payout: '170.00' });
    expect((await book.ticketOf(undecided))?.result).toMatch(/^D/);
    expect((await book.ticketOf(undecided))?.payout).toBe('100.00');
  });
});

describe('the detail of a live match', () => {
  it('shows the timeline and the statistics of football', async () => {
    const { gameId } = await book.sandbox('create', { startsInSeconds: 60 });
    await book.pass(60_000);
    for (const [command, side] of [
      ['corner', 'H'],
      ['penalty', 'C'],
      ['goal', 'C'],
      ['yellow-card', 'H'],
    ] as const) {
      await book.pass(30_000);
      await book.sandbox(command, { gameId, side });
    }

    const { events, statistics } = await detail(gameId);

    expect(events.map(({ kind, side, se_now, t_count, sc_H, sc_C }) => [kind, side, se_now, t_count, sc_H, sc_C])).toEqual([
      ['period', undefined, '1H', 0, 0, 0],
      ['corner', 'H', '1H', 30, 0, 0],
      ['penalty', 'C', '1H', 60, 0, 0],
      ['goal', 'C', '1H', 90, 0, 1],
      ['yellow-card', 'H', '1H', 120, 0, 1],
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(statistics).toEqual([
      { kind: 'corners', H: 1, C: 0 },
      { kind: 'yellow-cards', H: 1, C: 0 },
      { kind: 'red-cards', H: 0, C: 0 },
      { kind: 'penalties', H: 0, C: 1 },
    ]);
  });

  it('shows the parts and the points of another sport, which has no other statistics', async () => {
    const { gameId } = await book.sandbox('create', { sport: 'OP', startsInSeconds: 60 });
    await book.pass(60_000);
    await book.pass(60_000);
    await book.sandbox('goal', { gameId, side: 'C' });

    const { events, statistics } = await detail(gameId);

    expect(events).toMatchObject([
      { kind: 'period', se_now: 'P1', t_count: 0 },
      { kind: 'goal', side: 'C', se_now: 'P1', t_count: 60, sc_H: 0, sc_C: 1 },
    ]);
    expect(statistics).toEqual([]);
  });

  it('is not found where there is no match', async () => {
    await expect(detail('12345670')).rejects.toMatchObject({ code: 6004 });
  });
});

describe('a whole day of all sports', () => {
  it('fills every tab, plays every match to its end and stays exact', async () => {
    const day = await openSportsbook({ calendar: calendarOf });
    try {
      const { sports } = (await day.ask('leagues', { sport: 'ALL', phase: 'RB' }, null)) as { sports: Record<string, number> };
      for (const sport of ['FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'VB', 'BS', 'TT']) expect([sport, sports[sport]]).not.toEqual([sport, 0]);
      const running = (await day.ask('matches', { sport: 'ALL', phase: 'RB' }, null)) as { matches: WireMatch[] };
      const member = await day.aMember(1_000_000n);
      for (const sport of ['BK', 'TN', 'VB', 'SK', 'BS', 'OP', 'TT']) {
        const open = running.matches.find((each) => each.sport === sport && each.markets.some(({ w }) => w === 'RM0'));
        if (open) await day.bet(member, { gameId: open.gameId, w: 'RM0', r: 'RM0H' }, { policy: 'tolerance', stake: '10.00' });
      }

      for (let hours = 0; hours < 5; hours += 1) await day.pass(3_600_000);

      expect(await day.ask('openBets', {}, member)).toEqual({ list: [] });
      expect((await day.balanceOf(member)).held).toBe(0n);
      expect(await day.auditProblems()).toEqual([]);
    } finally {
      await day.close();
    }
  });
});

function part(home: number, away: number): object {
  return { home, away };
}

async function list(sport: string, phase: string): Promise<readonly WireMatch[]> {
  return ((await book.ask('matches', { sport, phase }, null)) as { matches: WireMatch[] }).matches;
}

function ids(matches: readonly WireMatch[]): readonly string[] {
  return matches.map(({ gameId }) => gameId);
}

async function find(sport: string, gameId: string, phase = 'RB'): Promise<WireMatch | undefined> {
  return (await list(sport, phase)).find((each) => each.gameId === gameId);
}

async function match(gameId: string): Promise<WireMatch> {
  return ((await book.ask('match', { gameId }, null)) as { match: WireMatch }).match;
}

async function detail(gameId: string): Promise<LiveDetail> {
  const checked = check(liveMatchDetailCall.response, plainAnswer(await book.sportsbook.liveDetail(gameId)));
  if (checked.issues !== undefined) throw new Error(describeIssues(checked.issues));
  return checked.value;
}
