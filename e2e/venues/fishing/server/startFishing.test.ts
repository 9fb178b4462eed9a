import { randomUUID } from 'node:crypto';
import { commitmentOf } from '../../kit/fairness/createSeeds';
import type { GameServer, RoundDecision, VenueBank } from '../../kit/operator';
import { expectRefusal, postTo } from '../../kit/testing/venueCalls';
import { createFakeBank, type FakeBank } from '../../kit/testing/createFakeBank';
import { replay, SLICE_MS } from '../engine';
import { FISHING_GAMES } from '../games';
import {
  batchAnswerSchema,
  commitmentSchema,
  gameStateSchema,
  hallSchema,
  sessionSchema,
  type BatchAnswer,
  type BatchRequest,
} from '../protocol';
import { aBatch, fishIn, oneOf } from '../testing/aBatch';
import { createTable } from './createTable';
import { startFishing } from './startFishing';

const HOST = 'http://localhost:4100';
const SHALLOW = { memberId: 7, enName: 'SHBY', gameCode: 'SH-shallow', isTrial: false };
const START = 1_800_000_000_000;
/** Time of the operator's clock, whatever the venue's own clock shows. */
const PLAYED_AT = Date.UTC(2026, 10, 21, 18, 39, 56);

let bank: FakeBank;
let venue: GameServer;
const post = postTo(() => venue.url);
let now = START;

beforeAll(async () => {
  bank = createFakeBank(undefined, () => PLAYED_AT);
  venue = await startFishing({ bank, port: 0, hostOrigins: [HOST], secret: 'of the test', now: () => now });
});
afterAll(() => venue.stop());
beforeEach(() => {
  now = START;
});

describe('a session', () => {
  it('opens with a ticket, once, with the bullets of its hall', async () => {
    const ticket = bank.sellTicket({ ...SHALLOW, gameCode: 'SH-palace' }, 200_000n);

    const { state } = sessionSchema.parse(await (await post('/api/session', { ticket })).json());

    expect(state).toMatchObject({ bullets: ['5.00', '10.00', '20.00', '50.00'], balance: '2000.00', trial: false, caught: [] });
    expect(state.game).toMatchObject({ gameCode: 'SH-palace', rtp: '96.50' });
    await expectRefusal(post('/api/session', { ticket }), 401, 'session-over');
  });

  it('is read again with its token, until it is over', async () => {
    const token = await aSession();

    expect((await stateOf(token)).balance).toBe('100.00');
    bank.endSession(token);
    for (const path of ['/api/state', '/api/hall']) await expectRefusal(post(path, {}, token), 401, 'session-over');
    await expectRefusal(post('/api/fire', aBatch(['1-1']), token), 401, 'session-over');
  });
});

describe('the waters', () => {
  it('are the same for all players of a hall, and others in another', async () => {
    const [one, other, deep] = await Promise.all([aSession(), aSession({ memberId: 8 }), aSession({ gameCode: 'SH-deep' })]);
    const [first, second, third] = await Promise.all(
      [one, other, deep].map(async (token) => hallSchema.parse(await (await post('/api/hall', {}, token)).json())),
    );

    expect(first).toEqual(second);
    expect(first?.slices).not.toEqual(third?.slices);
    expect(first?.slices.map(({ slice }) => slice - Math.floor(START / SLICE_MS))).toEqual([-2, -1, 0, 1]);
  });

  it('keep a caught fish from the player who caught it only', async () => {
    const [token, other] = await Promise.all([aSession(), aSession({ memberId: 8 })]);
    const fish = await catchOne(token);

    expect((await stateOf(token)).caught).toContain(fish);
    expect((await stateOf(other)).caught).toEqual([]);
    expect(await fire(token, aBatch([fish]))).toMatchObject({ outcome: 'gone' });
    expect(await fire(other, aBatch([fish]))).toMatchObject({ outcome: 'played' });
  });
});

