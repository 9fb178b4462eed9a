import { randomUUID } from 'node:crypto';
import { betRecordListCall, betRecordPlacesCall, betRecordTotalCall } from '@site/shared/wire/betRecords';
import type { RequestOf } from '@site/shared/wire/call';
import { feedbackBetsCall } from '@site/shared/wire/feedback';
import { gradeInfoCall } from '@site/shared/wire/grades';
import { sql } from 'kysely';
import { fen } from '../kernel';
import { createSportsbook } from '../sportsbook';
import { aPlayer, steer } from '../testing/aPlayer';
import { answerOf } from '../testing/answerOf';
import { aVenuePlayer, type VenuePlayer } from '../venues/testing/aVenuePlayer';
import { TEST_GAMES } from '../venues/testing/games';
import { NOON, platformAtNoon } from '../testing/platformAtNoon';

const DAY_MS = 24 * 60 * 60_000;

type Filter = Partial<RequestOf<typeof betRecordListCall>>;

const site = platformAtNoon((dependencies) => createSportsbook(dependencies, () => []), TEST_GAMES);
let player: VenuePlayer;

beforeEach(async () => {
  player = await aVenuePlayer(site, '1000.00');
});

const time = { from: 0, to: NOON + 30 * DAY_MS };
const list = async (filter: Filter = {}, who = player) =>
  answerOf(betRecordListCall, await who.send(betRecordListCall, { ...time, size: 10, ...filter }));
const total = async (filter: Filter = {}, who = player) => {
  const { size: _size, after: _after, before: _before, ...rest } = filter;
  return answerOf(betRecordTotalCall, await who.send(betRecordTotalCall, { ...time, ...rest }));
};
const idsOf = ({ list: entries }: Awaited<ReturnType<typeof list>>) =>
  entries.map((entry) => (entry.kind === 'ticket' ? entry.ticket.ticket_id : entry.round.roundId));

/** Places a won, a lost and an open ticket, then plays one round at each of two venues. */
async function aDayOfPlay() {
  const won = await aTicket('100.00', { home: 1, away: 0 });
  await aMinute();
  const lost = await aTicket('50.00', { home: 0, away: 1 });
  await aMinute();
  const open = await aTicket('30.00');
  await aMinute();
  const pearl = await aRound('JGDZ', 'JG-pearl', '10.00', '25.00');
  await aMinute();
  const lotus = await aRound('WXDZ', 'WX-lotus', '5.00', '0.00');
  return { won, lost, open, pearl, lotus };
}

