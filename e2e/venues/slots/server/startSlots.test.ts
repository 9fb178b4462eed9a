import { randomUUID } from 'node:crypto';
import { formatYuan } from '../../kit/money';
import type { GameServer } from '../../kit/operator';
import { createDraws } from '../../kit/fairness/createDraws';
import { commitmentOf } from '../../kit/fairness/createSeeds';
import { MODELS, POOL_TERMS, replay } from '../engine';
import { DEMO_GAMES, rtpOf } from '../games';
import { expectRefusal, postTo } from '../../kit/testing/venueCalls';
import { drawingsSchema, gameStateSchema, sessionSchema, spinAnswerSchema, type WireRound } from '../protocol';
import { readDrawings } from './readDrawings';
import { startSlots } from './startSlots';
import { createFakeBank, type FakeBank } from '../../kit/testing/createFakeBank';
import { drawsOf, scriptedRandom, seededRandom } from '../../kit/testing/seededRandom';

const HOST = 'http://localhost:4100';
const PEARL = { memberId: 7, enName: 'JGDZ', gameCode: 'JG-pearl', isTrial: false };
/** Time of the operator's clock, whatever the venue's own clock shows. */
const PLAYED_AT = Date.UTC(2026, 10, 21, 18, 39, 56);
/** Draws that put five bells into the bottom row of the steady reels, followed by the pool draw. */
const FIVE_BELLS = [0.375, 0.28125, 0.4375, 0.75, 0.0625] as const;

let bank: FakeBank;
let venue: GameServer;
const post = postTo(() => venue.url);
/** Null to use the draws of the seeds. */
let random: ReturnType<typeof seededRandom> | null = null;

beforeAll(async () => {
  bank = createFakeBank(POOL_TERMS, () => PLAYED_AT);
  venue = await startSlots({
    bank,
    games: DEMO_GAMES,
    port: 0,
    hostOrigins: [HOST],
    secret: 'a secret of the suite that nobody knows',
    drawsOf: (...seeds) => (random === null ? createDraws(...seeds) : drawsOf(random)),
  });
});
afterAll(() => venue.stop());
beforeEach(() => {
  random = seededRandom(1);
});

it("opens the page of the demo operator's customer service", async () => {
  const response = await fetch(`${venue.url}/service`);

  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1>在线客服</h1>');
});

describe('a session', () => {
  it('opens with a ticket, once', async () => {
    const ticket = bank.sellTicket(PEARL, 200_000n);

    const { state } = sessionSchema.parse(await (await post('/api/session', { ticket })).json());

    const game = DEMO_GAMES[0];
    expect(state.game).toMatchObject({ gameCode: 'JG-pearl', rtp: game === undefined ? '' : rtpOf(game), lineReturn: '94.80' });
    expect(state).toMatchObject({ balance: '2000.00', trial: false, pools: { major: '888.00' } });
    expect(state.stakes).toEqual(['0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00']);
    await expectRefusal(post('/api/session', { ticket }), 401, 'session-over');
  });

  it('is read again with its token, until it is over', async () => {
    const token = await aSession();

    expect(gameStateSchema.parse(await (await post('/api/state', {}, token)).json()).balance).toBe('2000.00');
    bank.endSession(token);
    await expectRefusal(post('/api/state', {}, token), 401, 'session-over');
    await expectRefusal(aSpin(token, { stake: '1.00' }), 401, 'session-over');
    await expectRefusal(post('/api/state', {}), 401, 'session-over');
  });
});

describe('the pictures of a game', () => {
  it('are its own, and need no session', async () => {
    const [pearl, panda] = await Promise.all(
      ['JG-pearl', 'JG-panda'].map(async (gameCode) => drawingsSchema.parse(await (await post('/api/drawings', { gameCode })).json())),
    );

    expect(pearl).toEqual(await readDrawings('pearl'));
    expect(panda?.cloud).toEqual((await readDrawings('panda')).cloud);
    expect(panda?.cloud).not.toEqual(pearl?.cloud);
  });

  it('are refused for a game that is not here', () => expectRefusal(post('/api/drawings', { gameCode: 'JG-unicorn' }), 400, 'bad-request'));
});