describe('a batch of shots', () => {
  it('takes what its bullets cost and pays its catches, as anyone can work out from the seeds', async () => {
    const token = await aSession();
    const roundId = randomUUID();
    const { commitment } = commitmentSchema.parse(await (await post('/api/commitment', { roundId }, token)).json());
    const fish = await swimming(token);

    const round = await played(
      token,
      aBatch(
        fish.slice(0, 8).map(({ id }) => id),
        '0.20',
        { roundId },
      ),
    );

    expect(round).toMatchObject({ stake: '1.60', balance: yuan(10_000 - 160 + fenOf(round.payout)), at: PLAYED_AT });
    expect(commitmentOf(round.seed ?? '')).toBe(commitment);
    const hits = round.shots.flatMap((shot) => (shot.outcome === 'gone' ? [] : [shot]));
    const report = bank.reportOf('SHBY', roundId);
    expect(bank.exposureOf('SHBY', roundId)).toBe(BigInt(fenOf(round.stake)));
    const shots = report?.facts.at(-1)?.value['zh-CN'] ?? '';
    expect(replay(round.seed ?? '', round.playerSeed, roundId, shots).map(({ isCaught, payout }) => [isCaught, payout])).toEqual(
      hits.map(({ outcome, payout }) => [outcome === 'caught', BigInt(fenOf(payout))]),
    );
    expect(report?.proof).toEqual({ commitment, seed: round.seed, playerSeed: 'player' });
  });

  it('tells the commitment of the next one', async () => {
    const token = await aSession();
    const next = randomUUID();
    const first = await fire(token, aBatch([await anyFish(token)], '0.10', { nextRoundId: next }));

    // Aim at another fish, because the first may have been caught.
    const round = await played(token, aBatch([await anyFish(token, 1)], '0.10', { roundId: next }));

    expect(commitmentOf(round.seed ?? '')).toBe(first.nextCommitment);
  });

  it('is one round, however often it is sent', async () => {
    const token = await aSession();
    const batch = aBatch([await anyFish(token)]);
    const before = bank.decided;

    const answers = await Promise.all(Array.from({ length: 5 }, () => fire(token, batch)));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(bank.decided).toBe(before + 1);
  });

  it('has its outcome still when its fish are long gone, and after the venue starts again', async () => {
    const token = await aSession();
    const batch = aBatch([await anyFish(token), await anyFish(token, 1)]);
    const first = await fire(token, batch);
    now += 5 * SLICE_MS;

    expect(await fire(token, batch)).toEqual(first);
    const again = await startFishing({ bank, port: 0, hostOrigins: [HOST], secret: 'of the test', now: () => now });
    expect(await (await postTo(() => again.url)('/api/fire', batch, token)).json()).toEqual(first);
    await again.stop();
  });

  it('is refused when its id belongs to other shots, or to another player', async () => {
    const token = await aSession();
    const batch = aBatch([await anyFish(token)]);
    await fire(token, batch);

    await expectRefusal(post('/api/fire', { ...batch, shots: [...batch.shots, ...batch.shots] }, token), 409, 'round-reused');
    await expectRefusal(post('/api/fire', { ...batch, playerSeed: 'other' }, token), 409, 'round-reused');
    await expectRefusal(post('/api/fire', batch, await aSession({ memberId: 8 })), 409, 'round-reused');
  });

  it('has another seed in another session: play money tells nothing about money', async () => {
    const [trial, real] = await Promise.all([aSession({ isTrial: true }), aSession()]);
    const roundId = randomUUID();
    const commitments = await Promise.all([trial, real].map(async (token) => (await post('/api/commitment', { roundId }, token)).text()));

    expect(commitments[0]).not.toBe(commitments[1]);
  });

  it('charges nothing for a fish that is not there (any more), and says so', async () => {
    const token = await aSession();
    const fish = await anyFish(token);
    const slice = Math.floor(now / SLICE_MS);
    const notYet = (await allFish(token)).find(({ bornAt }) => bornAt > now)?.id ?? '';
    const gone = ['1-1', `${String(slice)}-999`, `${String(slice + 9)}-1`, notYet];

    const round = await played(token, aBatch([...gone, fish]));

    expect(round.shots.map(({ outcome }) => outcome === 'gone')).toEqual([true, true, true, true, false]);
    expect(round.stake).toBe('0.10');
    expect(await fire(token, aBatch(gone))).toMatchObject({ outcome: 'gone', balance: round.balance });
    now += 4 * SLICE_MS;
    expect(await fire(token, aBatch([fish]))).toMatchObject({ outcome: 'gone', balance: round.balance });
  });

  it('that the operator does not take is told with its reason, and nothing moves', async () => {
    const reason = { 'zh-CN': '今日投注限额 ¥100，还可投注 ¥1', 'zh-TW': '今日投注限額 ¥100，還可投注 ¥1' };
    const token = await aSession();
    const fish = await anyFish(token);
    bank.refuseStakes(reason);

    expect(await fire(token, aBatch([fish]))).toMatchObject({ outcome: 'insufficient', balance: '100.00', reason });
    expect(await bank.balance(token)).toBe(10_000n);
    bank.refuseStakes(null);
  });

  it('does not begin without the money for it', async () => {
    const token = await aSession({}, 19n);
    const [one, other] = [await anyFish(token), await anyFish(token, 1)];

    expect(await fire(token, aBatch([one, other]))).toMatchObject({ outcome: 'insufficient', balance: '0.19' });
    expect((await played(token, aBatch([one]))).stake).toBe('0.10');
  });

  it.each<[string, object]>([
    ['a bullet of another hall', { shots: [{ fish: '1-1', bullet: '5.00' }] }],
    ['a bullet below nothing', { shots: [{ fish: '1-1', bullet: '-0.10' }] }],
    ['a bullet that is a fraction of a fen', { shots: [{ fish: '1-1', bullet: '0.105' }] }],
    ['a bullet that is no text', { shots: [{ fish: '1-1', bullet: 0.1 }] }],
    ['a fish that is no id', { shots: [{ fish: '../1', bullet: '0.10' }] }],
    ['no shot', { shots: [] }],
    ['more shots than a batch has', { shots: Array.from({ length: 11 }, () => ({ fish: '1-1', bullet: '0.10' })) }],
    ['a round id of another kind', { roundId: 'one' }],
    ['a player seed that would divide the message', { playerSeed: 'a:b' }],
    ['no next round', { nextRoundId: undefined }],
  ])('is refused with %s', async (_title, wrong) => {
    const token = await aSession();

    await expectRefusal(post('/api/fire', { ...aBatch([await anyFish(token)]), ...wrong }, token), 400, 'bad-request');
    expect(await bank.balance(token)).toBe(10_000n);
  });

  it('is not looked at beyond eight shots a second, and may be sent again', async () => {
    const token = await aSession();
    const [fish] = await swimming(token);
    const shots = Array.from({ length: 10 }, () => fish?.id ?? '');
    await fire(token, aBatch(shots));
    const late = aBatch(shots.slice(0, 8));

    await expectRefusal(post('/api/fire', late, token), 429, 'too-fast');
    now += 900;
    await expectRefusal(post('/api/fire', late, token), 429, 'too-fast');
    now += 100;
    expect((await fire(token, late)).outcome).not.toBe('insufficient');
  });

  it('neither makes nor loses a fen when fifty come at once from two tabs', async () => {
    const token = await aSession();
    const fish = await anyFish(token);
    const before = bank.total();

    const responses = await Promise.all(Array.from({ length: 50 }, () => post('/api/fire', aBatch([fish, fish]), token)));

    const statuses = responses.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
    expect(bank.total()).toBe(before);
  });

  it('of play money moves play money only', async () => {
    const token = await aSession({ isTrial: true });
    const round = await played(token, aBatch([await anyFish(token)]));

    expect(await bank.balance(token)).toBe(10_000n - 10n + BigInt(fenOf(round.payout)));
    expect((await stateOf(token)).trial).toBe(true);
  });
});