describe('the record of all play', () => {
  it('has tickets and rounds in one list, the newest first, with totals of both [R-API-091] [R-API-092]', async () => {
    const { won, lost, open, pearl, lotus } = await aDayOfPlay();

    expect(idsOf(await list())).toEqual([lotus, pearl, open, lost, won]);
    // The payout is 100 at 2.10. Tickets risk 195.00 and rounds 15.00; 30.00 of it is open.
    expect(await total()).toMatchObject({
      count: 5,
      risk: '195.00',
      payout: '235.00',
      turnover: '165.00',
      net: '70.00',
      won: 2,
      lost: 2,
      days: [{ day: '2026-11-21', count: 5, risk: '195.00', net: '70.00' }],
      sports: [{ sport: 'FT', count: 3, net: '60.00' }],
      venues: [
        { enName: 'CRTY', category: 'TY', turnover: '150.00', net: '60.00' },
        { enName: 'JGDZ', name: '极光电子', category: 'DZ', net: '15.00' },
        { enName: 'WXDZ', net: '-5.00' },
      ],
    });
  });

  it('counts what bets at negative prices held, so that what came back less that is the net of what is over', async () => {
    const malay = await aNegativeTicket('M', { RH: '1.25', RC: '0.60' }, { home: 2, away: 0 });
    const indonesian = await aNegativeTicket('I', { RH: '0.80', RC: '1.05' }, { home: 0, away: 2 });

    expect((await list()).list).toMatchObject([
      { ticket: { ticket_id: indonesian, stake: '100.00', risk: '125.00', payout: '0.00' } },
      { ticket: { ticket_id: malay, stake: '100.00', risk: '75.00', payout: '175.00' } },
    ]);
    const sums = { count: 2, risk: '200.00', net: '-25.00' };
    expect(await total()).toMatchObject({
      ...sums,
      payout: '175.00',
      days: [{ day: '2026-11-21', ...sums }],
      sports: [{ sport: 'FT', ...sums }],
      venues: [{ enName: 'CRTY', ...sums }],
    });
    const bettor = await aPlayer(site.platform);
    expect((await bettor.sports('results', { pageNum: 1, pageSize: 10 })).totals).toEqual({ risk: '200.00', payout: '175.00' });
    const { list: offered } = answerOf(feedbackBetsCall, await player.send(feedbackBetsCall, {}));
    expect(offered.map(({ risk }) => risk)).toEqual(['125.00', '75.00']);
  });

  it('counts the turnover that VIP counts', async () => {
    const before = await turnover();
    await aDayOfPlay();

    expect(Number((await total()).turnover)).toBeCloseTo((await turnover()) - before);
  });

  it('is filtered by category, venue, game, state, result and time, and its totals by the same [R-MEMBER-19]', async () => {
    const played: Readonly<Record<string, string>> = await aDayOfPlay();
    const cases: readonly [what: string, filter: Filter, names: readonly string[], sums: object][] = [
      ['kind', { kind: 'ticket' }, ['open', 'lost', 'won'], { count: 3 }],
      ['category', { category: 'DZ' }, ['lotus', 'pearl'], { count: 2, net: '10.00' }],
      ['the local channel', { enName: 'CRTY' }, ['open', 'lost', 'won'], { count: 3, net: '60.00' }],
      ['venue', { enName: 'WXDZ' }, ['lotus'], { risk: '5.00' }],
      ['game', { enName: 'JGDZ', gameCode: 'JG-pearl' }, ['pearl'], { risk: '10.00' }],
      ['a game without play', { enName: 'JGDZ', gameCode: 'JG-other' }, [], { count: 0, risk: '0.00', days: [] }],
      ['sport', { enName: 'CRTY', gameCode: 'FT' }, ['open', 'lost', 'won'], { count: 3 }],
      ['what is open', { state: 'open' }, ['open'], { risk: '30.00', net: '0.00', won: 0, lost: 0 }],
      ['what was won', { result: 'won' }, ['pearl', 'won'], { won: 2, lost: 0, net: '125.00' }],
      ['what was lost', { result: 'lost' }, ['lotus', 'lost'], { won: 0, lost: 2, net: '-55.00' }],
      ['a time, both ends included', { from: NOON + 60_000, to: NOON + 120_000 }, ['open', 'lost'], { count: 2 }],
    ];

    for (const [what, filter, names, sums] of cases) {
      expect([what, idsOf(await list(filter))]).toEqual([what, names.map((name) => played[name])]);
      expect([what, await total(filter)]).toMatchObject([what, sums]);
    }
  });

  it('finds one ticket or round by its number, whenever it was, and nothing of another member [R-API-092]', async () => {
    const { won, pearl } = await aDayOfPlay();
    site.clock.set(NOON + 60 * DAY_MS);
    player = await aVenuePlayer(site, '1000.00');
    const stranger = await aVenuePlayer(site, '1.00', 'player2', 'player234');
    const any = { from: 0, to: site.clock.nowMs() };

    expect(idsOf(await list({ ...any, kind: 'ticket', number: won }))).toEqual([won]);
    expect(idsOf(await list({ ...any, kind: 'round', number: pearl }))).toEqual([pearl]);
    expect(idsOf(await list({ ...any, kind: 'round', number: won }))).toEqual([]);
    expect(idsOf(await list({ ...any, number: won }, stranger))).toEqual([]);
    expect(idsOf(await list({ ...any, number: "'; drop table member; --" }))).toEqual([]);
  });

  it('counts neither a push, nor what was given back, as won or lost', async () => {
    await site.platform.bank.debit(await player.enter('JGDZ', 'JG-pearl'), {
      roundId: 'back',
      stepId: 'bet',
      amount: fen(500n),
      detail: {},
    });
    await site.platform.bank.rollback('JGDZ', 'back');
    await aRound('JGDZ', 'JG-pearl', '2.00', '2.00');

    expect(await total()).toMatchObject({ count: 2, net: '0.00', won: 0, lost: 0, turnover: '2.00' });
    expect((await list({ state: 'void' })).list).toMatchObject([{ round: { roundId: 'back', state: 'void' } }]);
    expect(await total({ result: 'even' })).toMatchObject({ count: 2 });
  });

  it('ends its days at midnight in Shanghai', async () => {
    site.clock.set(Date.parse('2026-11-21T23:59:59.999+08:00'));
    player = await aVenuePlayer(site, '1000.00');
    await aRound('JGDZ', 'JG-pearl', '1.00', '0.00');
    site.clock.set(Date.parse('2026-11-22T00:00:00+08:00'));
    await aRound('JGDZ', 'JG-pearl', '2.00', '0.00');

    expect((await total()).days).toMatchObject([
      { day: '2026-11-21', risk: '1.00' },
      { day: '2026-11-22', risk: '2.00' },
    ]);
  });

  it('goes forth and back in pages that an entry which comes meanwhile moves nothing in', async () => {
    const ids: string[] = [];
    // Two entries of the same moment fall on different pages.
    for (let index = 0; index < 7; index += 1) {
      if (index % 2 === 0) await aMinute();
      ids.unshift(await aRound('JGDZ', 'JG-pearl', '1.00', '0.00', `round-${index}`));
    }
    const first = await list({ size: 3 });
    await aMinute();
    await aRound('JGDZ', 'JG-pearl', '1.00', '0.00', 'later');
    const second = await list({ size: 3, after: first.next });
    const third = await list({ size: 3, after: second.next });

    expect([first, second, third].map((page) => page.list.length)).toEqual([3, 3, 1]);
    expect([first, second, third].flatMap(idsOf)).toEqual(ids);
    expect(first.previous).toBeUndefined();
    expect(third.next).toBeUndefined();
    const back = await list({ size: 3, before: third.previous });
    expect(idsOf(back)).toEqual(idsOf(second));
    expect(idsOf(await list({ size: 3, before: back.previous }))).toEqual(idsOf(first));
  });

  it('has nothing of play money, and nothing of another member', async () => {
    await player.play(await player.enter('JGDZ', 'JG-pearl', { trial: true }), '1.00');
    await aDayOfPlay();
    const stranger = await aVenuePlayer(site, '1.00', 'player2', 'player234');

    expect(await total()).toMatchObject({ count: 5 });
    expect(await list({}, stranger)).toEqual({ list: [] });
    expect(await total({}, stranger)).toMatchObject({ count: 0, days: [], sports: [], venues: [] });
  });

  it('names where the member has played, in the language of the page', async () => {
    await aDayOfPlay();

    const { venues } = answerOf(
      betRecordPlacesCall,
      await site.send(betRecordPlacesCall, time, { token: player.token, headers: { language: 'zh-TW' } }),
    );
    expect(venues).toMatchObject([
      { enName: 'CRTY', category: 'TY', games: [{ gameCode: 'FT' }] },
      { enName: 'JGDZ', name: '極光電子', games: [{ gameCode: 'JG-pearl' }] },
      { enName: 'WXDZ', games: [{ gameCode: 'WX-lotus' }] },
    ]);
  });

  it("refuses a place that is none, and takes one of another member's entry as a moment alone", async () => {
    const { open } = await aDayOfPlay();
    const stranger = await aVenuePlayer(site, '1.00', 'player2', 'player234');

    for (const after of ['x~t:1', '1~q:1', '~'])
      expect(await player.send(betRecordListCall, { ...time, size: 10, after })).toMatchObject({ status_code: 6007 });
    expect(await list({ after: "1~t:'; drop table member; --" })).toEqual({ list: [] });
    expect(await list({ after: `${NOON + DAY_MS}~t:${open}` }, stranger)).toEqual({ list: [] });
  });

  it('offers feedback the latest tickets and rounds [R-API-042]', async () => {
    const { open, pearl, lotus } = await aDayOfPlay();

    const { list: bets } = answerOf(feedbackBetsCall, await player.send(feedbackBetsCall, {}));
    expect(bets).toHaveLength(5);
    expect(bets.slice(0, 3)).toMatchObject([
      { kind: 'round', id: lotus, risk: '5.00' },
      { kind: 'round', id: pearl, title: expect.stringMatching(/^极光电子 · /) as string },
      { kind: 'ticket', id: open },
    ]);
  });

  it('of 10,000 rounds and tickets has their total, and pages from anywhere in it', async () => {
    await aTicket('10.00');
    await aRound('JGDZ', 'JG-pearl', '1.00', '0.00', 'first');
    await sql`
      insert into venue_round (session_id, round_id, member_id, en_name, game_code, is_trial, stake, payout, state, steps, detail, balance_after, played_at)
      select session_id, 'many-' || n, member_id, en_name, game_code, false, 100, (n % 3) * 100, 'ended', '[]', 'null', 0, played_at - n * interval '5 minutes'
      from venue_round, generate_series(1, 9998) as n where round_id = 'first'`.execute(site.db);

    const { count, days } = await total();
    const first = await list({ size: 20 });
    const deep = await list({ size: 20, after: `${NOON - 30 * DAY_MS}~r:x` });
    expect([count, days.length > 30, first.list.length, deep.list.length]).toEqual([10_000, true, 20, 20]);
  });
});

