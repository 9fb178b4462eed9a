import type { OddsMessage } from '@site/shared/wire/oddsStream';
import { oddsMessageSchema } from '@site/shared/wire/oddsStream';
import { check, describeIssues } from '@site/shared/wire/schema';
import type { WireMatch } from '@site/shared/wire/matches';
import { fixturesOf } from '../simulator/fixtures';
import { aMatchInPlay, aMatchToCome } from '../testing/matches';
import { openSportsbook } from '../testing/openSportsbook';
import { sportsbookForTests } from '../testing/sportsbookForTests';

interface List {
  readonly version: number;
  readonly complete: boolean;
  readonly matches: readonly WireMatch[];
  readonly removed: readonly string[];
}

interface LeagueCounts {
  readonly list: ReadonlyArray<{ readonly league_id: string; readonly count: number }>;
}

const book = sportsbookForTests();

describe('the list of matches', () => {
  it('shows a match under its phase, with the fields of the wire [R-MATCH-02] [R-MATCH-05]', async () => {
    const { gameId } = await aMatchInPlay(book);

    expect((await list('RB')).matches.find((match) => match.gameId === gameId)).toMatchObject({
      phase: 'RB',
      re_time: '60:00',
      t_count: 3600,
      se_now: '2H',
      gameStatus: 'live',
      isLive: 'Y',
      HalfTime: 'N',
      ...{ sc_FT_H: 1, sc_FT_C: 0, sc_FT_A: 0 },
      league_id: '102',
      isShow: 'Y',
      isExpand: 'N',
    });
  });

  it('moves a match from today to in play at kick-off, and drops it at the end', async () => {
    const { gameId } = await aMatchToCome(book);
    const [today, inPlay] = [await list('FT'), await list('RB')];
    expect(ids(today)).toContain(gameId);

    await book.pass(3_600_000);
    expect((await list('FT', today.version)).removed).toContain(gameId);
    expect(ids(await list('RB', inPlay.version))).toContain(gameId);

    await book.sandbox('finish', { gameId });
    expect(ids(await list('RB'))).not.toContain(gameId);
  });

  it('answers only what changed to one who names a version, and all to one whose version is too old', async () => {
    const { gameId } = await aMatchInPlay(book);
    await aMatchInPlay(book);
    const { version } = await list('RB');
    await book.sandbox('price', { gameId, w: 'RE', prices: { REH: '0.99', REC: '0.87' } });

    const delta = await list('RB', version);
    expect(delta).toMatchObject({ complete: false, removed: [] });
    expect(ids(delta)).toEqual([gameId]);
    expect(await list('RB', 1)).toMatchObject({ complete: true });
  });

  it('answers one who names the version of another process with what that one may not have seen', async () => {
    const { gameId } = await aMatchInPlay(book);
    await book.pass(10_000);
    await book.sandbox('price', { gameId, w: 'RE', prices: { REH: '0.99', REC: '0.87' } });
    const { version } = await list('RB');
    await book.pass(2_000);
    await book.sandbox('price', { gameId: (await aMatchInPlay(book)).gameId, w: 'RE', prices: { REH: '0.99', REC: '0.87' } });

    expect(ids(await list('RB', version))).not.toContain(gameId);
    expect(ids(await list('RB', version + 500))).toContain(gameId);
    expect(await list('RB', version + 500)).toMatchObject({ complete: false });
  });

  it('does not count the running clock as a change', async () => {
    const { gameId } = await aMatchInPlay(book);
    const before = (await list('RB')).matches.find((match) => match.gameId === gameId);

    await book.pass(20_000);

    const after = (await list('RB')).matches.find((match) => match.gameId === gameId);
    expect(after).toMatchObject({ version: before?.version, re_time: '60:20', clockAt: book.clock.nowMs() });
  });

  it('reports no change for what appeared and disappeared between two updates', async () => {
    const { gameId } = await aMatchInPlay(book);
    const { version } = await list('RB');

    await book.sandbox('suspend', { gameId });
    await book.sandbox('resume', { gameId });

    expect(ids(await list('RB', version))).not.toContain(gameId);
  });

  it('is narrowed to the markets that are asked for, of matches that are whole otherwise', async () => {
    const { gameId } = await aMatchInPlay(book);
    const whole = (await list('RB')).matches.find((match) => match.gameId === gameId);

    const { matches } = (await book.ask('matches', { sport: 'FT', phase: 'RB', markets: ['RM'] }, null)) as List;

    expect(matches.find((match) => match.gameId === gameId)).toEqual({ ...whole, markets: whole?.markets.filter(({ w }) => w === 'RM') });
    expect(new Set(matches.flatMap(({ markets }) => markets.map(({ w }) => w)))).toEqual(new Set(['RM']));
  });

  it('is narrowed by leagues and by day', async () => {
    const { gameId } = await aMatchInPlay(book, { leagueId: 107 });

    expect(ids(await list('RB', undefined, { leagues: ['107'] }))).toEqual([gameId]);
    expect(ids(await list('RB', undefined, { day: '2024-01-01' }))).toEqual([]);
  });

  it('is narrowed to what a player has starred: leagues, and single matches of any sport', async () => {
    const { gameId: ofLeague } = await aMatchInPlay(book, { leagueId: 104 });
    const { gameId: single } = await aMatchInPlay(book, { leagueId: 105 });
    await aMatchInPlay(book, { leagueId: 105 });

    const { matches } = (await book.ask(
      'matches',
      { sport: 'ALL', phase: 'RB', starred: { leagues: ['104'], matches: [single] } },
      null,
    )) as List;

    expect(new Set(matches.map(({ league_id }) => league_id))).toEqual(new Set(['104', '105']));
    expect(matches.map(({ gameId }) => gameId)).toContain(ofLeague);
    expect(matches.filter(({ league_id }) => league_id === '105').map(({ gameId }) => gameId)).toEqual([single]);
  });

  it('counts the matches of a league on the day that is asked for', async () => {
    await aMatchInPlay(book, { leagueId: 107 });
    const countOn = async (day?: string): Promise<number | undefined> => {
      const answer = (await book.ask('leagues', { sport: 'FT', phase: 'RB', day }, null)) as LeagueCounts;
      return answer.list.find(({ league_id }) => league_id === '107')?.count;
    };
    const ofAllDays = await countOn();

    expect(ofAllDays).toBeGreaterThan(0);
    expect(await countOn('2024-01-01')).toBeUndefined();
  });

  it('shows a market suspended for some seconds after a goal, and by hand until it is resumed', async () => {
    const { gameId } = await aMatchInPlay(book);
    await book.sandbox('goal', { gameId, side: 'H' });
    expect(await statesOf(gameId)).toEqual(['suspended']);
    await book.pass(8_000);
    expect(await statesOf(gameId)).toEqual(['open']);

    await book.sandbox('suspend', { gameId });
    await book.pass(60_000);
    expect(await statesOf(gameId)).toEqual(['suspended']);
    await book.sandbox('resume', { gameId });
    expect(await statesOf(gameId)).toEqual(['open']);
  });

  it('lists all markets of one match, and still shows it when it is over', async () => {
    const { gameId } = await aMatchInPlay(book);
    const { match } = (await book.ask('match', { gameId }, null)) as { match: WireMatch };
    expect(match.markets.map(({ w }) => w)).toEqual(expect.arrayContaining(['RE', 'ROU', 'RM', 'RDC', 'RTS']));

    await book.sandbox('finish', { gameId, score: { home: 2, away: 1 } });

    expect(await book.ask('match', { gameId }, null)).toMatchObject({
      match: { gameStatus: 'finished', sc_FT_H: 2, sc_FT_C: 1, sc_half_H: 0, markets: [] },
    });
    await expect(book.ask('match', { gameId: '12345670' }, null)).rejects.toMatchObject({ code: 6004 });
  });

  it('counts leagues and phases', async () => {
    await aMatchInPlay(book, { leagueId: 106 });

    const counted = (await book.ask('leagues', { sport: 'FT', phase: 'RB' }, null)) as { list: object[]; phases: { RB: number } };

    expect(counted.list).toContainEqual({ league_id: '106', name: '法国甲级联赛', count: 1 });
    expect(counted.phases.RB).toBe((await list('RB')).matches.length);
    expect(await book.ask('leagues', { sport: 'BK', phase: 'RB' }, null)).toMatchObject({ list: [] });
  });
});