it('draws another outcome for the same stake, without a proof, where the operator orders one', async () => {
  const orders: RoundDecision[] = [];
  const ordering: VenueBank = {
    ...bank,
    play: (token, request) =>
      bank.play(token, {
        ...request,
        decide() {
          for (let redraw = 0; redraw < 60; redraw += 1) orders.push(request.decide(redraw));
          const won = orders.find(({ payout }, redraw) => redraw > 0 && payout > request.stake);
          if (won === undefined) throw new Error('nothing was won');
          return won;
        },
      }),
  };
  const table = createTable({ bank: ordering, games: FISHING_GAMES, secret: 'of the test', now: () => now });
  const { token, state } = await table.open(bank.sellTicket(SHALLOW, 10_000n));
  const sardines = fishIn(state.hall, now).filter(({ kind }) => kind === 'sardine');

  const answer = await table.fire(token, aBatch(sardines.slice(0, 2).map(({ id }) => id)));

  expect(answer).toMatchObject({ outcome: 'played', round: { seed: null } });
  expect(orders[0]?.report.proof).not.toBeNull();
  expect(orders.slice(1).every(({ report }) => report.proof === null)).toBe(true);
});

it('serves the page of each hall under a policy of its own sources, and of no other address', async () => {
  for (const { gameCode } of FISHING_GAMES) {
    const response = await fetch(`${venue.url}/fishing/${gameCode}?lang=zh-TW`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(await response.text()).toContain('<html lang="zh-TW">');
  }
  expect((await fetch(`${venue.url}/check`)).status).toBe(200);
  expect((await fetch(`${venue.url}/fishing/SH-nothing`)).status).toBe(404);
});

async function aSession(other: Partial<typeof SHALLOW> = {}, balance = 10_000n): Promise<string> {
  const response = await post('/api/session', { ticket: bank.sellTicket({ ...SHALLOW, ...other }, balance) });
  return sessionSchema.parse(await response.json()).token;
}

async function stateOf(token: string) {
  return gameStateSchema.parse(await (await post('/api/state', {}, token)).json());
}

async function swimming(token: string) {
  return fishIn((await stateOf(token)).hall, now);
}

async function allFish(token: string) {
  const { hall } = await stateOf(token);
  return [now, now + SLICE_MS].flatMap((at) => fishIn(hall, at));
}

/** Returns a fish that takes no others along. */
async function anyFish(token: string, skip = 0): Promise<string> {
  return oneOf((await swimming(token)).filter(({ kind }) => kind === 'dragon' || kind === 'jelly' || kind === 'puffer').slice(skip)).id;
}

async function catchOne(token: string): Promise<string> {
  for (let batch = 0; batch < 40; batch += 1) {
    now += 300;
    const fish = oneOf(await swimming(token), 'sardine').id;
    const answer = await fire(token, aBatch([fish]));
    if (answer.outcome === 'played' && answer.round.shots[0]?.outcome === 'caught') return fish;
  }
  throw new Error('nothing was caught');
}

async function fire(token: string, batch: BatchRequest): Promise<BatchAnswer> {
  return batchAnswerSchema.parse(await (await post('/api/fire', batch, token)).json());
}

async function played(token: string, batch: BatchRequest) {
  const answer = await fire(token, batch);
  if (answer.outcome !== 'played') throw new Error(`the batch was not played: ${answer.outcome}`);
  return answer.round;
}

function fenOf(text: string): number {
  return Math.round(Number(text) * 100);
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2);
}
