import { randomUUID } from 'node:crypto';
import type { GameServer } from '../../kit/operator';
import { expectRefusal, postTo } from '../../kit/testing/venueCalls';
import { createFakeBank, type FakeBank } from '../../kit/testing/createFakeBank';
import { ESPORTS_GAMES } from '../games';
import { aBet, aTicket, EARLY, SECRET } from '../testing/aDesk';
import { boardSchema, placeAnswerSchema, resultsSchema, type Board } from '../protocol';
import { startEsports } from './startEsports';

const HOST = 'http://localhost:4100';

let bank: FakeBank;
let venue: GameServer;
const post = postTo(() => venue.url);
let moment = EARLY;

beforeAll(async () => {
  bank = createFakeBank();
  venue = await startEsports({ bank, port: 0, hostOrigins: [HOST], secret: SECRET, now: () => moment });
});
afterAll(() => venue.stop());

it('takes a bet over HTTP, settles it, and tells the results', async () => {
  const { token, state } = await enter();
  const placed = placeAnswerSchema.parse(await (await post('/api/place', aBet(state.matches.slice(0, 1)), token)).json());
  moment += 240_000;

  const board = boardSchema.parse(await (await post('/api/state', {}, token)).json());
  const { results } = resultsSchema.parse(await (await post('/api/results', {}, token)).json());

  expect(placed.outcome).toBe('placed');
  expect(board.bets[0]?.payout).not.toBeNull();
  expect(results.map(({ matchId }) => matchId)).toContain(state.matches[0]?.matchId);
});

it.each([
  ['a stake as a number', { stake: 10 }],
  ['a negative stake', { stake: '-10.00' }],
  ['a fraction of a fen', { stake: '10.001' }],
  ['a huge stake', { stake: '9999999999999.00' }],
  ['no leg', { legs: [] }],
  ['nine legs', { legs: Array.from({ length: 9 }, () => ({ matchId: 'tower-1', key: 'winner:0:0:home', price: '1.90', goals: [0, 0] })) }],
  ['a round id of another kind', { roundId: 'one' }],
  ['a policy that does not exist', { policy: 'always' }],
])('refuses %s', async (_title, change) => {
  const { token, state } = await enter();

  await expectRefusal(post('/api/place', { ...aBet(state.matches.slice(0, 1)), ...change }, token), 400, 'bad-request');
  expect(await bank.balance(token)).toBe(1_000_000n);
});

it('refuses a foreign ticket, a spent one, and a session that is over', async () => {
  await expectRefusal(post('/api/session', { ticket: randomUUID() }), 401, 'session-over');
  const { token, state } = await enter();
  bank.endSession(token);
  await expectRefusal(post('/api/place', aBet(state.matches.slice(0, 1)), token), 401, 'session-over');
  await expectRefusal(post('/api/state', {}, token), 401, 'session-over');
});

it('has settled what fell due while it was stopped before it takes the first call', async () => {
  const ownBank = createFakeBank();
  const options = { bank: ownBank, port: 0, hostOrigins: [HOST], secret: SECRET, now: () => moment };
  const first = await startEsports(options);
  const { token, state } = await enter(first, ownBank);
  await postTo(() => first.url)('/api/place', aBet(state.matches.slice(0, 1)), token);
  await first.stop();
  expect(await openBets(ownBank)).toHaveLength(1);
  moment += 240_000;

  const second = await startEsports(options);
  try {
    expect(await openBets(ownBank)).toEqual([]);
  } finally {
    await second.stop();
  }
});

it('looks at ten of fifty requests at once, and takes the bet once', async () => {
  const { token, state } = await enter();
  const request = aBet(state.matches.slice(0, 1));

  const responses = await Promise.all(Array.from({ length: 50 }, () => post('/api/place', request, token)));

  expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
  expect(await bank.balance(token)).toBe(999_000n);
});

it('shows a page for each board, one to check a match, and nothing else', async () => {
  for (const { gameCode } of ESPORTS_GAMES) {
    expect((await fetch(`${venue.url}/esports/${gameCode}?lang=zh-TW`)).status).toBe(200);
  }
  expect((await fetch(`${venue.url}/check`)).status).toBe(200);
  expect((await fetch(`${venue.url}/esports/ZY-nothing`)).status).toBe(404);
});

async function enter(server = venue, ownBank = bank): Promise<{ token: string; state: Board }> {
  const answer = (await (await postTo(() => server.url)('/api/session', { ticket: aTicket(ownBank) })).json()) as {
    token: string;
    state: unknown;
  };
  return { token: answer.token, state: boardSchema.parse(answer.state) };
}

async function openBets(ownBank: FakeBank): Promise<readonly unknown[]> {
  return (await Promise.all(ESPORTS_GAMES.map(({ enName }) => ownBank.openRounds(enName)))).flat();
}
