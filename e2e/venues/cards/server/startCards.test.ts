import { randomUUID } from 'node:crypto';
import { commitmentOf, createSeeds } from '../../kit/fairness/createSeeds';
import { formatYuan, parseYuan } from '../../kit/money';
import type { GameServer } from '../../kit/operator';
import { expectRefusal, postTo } from '../../kit/testing/venueCalls';
import { createFakeBank, type FakeBank } from '../../kit/testing/createFakeBank';
import { act, deal, legalActions, type Action } from '../engine/blackjack/table';
import { dealShoe } from '../engine/packs';
import { CARD_GAMES } from '../games';
import { bullAnswerSchema, cardStateSchema, handAnswerSchema, type WireHand } from '../protocol';
import { replay } from '../replay';
import { LEFT_AFTER_MS } from './createHands';
import { startCards } from './startCards';

const SECRET = 'a secret of the venue that nobody knows';
const TABLE_21 = { memberId: 7, enName: 'QYQP', gameCode: 'QY-21', isTrial: false };
const TABLE_BULL = { ...TABLE_21, gameCode: 'QY-bull' };
const SEEDS = createSeeds(SECRET);

let bank: FakeBank;
let venue: GameServer;
const post = postTo(() => venue.url);
let now = 1_000_000;

const start = () => startCards({ bank, port: 0, hostOrigins: ['http://localhost:4100'], secret: SECRET, now: () => now });
const restart = async () => {
  await venue.stop();
  venue = await start();
};

beforeAll(async () => {
  bank = createFakeBank();
  venue = await start();
});
afterAll(() => venue.stop());

/** Returns a round id whose first cards satisfy the condition. */
function aRound(isWanted: (table: ReturnType<typeof deal>) => boolean): string {
  for (let tries = 0; tries < 30_000; tries += 1) {
    const roundId = randomUUID();
    const table = deal(dealShoe({ seed: SEEDS.seedOf(`QYQP:${roundId}`), playerSeed: 'lucky', roundId }));
    if (isWanted(table)) return roundId;
  }
  throw new Error('no such round');
}

const undecided = () => aRound((table) => table.phase === 'acting' && legalActions(table).length === 3);
/** Finds a pair whose hands both continue after the split, because two hands of 21 would end the round. */
const pair = () => aRound((table) => legalActions(table).includes('split') && act(table, 'split').phase === 'acting');
const withAce = () =>
  aRound(
    (table) =>
      table.phase === 'insurance' &&
      table.dealer[1]?.rank === 5 &&
      (table.hands[0]?.cards ?? []).every(({ rank }) => rank > 1 && rank < 10),
  );