async function turnover(): Promise<number> {
  return Number(answerOf(gradeInfoCall, await player.send(gradeInfoCall, { grade: 6 })).turnover);
}

async function aMinute(): Promise<void> {
  await site.sandbox('clock', { advanceMs: 60_000 });
}

/** Bets on the home team at 2.10. Without a score the ticket stays open. */
async function aTicket(stake: string, score?: { readonly home: number; readonly away: number }): Promise<string> {
  const bettor = await aPlayer(site.platform);
  const markets = [{ w: 'M', prices: { MH: '2.10', MC: '9.50', MN: '8.20' } }];
  const { gameId } = (await steer(site.platform, 'match/create', { startsInSeconds: 3_600, markets })) as { gameId: string };
  const placed = await bettor.place(await bettor.quote({ gameId, w: 'M', r: 'MH' }, stake), stake);
  if (score !== undefined) await steer(site.platform, 'match/finish', { gameId, score });
  if (placed.state !== 'accepted') throw new Error('the bet was not taken');
  return placed.ticket.ticket_id;
}

/** Builds a bet of 100.00 on the home team, which gives half a goal, at a price below zero in this format. */
async function aNegativeTicket(
  oddsType: 'M' | 'I',
  prices: Readonly<Record<string, string>>,
  score: { readonly home: number; readonly away: number },
): Promise<string> {
  await aMinute();
  const bettor = await aPlayer(site.platform);
  const markets = [{ w: 'R', ratio: '0.5', strong: 'H', prices }];
  const { gameId } = (await steer(site.platform, 'match/create', { startsInSeconds: 3_600, markets })) as { gameId: string };
  const stake = '100.00';
  const quote = await bettor.sports('quote', { mode: 'single', oddsType, selections: [{ gameId, w: 'R', r: 'RH' }], stake });
  const placed = await bettor.place(quote, stake);
  await steer(site.platform, 'match/finish', { gameId, score });
  if (placed.state !== 'accepted') throw new Error('the bet was not taken');
  return placed.ticket.ticket_id;
}

async function aRound(enName: string, gameCode: string, stake: string, payout: string, roundId: string = randomUUID()): Promise<string> {
  await player.play(await player.enter(enName, gameCode), stake, { payout }, roundId);
  return roundId;
}