describe('a round', () => {
  it('pays what the reels show', async () => {
    const token = await aSession();
    random = scriptedRandom(...FIVE_BELLS, 0.9);

    const round = await played(aSpin(token, { stake: '2.00' }));

    expect(round.wins).toEqual([{ line: 2, symbol: 'bell', count: 5, payout: '80.00' }]);
    expect(round).toMatchObject({ stake: '2.00', payout: '80.00', jackpot: null, balance: '2078.00', at: PLAYED_AT });
    expect(bank.exposureOf('JGDZ', round.roundId)).toBe(200n);
    expect(bank.reportOf('JGDZ', round.roundId)?.facts.at(-1)).toEqual({
      label: { 'zh-CN': '第 3 线', 'zh-TW': '第 3 線' },
      value: { 'zh-CN': '龙宫 × 5，¥80', 'zh-TW': '龍宮 × 5，¥80' },
    });
  });

  it('pays a pool that the draw hits, and the pool begins again', async () => {
    const token = await aSession();
    random = scriptedRandom(...FIVE_BELLS, 0);
    const before = bank.total();

    const response = await aSpin(token, { stake: '100.00' });
    const answer = spinAnswerSchema.parse(await response.json());

    if (answer.outcome !== 'played') throw new Error('the round was not played');
    expect(answer.round.jackpot?.tier).toBe('grand');
    expect(Number(answer.round.jackpot?.amount)).toBeGreaterThanOrEqual(8_888.5);
    expect(answer.pools.grand).toBe('8888.00');
    expect(bank.total()).toBe(before);
  });

  it('has no part in the pools for play money', async () => {
    const token = await aSession({ isTrial: true });
    random = scriptedRandom(...FIVE_BELLS, 0);

    expect((await played(aSpin(token, { stake: '100.00' }))).jackpot).toBeNull();
  });

  it('is one round, however often it is sent', async () => {
    const token = await aSession();
    const roundId = randomUUID();
    const before = bank.decided;

    const answers = await Promise.all(Array.from({ length: 5 }, () => played(aSpin(token, { stake: '5.00', roundId }))));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(bank.decided).toBe(before + 1);
    await expectRefusal(aSpin(token, { stake: '10.00', roundId }), 409, 'round-reused');
  });

  it('is drawn by its seeds: the commitment is told before, the seed after, and anyone works it out again', async () => {
    const token = await aSession();
    random = null;
    const { next } = gameStateSchema.parse(await (await post('/api/state', {}, token)).json());

    const response = await post('/api/spin', { roundId: next.roundId, stake: '2.00', playerSeed: 'lucky' }, token);
    const answer = spinAnswerSchema.parse(await response.json());

    if (answer.outcome !== 'played' || answer.round.proof === null) throw new Error('the round has no proof');
    const { seed, commitment, playerSeed } = answer.round.proof;
    expect([commitment, commitmentOf(seed), playerSeed]).toEqual([next.commitment, next.commitment, 'lucky']);
    const again = replay(seed, playerSeed, { model: MODELS.steady, stake: 200n, roundId: next.roundId });
    expect(again.stops).toEqual(answer.round.stops);
    expect(answer.next.roundId).not.toBe(next.roundId);
    expect(bank.reportOf('JGDZ', next.roundId)?.proof).toEqual(answer.round.proof);
    await expectRefusal(post('/api/spin', { roundId: randomUUID(), stake: '2.00', playerSeed: 'a:b' }, token), 400, 'bad-request');
  });

  it('that the operator does not take is told with its reason, and nothing moves', async () => {
    const reason = { 'zh-CN': '今日投注限额 ¥100，还可投注 ¥1', 'zh-TW': '今日投注限額 ¥100，還可投注 ¥1' };
    const token = await aSession();
    const before = await bank.balance(token);
    bank.refuseStakes(reason);

    expect(await (await aSpin(token, { stake: '1.00' })).json()).toEqual({ outcome: 'insufficient', balance: formatYuan(before), reason });
    expect(await bank.balance(token)).toBe(before);
    bank.refuseStakes(null);
  });

  it('does not begin without the money for it', async () => {
    const token = await aSession({}, 99n);

    expect(await (await aSpin(token, { stake: '1.00' })).json()).toEqual({ outcome: 'insufficient', balance: '0.99' });
    expect((await played(aSpin(token, { stake: '0.50' }))).stake).toBe('0.50');
  });

  it.each([
    ['a stake that is not offered', { stake: '3.00' }],
    ['a stake that is no amount', { stake: '1e1' }],
    ['a stake below nothing', { stake: '-1.00' }],
    ['a round id of another kind', { stake: '1.00', roundId: 'one' }],
  ])('is refused with %s', async (_title, body) => {
    const token = await aSession();

    await expectRefusal(aSpin(token, body), 400, 'bad-request');
    expect(await bank.balance(token)).toBe(200_000n);
  });

  it('neither makes nor loses a fen, anyone who plays', async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, () => aSession({}, 50_000n)));
    const before = bank.total();

    await Promise.all(tokens.flatMap((token) => ['0.50', '1.00', '2.00', '5.00', '20.00'].map((stake) => played(aSpin(token, { stake })))));

    expect(bank.total()).toBe(before);
  });

  it('is not looked at beyond ten requests a second', async () => {
    const token = await aSession();

    const responses = await Promise.all(Array.from({ length: 25 }, () => aSpin(token, { stake: '0.50' })));

    const late = responses.filter(({ status }) => status === 429);
    expect(late.length).toBeGreaterThanOrEqual(5);
    expect(late[0]?.headers.get('retry-after')).toBe('1');
  });
});