describe('the odds stream', () => {
  it('sends a watched match whole, then deltas that follow each other', async () => {
    const { gameId } = await aMatchInPlay(book);
    const { received, connection } = connect();

    connection.receive({ type: 'watch', matches: [gameId], lists: [] });
    const [snapshot] = received.splice(0);
    expect(snapshot).toMatchObject({ type: 'snapshot', match: { gameId, sc_FT_H: 1 } });

    await book.sandbox('price', { gameId, w: 'RE', prices: { REH: '0.99', REC: '0.87' } });
    const [price] = received.splice(0);
    expect(price).toMatchObject({
      type: 'delta',
      gameId,
      from: versionOf(snapshot),
      markets: [{ w: 'RE', prices: [{ ior: '0.99' }, { ior: '0.87' }] }],
    });
    expect(price).not.toHaveProperty('match');

    await book.sandbox('goal', { gameId, side: 'C' });
    const [goal] = received.splice(0);
    expect(goal).toMatchObject({ type: 'delta', from: versionOf(price), match: { sc_FT_C: 1, sc_FT_A: 1, t_count: 3600 } });
    expect(goal).not.toHaveProperty('match.team_h');

    await book.sandbox('finish', { gameId });
    expect(received.splice(0)).toMatchObject([{ type: 'gone', gameId }]);
    connection.close();
  });

  it('sends what changed at once as one message to a client that reads such', async () => {
    const { gameId } = await aMatchInPlay(book);
    const { received, connection } = connect();
    connection.receive({ type: 'watch', matches: [gameId], lists: [{ sport: 'FT', phase: 'RB' }], together: true });
    received.splice(0);

    await book.sandbox('finish', { gameId });

    expect(received).toMatchObject([
      {
        type: 'together',
        messages: [
          { type: 'gone', gameId },
          { type: 'list-changed', sport: 'FT' },
        ],
      },
    ]);
    connection.close();
  });

  it('tells a goal in a match of the list that is not watched, to a client that reads such, and no other change of it', async () => {
    const { gameId } = await aMatchInPlay(book);
    const reader = connect();
    const earlier = connect();
    reader.connection.receive({ type: 'watch', matches: [], lists: [{ sport: 'ALL', phase: 'RB' }], goals: true });
    earlier.connection.receive({ type: 'watch', matches: [], lists: [{ sport: 'FT', phase: 'RB' }] });

    await book.sandbox('price', { gameId, w: 'RE', prices: { REH: '0.91', REC: '0.95' } });
    expect(reader.received.splice(0)).toEqual([]);
    await book.sandbox('goal', { gameId, side: 'C' });

    expect(reader.received).toMatchObject([{ type: 'scored', gameId, sc_FT_C: 1 }]);
    expect(earlier.received).toEqual([]);
    reader.connection.close();
    earlier.connection.close();
  });

  it('sends nothing for a match that was touched and stayed the same', async () => {
    const { gameId } = await aMatchInPlay(book);
    const prices = { REH: '0.99', REC: '0.87' };
    await book.sandbox('price', { gameId, w: 'RE', prices });
    const { received, connection } = connect();
    connection.receive({ type: 'watch', matches: [gameId], lists: [] });
    expect(received.splice(0)).toMatchObject([{ type: 'snapshot' }]);

    await book.sandbox('price', { gameId, w: 'RE', prices });

    expect(received).toEqual([]);
    connection.close();
  });

  it('sends a snapshot on request, and reports that a match is gone', () => {
    const { received, connection } = connect();

    connection.receive({ type: 'snapshot', matches: ['999990'] });
    connection.receive({ type: 'ping' });

    expect(received).toMatchObject([{ type: 'gone', gameId: '999990' }, { type: 'pong' }]);
  });

  it('notifies only the subscribers of a list that it has changed', async () => {
    const [watching, idle] = [connect(), connect()];
    watching.connection.receive({ type: 'watch', matches: [], lists: [{ sport: 'FT', phase: 'RB' }] });

    await aMatchInPlay(book);

    expect(watching.received).toMatchObject([{ type: 'list-changed', sport: 'FT', phase: 'RB' }]);
    expect(idle.received).toEqual([]);
  });

  it('ignores unknown messages, and sends nothing after the connection is closed', async () => {
    const { gameId } = await aMatchInPlay(book);
    const { received, connection } = connect();
    connection.receive({ type: 'shout' });
    connection.receive('nonsense');
    connection.receive({ type: 'watch', matches: [gameId], lists: [] });
    received.splice(0);

    connection.close();
    await book.sandbox('goal', { gameId, side: 'H' });

    expect(received).toEqual([]);
  });
});

