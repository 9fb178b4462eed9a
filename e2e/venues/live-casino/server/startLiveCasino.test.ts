import { randomUUID } from 'node:crypto';
import type { GameServer } from '../../kit/operator';
import { expectRefusal, postTo } from '../../kit/testing/venueCalls';
import { createFakeBank, type FakeBank } from '../../kit/testing/createFakeBank';
import { FIELDS, replay, settleBets } from '../engine';
import { LIVE_TABLES } from '../games';
import { betAnswerSchema, sessionSchema, shoeSchema, tableStateSchema, type TableState } from '../protocol';
import { AT, MIDNIGHT, SECRET } from '../testing/aCasino';
import { startLiveCasino } from './startLiveCasino';
import { toBets } from './wire';

const HOST = 'http://localhost:4100';
const SEATED = { memberId: 7, enName: 'HTZR', gameCode: 'HT-A01', isTrial: false };

let bank: FakeBank;
let venue: GameServer;
const post = postTo(() => venue.url);
let now = MIDNIGHT;

beforeAll(async () => {
  bank = createFakeBank();
  venue = await startLiveCasino({ bank, port: 0, hostOrigins: [HOST], secret: SECRET, now: () => now });
});
afterAll(() => venue.stop());
beforeEach(() => {
  // Give each test its own round.
  now += AT.next - ((now - MIDNIGHT) % AT.next);
});

it('opens every table once with its ticket, and no other game', async () => {
  for (const { gameCode } of LIVE_TABLES) {
    const ticket = bank.sellTicket({ ...SEATED, gameCode }, 1_000n);
    const { state } = sessionSchema.parse(await (await post('/api/session', { ticket })).json());
    expect(state.game).toMatchObject({ gameCode, venueName: { 'zh-CN': '皇庭真人' } });
    await expectRefusal(post('/api/session', { ticket }), 401, 'session-over');
    expect((await fetch(`${venue.url}/baccarat/${gameCode}`)).status).toBe(200);
  }
  const strange = bank.sellTicket({ ...SEATED, gameCode: 'HT-Z99' }, 1_000n);
  await expectRefusal(post('/api/session', { ticket: strange }), 400, 'bad-request');
  expect((await fetch(`${venue.url}/baccarat/HT-Z99`)).status).toBe(404);
  expect((await fetch(`${venue.url}/check`)).status).toBe(200);
});

it.each<[string, unknown]>([
  ['text', 'ten'],
  ['a number', 10],
  ['below nothing', '-10.00'],
  ['huge', '99999999999999999.00'],
  ['with an exponent', '1e3'],
  ['a part of a yuan', '5.50'],
  ['on no field', undefined],
])('refuses an amount that is %s, and moves nothing', async (_title, amount) => {
  const { token, state } = await aSession();
  const bets = amount === undefined ? { dragon: '10.00' } : { banker: amount };

  await expectRefusal(post('/api/bet', { round: state.round, turn: state.turn, stepId: randomUUID(), bets }, token), 400, 'bad-request');
  expect(await bank.balance(token)).toBe(1_000_000n);
});

it('refuses a session that is over or unknown, and names of rounds that are none', async () => {
  const { token, state } = await aSession();

  await expectRefusal(post('/api/state', {}), 401, 'session-over');
  await expectRefusal(post('/api/state', {}, 'guessed'), 401, 'session-over');
  await expectRefusal(post('/api/take-back', { round: '../etc', turn: state.turn }, token), 400, 'bad-request');
  await expectRefusal(aBet(token, { ...state, round: 'HT-A01-20991231-01-1' }), 409, 'closed');
  bank.endSession(token);
  await expectRefusal(aBet(token, state), 401, 'session-over');
});

it('takes one of fifty requests that are sent at once with the same id', async () => {
  const { token, state } = await aSession();
  const body = { round: state.round, turn: state.turn, stepId: randomUUID(), bets: { banker: '10.00' } };

  const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await post('/api/bet', body, token)).status));

  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await bank.balance(token)).toBe(999_000n);
});