describe('a page', () => {
  it('is served under a policy that allows its own sources only', async () => {
    const response = await fetch(`${venue.url}/slot/JG-pearl?ticket=secret&lang=zh-TW`);
    const html = await response.text();

    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain(`frame-ancestors ${HOST}`);
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(html).toContain('<html lang="zh-TW">');
    expect(html).toContain(`<meta name="host-origins" content="${HOST}">`);
    expect(html).not.toContain('secret');
  });

  it('has a script and a style that may be kept permanently', async () => {
    const html = await (await fetch(`${venue.url}/slot/JG-pearl`)).text();
    const paths = [...html.matchAll(/"(\/assets\/slot-[0-9a-f]{16}\.(?:js|css))"/g)].map(([, path]) => path);

    expect(paths).toHaveLength(2);
    for (const path of paths) {
      const response = await fetch(`${venue.url}${path ?? ''}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
  });

  it('is there for every game, and for no other address', async () => {
    const statuses = await Promise.all(
      DEMO_GAMES.map(async ({ gameCode }) => (await fetch(`${venue.url}/slot/${gameCode}`, { method: 'HEAD' })).status),
    );

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await fetch(`${venue.url}/slot/JG-nothing`)).status).toBe(404);
    expect((await fetch(`${venue.url}/assets/slot-0.js`)).status).toBe(404);
  });

  it('allows no other origin to read an answer', async () => {
    const response = await fetch(`${venue.url}/api/state`, { method: 'POST', headers: { origin: 'http://elsewhere.test' } });

    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

async function aSession(other: Partial<typeof PEARL> = {}, balance = 200_000n): Promise<string> {
  const response = await post('/api/session', { ticket: bank.sellTicket({ ...PEARL, ...other }, balance) });
  return sessionSchema.parse(await response.json()).token;
}

function aSpin(token: string, body: { stake: string; roundId?: string }): Promise<Response> {
  return post('/api/spin', { roundId: randomUUID(), ...body }, token);
}

async function played(sent: Promise<Response>): Promise<WireRound> {
  const answer = spinAnswerSchema.parse(await (await sent).json());
  if (answer.outcome !== 'played') throw new Error('the round was not played');
  return answer.round;
}