describe('a whole day of the calendar', () => {
  it('fills the board, moves its prices, plays its matches to the end and settles on them', async () => {
    const day = await openSportsbook({ calendar: fixturesOf });
    try {
      const first = (await day.ask('matches', { sport: 'FT', phase: 'RB' }, null)) as List;
      expect(first.matches.length).toBeGreaterThanOrEqual(10);
      expect(((await day.ask('matches', { sport: 'FT', phase: 'FT' }, null)) as List).matches.length).toBeGreaterThanOrEqual(20);
      expect(((await day.ask('matches', { sport: 'FT', phase: 'FU' }, null)) as List).matches.length).toBeGreaterThan(20);

      await day.pass(5_000);
      const moved = (await day.ask('matches', { sport: 'FT', phase: 'RB', since: first.version }, null)) as List;
      expect(moved.matches.length).toBeGreaterThan(0);

      const open = first.matches.find(({ markets }) => markets.some(({ w, state }) => w === 'RE' && state === 'open'));
      const member = await day.aMember(50_000n);
      await day.bet(member, { gameId: open?.gameId ?? '', w: 'RE', r: 'REH' }, { policy: 'tolerance' });
      await day.pass(5_000);
      await day.pass(2 * 3_600_000);

      expect(await day.ask('openBets', {}, member)).toEqual({ list: [] });
      expect((await day.balanceOf(member)).held).toBe(0n);
      expect(await day.auditProblems()).toEqual([]);
    } finally {
      await day.close();
    }
  });
});

async function list(phase: string, since?: number, more: object = {}): Promise<List> {
  return (await book.ask('matches', { sport: 'FT', phase, ...(since === undefined ? {} : { since }), ...more }, null)) as List;
}

function ids({ matches }: List): readonly string[] {
  return matches.map(({ gameId }) => gameId);
}

async function statesOf(gameId: string): Promise<readonly string[]> {
  const match = (await list('RB')).matches.find((each) => each.gameId === gameId);
  return [...new Set(match?.markets.map(({ state }) => state))];
}

function connect() {
  const received: OddsMessage[] = [];
  const take = (message: object): void => {
    const checked = check(oddsMessageSchema, message);
    if (checked.issues !== undefined) throw new Error(describeIssues(checked.issues));
    received.push(checked.value);
  };
  const connection = book.sportsbook.odds.connect({ send: take, sendTogether: (messages) => take({ type: 'together', messages }) });
  return { received, connection };
}

function versionOf(message: OddsMessage | undefined): number | undefined {
  if (message?.type === 'snapshot') return message.match.version;
  return message?.type === 'delta' ? message.version : undefined;
}