it('tells the seed of a shoe to anyone when it is over, and no page from it before', async () => {
  const { state } = await aSession();
  const ask = async (shoe: string) => post('/api/shoe', { shoe });

  expect(shoeSchema.parse(await (await ask(state.shoe)).json())).toMatchObject({ commitment: state.commitment, seed: null });
  expect(shoeSchema.parse(await (await ask('HT-A01-20261122-01')).json()).seed).toMatch(/^[0-9a-f]{64}$/);
  await expectRefusal(ask('HT-A01-20991231-01'), 400, 'bad-request');
  await expectRefusal(ask('HT-Z99-20261122-01'), 400, 'bad-request');
  // The page at `/check` sends the name of a round, or the id of a bet in it.
  const askSeed = async (round: string) => (await (await post('/api/seed', { round })).json()) as unknown;
  expect(await askSeed(state.round)).toEqual({ seed: null });
  expect(await askSeed('HT-A01-20261122-01-3-0000-abcd')).toEqual({ seed: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown });
  await expectRefusal(post('/api/seed', { round: 'nothing' }), 400, 'bad-request');
});

it('seats 200 players at one table: every bet is taken once, seen by the others and paid to the fen', async () => {
  const players = await inGroups(
    Array.from({ length: 200 }, (_, index) => index),
    async (index) => {
      const field = FIELDS[index % FIELDS.length] ?? 'tie';
      return { ...(await aSession({ memberId: 1_000 + index })), bets: { [field]: `${String(5 + (index % 90))}.00` } };
    },
  );

  const before = bank.total();
  const answers = await inGroups(players, async ({ token, state, bets }) =>
    betAnswerSchema.parse(await (await aBet(token, state, bets)).json()),
  );
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['taken']));
  const { seats, pot, others, round, shoe } = await readState(players[0]?.token);
  expect([seats >= 200, others.length]).toEqual([true, 12]);
  expect(Object.values(toBets(pot)).reduce((sum, stake) => sum + stake, 0n)).toBe(
    players.reduce((sum, { bets }) => sum + Object.values(toBets(bets)).reduce((own, stake) => own + stake, 0n), 0n),
  );

  now += AT.result;
  await waitUntil(async () => (await bank.openRounds('HTZR')).length === 0);
  expect(bank.total()).toBe(before);
  const { seed } = await seedOf(shoe);
  const outcome = replay(seed, '', { shoe, round: Number(round.split('-').at(-1)) });
  if (outcome === null) throw new Error('the round was dealt');
  const polled = await inGroups(players, ({ token }) => readState(token));
  expect(polled.map(({ settled }) => settled[0]?.round)).toEqual(players.map(() => round));
  for (const { token, bets } of players) {
    const stakes = toBets(bets);
    const stake = Object.values(stakes).reduce((sum, each) => sum + each, 0n);
    expect(await bank.balance(token)).toBe(1_000_000n - stake + settleBets(stakes, outcome));
  }
});

/** Moves the clock to the end of the shoe and requests its seed. */
async function seedOf(shoe: string): Promise<{ seed: string }> {
  const { token } = await aSession();
  const back = now;
  while ((await readState(token)).shoe === shoe) now += 600_000;
  const { seed } = shoeSchema.parse(await (await post('/api/shoe', { shoe })).json());
  now = back;
  if (seed === null) throw new Error('the shoe is over');
  return { seed };
}

/** Runs twenty calls at a time, like browsers that arrive in groups. */
async function inGroups<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += 20) results.push(...(await Promise.all(items.slice(from, from + 20).map(run))));
  return results;
}

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 2_000; attempt += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it did not come');
}

async function aSession(other: Partial<typeof SEATED> = {}): Promise<{ token: string; state: TableState }> {
  const response = await post('/api/session', { ticket: bank.sellTicket({ ...SEATED, ...other }, 1_000_000n) });
  return sessionSchema.parse(await response.json());
}

async function readState(token = ''): Promise<TableState> {
  return tableStateSchema.parse(await (await post('/api/state', {}, token)).json());
}

function aBet(token: string, { round, turn }: Pick<TableState, 'round' | 'turn'>, bets: object = { banker: '10.00' }): Promise<Response> {
  return post('/api/bet', { round, turn, stepId: randomUUID(), bets }, token);
}