describe('a round of 21', () => {
  it('shows neither seed nor hidden card in any byte before it is over, and both after it', async () => {
    const { token, state } = await aSession();
    const roundId = undecided();
    const seed = SEEDS.seedOf(`QYQP:${roundId}`);
    const dealt = await (await aDeal(token, roundId)).text();
    const again = await (await post('/api/state', {}, token)).text();

    for (const answer of [dealt, again]) {
      expect(answer).not.toContain(seed);
      expect(answer.match(/"rank"/g)).toHaveLength(3);
      expect(answer).toContain(commitmentOf(seed));
    }
    expect(state.next.commitment).toBe(commitmentOf(SEEDS.seedOf(`QYQP:${state.next.roundId}`)));

    const end = await handOf(anAct(token, roundId, 0, 'stand'));

    expect(end.end?.seed).toBe(seed);
    expect(end.dealer.length).toBeGreaterThanOrEqual(2);
    const facts = replay({ gameCode: 'QY-21', round: roundId, seed, playerSeed: 'lucky', input: '停牌' });
    const report = bank.reportOf('QYQP', roundId);
    expect(report?.proof).toEqual({ commitment: commitmentOf(seed), seed, playerSeed: 'lucky' });
    expect(facts[0]).toEqual(report?.facts[0]);
  });

  it('takes and pays once, however often it is sent, and under one id only what was asked first', async () => {
    const { token } = await aSession();
    const roundId = undecided();
    const before = bank.total();

    const deals = await Promise.all(Array.from({ length: 4 }, () => aDeal(token, roundId).then((response) => response.text())));
    expect(withoutNext(deals)).toHaveLength(1);
    expect(await bank.balance(token)).toBe(199_000n);
    await expectRefusal(aDeal(token, roundId, '20.00'), 409, 'round-reused');
    await expectRefusal(aDeal(token, undecided()), 409, 'closed');

    const stands = await Promise.all(
      Array.from({ length: 3 }, () => anAct(token, roundId, 0, 'stand').then((response) => response.text())),
    );
    expect(withoutNext(stands)).toHaveLength(1);
    await expectRefusal(anAct(token, roundId, 0, 'hit'), 409, 'round-reused');
    await restart();
    const late = handAnswerSchema.parse(await (await aDeal(token, roundId)).json());
    expect(late.outcome === 'played' && late.hand.phase).toBe('over');
    expect(bank.total()).toBe(before);
  });

  it('goes on with the same cards after a reload and after the server was killed', async () => {
    const { token } = await aSession();
    const roundId = pair();
    await aDeal(token, roundId);
    const split = await handOf(anAct(token, roundId, 0, 'split'));
    await restart();

    const { hand } = cardStateSchema.parse(await (await post('/api/state', {}, token)).json());

    expect(hand).toEqual(split);
    expect(hand?.staked).toBe('20.00');
    expect(await bank.balance(token)).toBe(198_000n);
  });

  it('takes a double, a split and insurance in steps of their own, each once', async () => {
    const { token } = await aSession({ memberId: 20 });
    const doubled = undecided();
    await aDeal(token, doubled);
    await Promise.all([anAct(token, doubled, 0, 'double'), anAct(token, doubled, 0, 'double')]);
    const end = await handOf(anAct(token, doubled, 0, 'double'));
    expect(end.staked).toBe('20.00');
    expect(await bank.balance(token)).toBe(198_000n + (parseYuan(end.end?.payout ?? '') ?? 0n));

    const { token: other } = await aSession({ memberId: 8 });
    const insured = withAce();
    await aDeal(other, insured);
    const hand = await handOf(anAct(other, insured, 0, 'insure'));
    expect(hand.insurance).toEqual({ stake: '5.00', payout: null });
    expect(await bank.balance(other)).toBe(198_500n);
  });

  it('does not take what the player has not, and leaves the hand as it was', async () => {
    const { token } = await aSession({ memberId: 9 }, 1_500n);
    const roundId = undecided();
    await aDeal(token, roundId);

    expect(await (await anAct(token, roundId, 0, 'double')).json()).toEqual({ outcome: 'insufficient', balance: '5.00' });
    expect((await handOf(anAct(token, roundId, 0, 'stand'))).phase).toBe('over');
    const { token: poor } = await aSession({ memberId: 10 }, 999n);
    expect(await (await aDeal(poor, undecided())).json()).toEqual({ outcome: 'insufficient', balance: '9.99' });
  });

  it('that the operator does not take is told with its reason, and nothing moves', async () => {
    const reason = { 'zh-CN': '今日投注限额 ¥100，还可投注 ¥1', 'zh-TW': '今日投注限額 ¥100，還可投注 ¥1' };
    const { token } = await aSession({ memberId: 11 });
    const roundId = undecided();
    await aDeal(token, roundId);
    const balance = formatYuan(await bank.balance(token));
    bank.refuseStakes(reason);

    expect(await (await anAct(token, roundId, 0, 'double')).json()).toEqual({ outcome: 'insufficient', balance, reason });
    const { token: other } = await aSession(TABLE_BULL);
    const answer = await post('/api/bull', { roundId: randomUUID(), stake: '10.00', playerSeed: 'lucky' }, other);
    expect(await answer.json()).toMatchObject({ outcome: 'insufficient', reason });
    bank.refuseStakes(null);
    expect((await handOf(anAct(token, roundId, 0, 'stand'))).phase).toBe('over');
  });

  it('is stood and paid when its player has left it, after the session is over too, and not before', async () => {
    const { token } = await aSession({ memberId: 11 });
    const roundId = withAce();
    await aDeal(token, roundId);
    const before = bank.total();
    bank.endSession(token);
    now += LEFT_AFTER_MS - 1;
    await restart();
    expect(bank.reportOf('QYQP', roundId)).toBeNull();
    now += 1;
    await restart();

    expect(bank.reportOf('QYQP', roundId)?.facts.at(-1)?.value['zh-CN']).toBe('不买保险、停牌');
    expect(bank.total()).toBe(before);
    expect((await bank.openRounds('QYQP')).some((round) => round.roundId === roundId)).toBe(false);
  });

  it('is closed to another member, and to a trial of its own member', async () => {
    const { token } = await aSession({ memberId: 12 });
    const roundId = undecided();
    await aDeal(token, roundId);

    for (const other of [{ memberId: 13 }, { memberId: 12, isTrial: true }]) {
      const { token: foreign, state } = await aSession(other);
      expect(state.hand).toBeNull();
      await expectRefusal(anAct(foreign, roundId, 0, 'stand'), 409, 'closed');
    }
    expect((await handOf(anAct(token, roundId, 0, 'stand'))).phase).toBe('over');
    const { token: foreign } = await aSession({ memberId: 13 });
    await expectRefusal(anAct(foreign, roundId, 0, 'stand'), 409, 'closed');
    await expectRefusal(aDeal(foreign, roundId), 409, 'closed');
  });

  it('goes on in a later session of its member', async () => {
    const { token } = await aSession({ memberId: 14 });
    const roundId = undecided();
    const dealt = await handOf(aDeal(token, roundId));
    bank.endSession(token);

    expect((await aSession({ memberId: 14 })).state.hand).toEqual(dealt);
  });

  it.each([
    ['a stake below the limit', '/api/deal', { stake: '4.00' }],
    ['a stake above it', '/api/deal', { stake: '5001.00' }],
    ['a stake of part of a yuan', '/api/deal', { stake: '10.50' }],
    ['a stake below nothing', '/api/deal', { stake: '-10.00' }],
    ['a stake that is a number', '/api/deal', { stake: 10 }],
    ['a stake in words', '/api/deal', { stake: '1e3' }],
    ['a player seed with a colon', '/api/deal', { stake: '10.00', playerSeed: 'a:b' }],
    ['a round id of another kind', '/api/deal', { stake: '10.00', roundId: 'one' }],
    ['a step below nothing', '/api/act', { step: -1, action: 'hit' }],
    ['an action that there is not', '/api/act', { step: 0, action: 'surrender' }],
    ['the other game', '/api/bull', { stake: '10.00' }],
  ])('is refused with %s', async (_title, path, body) => {
    const { token } = await aSession({ memberId: 15 });

    await expectRefusal(post(path, { roundId: randomUUID(), playerSeed: 'lucky', ...body }, token), 400, 'bad-request');
    expect(await bank.balance(token)).toBe(200_000n);
  });

  it('refuses an action that the cards do not allow, and one ahead of its turn', async () => {
    const { token } = await aSession({ memberId: 16 });
    const roundId = undecided();
    await aDeal(token, roundId);

    await expectRefusal(anAct(token, roundId, 0, 'split'), 400, 'bad-request');
    await expectRefusal(anAct(token, roundId, 0, 'insure'), 400, 'bad-request');
    await expectRefusal(anAct(token, roundId, 1, 'hit'), 400, 'bad-request');
    expect(await bank.balance(token)).toBe(199_000n);
  });

  it('survives fifty requests at once with one round taken', async () => {
    const { token } = await aSession({ memberId: 17 });
    const rounds = Array.from({ length: 50 }, undecided);
    const statuses = await Promise.all(rounds.map((roundId) => aDeal(token, roundId).then(({ status }) => status)));

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await bank.balance(token)).toBe(199_000n);
  });
});

describe('a round of 牛牛', () => {
  it('reserves five stakes, and pays once', async () => {
    const { token } = await aSession(TABLE_BULL);
    const request = { roundId: randomUUID(), stake: '10.00', playerSeed: 'lucky' };
    const before = bank.total();

    const answers = await Promise.all(
      Array.from({ length: 3 }, () => post('/api/bull', request, token).then((response) => response.json())),
    );
    const [first] = answers.map((answer) => bullAnswerSchema.parse(answer));

    if (first?.outcome !== 'played') throw new Error('the round was not played');
    const { round } = first;
    expect(round.reserved).toBe('50.00');
    expect(bank.releasedOf('QYQP', request.roundId)).toBe(5_000n - 1_000n * BigInt(round.multiplier));
    expect(bank.exposureOf('QYQP', request.roundId)).toBe(1_000n * BigInt(round.multiplier));
    expect(round.seed).toBe(SEEDS.seedOf(`QYQP:${request.roundId}`));
    expect(await bank.balance(token)).toBe(200_000n - 5_000n + (parseYuan(round.payout) ?? 0n));
    expect(bank.total()).toBe(before);
    const facts = replay({ gameCode: 'QY-bull', round: request.roundId, seed: round.seed, playerSeed: 'lucky', input: '' });
    expect(bank.reportOf('QYQP', request.roundId)?.facts.slice(0, 3)).toEqual(facts);
    await expectRefusal(post('/api/bull', { ...request, stake: '20.00' }, token), 409, 'round-reused');
  });

  it('does not begin without the reserve', async () => {
    const { token } = await aSession(TABLE_BULL, 4_999n);

    const answer = await post('/api/bull', { roundId: randomUUID(), stake: '10.00', playerSeed: 'lucky' }, token);
    expect(await answer.json()).toEqual({ outcome: 'insufficient', balance: '49.99' });
  });
});

it('ends with its session', async () => {
  const { token } = await aSession();
  bank.endSession(token);

  await expectRefusal(post('/api/state', {}, token), 401, 'session-over');
  await expectRefusal(aDeal(token, randomUUID()), 401, 'session-over');
});

it('has a page for each game, and none for another', async () => {
  const statuses = await Promise.all(CARD_GAMES.map(async ({ gameCode }) => (await fetch(`${venue.url}/cards/${gameCode}`)).status));

  expect(statuses).toEqual([200, 200]);
  expect((await fetch(`${venue.url}/cards/QY-nothing`)).status).toBe(404);
  expect((await fetch(`${venue.url}/check`)).status).toBe(200);
});

function withoutNext(answers: readonly string[]): readonly string[] {
  return [...new Set(answers.map((answer) => answer.replace(/"next":\{[^}]*\}/, '')))];
}

async function aSession(other: Partial<typeof TABLE_21> = {}, balance = 200_000n) {
  const response = await post('/api/session', { ticket: bank.sellTicket({ ...TABLE_21, ...other }, balance) });
  const { token, state } = (await response.json()) as { token: string; state: unknown };
  return { token, state: cardStateSchema.parse(state) };
}

function aDeal(token: string, roundId: string, stake = '10.00'): Promise<Response> {
  return post('/api/deal', { roundId, stake, playerSeed: 'lucky' }, token);
}

function anAct(token: string, roundId: string, step: number, action: Action): Promise<Response> {
  return post('/api/act', { roundId, step, action }, token);
}

async function handOf(sent: Promise<Response>): Promise<WireHand> {
  const answer = handAnswerSchema.parse(await (await sent).json());
  if (answer.outcome !== 'played') throw new Error('it was not played');
  return answer.hand;
}
