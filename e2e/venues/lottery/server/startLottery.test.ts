import { shanghaiTime } from '@site/shared/calendar';
import { commitmentOf } from '../../kit/fairness/createSeeds';
import type { GameServer, VenueSession } from '../../kit/operator';
import { expectRefusal, postTo } from '../../kit/testing/venueCalls';
import { createFakeBank } from '../../kit/testing/createFakeBank';
import { replay } from '../engine/draw';
import { LOTTERY_GAMES } from '../games';
import {
  betAnswerSchema,
  cancelAnswerSchema,
  historySchema,
  sessionSchema,
  tableSchema,
  type BetAnswer,
  type BetRequest,
} from '../protocol';
import { aSlip, DIGITS, failing, NOON, SECRET } from '../testing/aLottery';
import { startLottery } from './startLottery';

const HOST = 'http://localhost:4100';
const ALL_FIRST_DIGITS = Array.from({ length: 10 }, (_, digit) => `place.0.${String(digit)}`);

const bank = failing(createFakeBank());
let venue: GameServer;
const post = postTo(() => venue.url);
let now = NOON;
let tick: () => Promise<void>;

/** Starts the venue. The test controls the clock and each call of the settlement. */
async function start(): Promise<void> {
  venue = await startLottery({
    bank,
    port: 0,
    hostOrigins: [HOST],
    secret: SECRET,
    now: () => now,
    repeat: (call) => {
      tick = async () => {
        void call();
        await state(await aSession());
      };
      return { stop: () => undefined };
    },
  });
}

beforeAll(start);
afterAll(() => venue.stop());
beforeEach(() => {
  // Give each test its own periods; it starts ten seconds after a draw.
  now = NOON + 3_600_000 * Math.ceil((now - NOON + 1) / 3_600_000);
});

describe('the table', () => {
  it('shows the next periods with their commitments, and the seed of the last draw', async () => {
    const token = await aSession();
    const first = await state(token);
    const [open] = first.periods;

    expect(first.periods).toHaveLength(11);
    expect(open).toMatchObject({ id: idAt(0), closesInMs: 44_000, drawsInMs: 50_000, yearSign: 'horse' });
    now += 50_000;
    const after = await state(token);
    expect(after.last.id).toBe(open?.id);
    expect(commitmentOf(after.last.seed)).toBe(open?.commitment);
    expect(replay(after.last.seed, '', { kind: 'digits', round: `G1CP:G1-digits:${after.last.id}` })).toEqual(after.last.numbers);
  });

  it('tells the last hundred draws, the same after a restart', async () => {
    const before = historySchema.parse(await (await post('/api/history', {}, await aSession())).json());
    await venue.stop();
    await start();
    const after = historySchema.parse(await (await post('/api/history', {}, await aSession())).json());

    expect(before.draws).toHaveLength(100);
    expect(before.draws[0]?.id).toBe(idAt(-1));
    expect(after).toEqual(before);
  });

  it.each(LOTTERY_GAMES)('is there for $gameCode, with its page', async ({ enName, gameCode, schedule }) => {
    const table = await state(await aSession({ enName, gameCode }));

    expect(table.game).toMatchObject({ enName, everySeconds: schedule.everySeconds });
    expect((await fetch(`${venue.url}/lottery/${gameCode}`)).status).toBe(200);
  });

  it('has no page for another game, and opens with a ticket once', async () => {
    const ticket = bank.sellTicket(DIGITS, 1_000n);
    expect((await fetch(`${venue.url}/lottery/G1-nothing`)).status).toBe(404);

    expect((await post('/api/session', { ticket })).status).toBe(200);
    await expectRefusal(post('/api/session', { ticket }), 401, 'session-over');
    await expectRefusal(post('/api/bet', aSlip(), 'forged'), 401, 'session-over');
  });
});

describe('a slip', () => {
  it('is paid at the draw, by each line its price', async () => {
    const token = await aSession();
    await accepted(token, { stake: '3.00', lines: ALL_FIRST_DIGITS });
    expect(await state(token)).toMatchObject({ balance: '970.00', bets: [{ state: 'open', total: '30.00', isCancellable: true }] });

    await draw();

    const { bets, balance } = await state(token);
    expect(balance).toBe('999.25');
    expect(bets[0]).toMatchObject({ state: 'settled', payout: '29.25' });
    expect(bets[0]?.lines.map(({ paid }) => paid).sort()).toEqual([...Array.from({ length: 9 }, () => '0.00'), '29.25']);
  });

  it('is in the record with the draw, what each line paid, and the proof', async () => {
    const token = await aSession({ memberId: 8 });
    const [open] = (await state(token)).periods;
    const slip = await accepted(token, { lines: ['duel.dragon', 'duel.tiger', 'duel.tie'] });
    await draw();

    const report = bank.reportOf('G1CP', `m8-${slip.slipId}-${slip.period}`);

    expect(report?.summary['zh-CN']).toMatch(new RegExp(`^${slip.period} 期 · (\\d ?){5} · 中 1 / 3 注$`));
    expect(report?.facts.map(({ label }) => label['zh-TW'])).toEqual(['開獎號碼', '龍虎和 · 龍', '龍虎和 · 虎', '龍虎和 · 和']);
    expect(report?.facts.filter(({ value }) => value['zh-CN'].includes('=')).length).toBe(1);
    expect(report?.proof).toMatchObject({ commitment: open?.commitment, playerSeed: '' });
    expect(commitmentOf(report?.proof && 'seed' in report.proof ? report.proof.seed : '')).toBe(open?.commitment);
  });

  it('is taken once, however often and from wherever it is sent', async () => {
    const token = await aSession();
    const slip = aSlip({ period: idAt(0) });

    const answers = await Promise.all(Array.from({ length: 5 }, () => bet(token, slip)));

    expect(answers.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'accepted'));
    expect((await state(token)).balance).toBe('998.00');
    await expectRefusal(post('/api/bet', { ...slip, stake: '3.00' }, token), 409, 'round-reused');
    await draw();
    expect((await bet(token, slip)).outcome).toBe('accepted');
  });

  it('is taken up to the last millisecond before closing, and not at it', async () => {
    const token = await aSession();
    now += 43_999;
    await accepted(token, { period: idAt(0) });
    now += 1;

    expect(await bet(token, aSlip({ period: idAt(0) }))).toEqual({ outcome: 'closed' });
    expect((await state(token)).balance).toBe('998.00');
    await accepted(token, { period: idAt(1) });
  });

  it('is no bet where taking its stake lasted until the draw', async () => {
    const token = await aSession();
    const { debit } = bank;
    bank.debit = async (...given) => {
      const result = await debit(...given);
      now += 60_000;
      return result;
    };
    const answer = await bet(token, aSlip({ period: idAt(0) }));
    bank.debit = debit;

    expect(answer).toEqual({ outcome: 'closed' });
    expect(await state(token)).toMatchObject({ balance: '1000.00', bets: [] });
  });

  it('that the operator does not take is told with its reason, and nothing moves', async () => {
    const reason = { 'zh-CN': '今日投注限额 ¥100，还可投注 ¥1', 'zh-TW': '今日投注限額 ¥100，還可投注 ¥1' };
    const token = await aSession();
    bank.refuseStakes(reason);

    expect(await bet(token, aSlip({ period: idAt(0) }))).toEqual({ outcome: 'insufficient', balance: '1000.00', reason });
    expect(await state(token)).toMatchObject({ balance: '1000.00', bets: [] });
    bank.refuseStakes(null);
  });

  it('is refused without the money for all of its periods, and takes nothing', async () => {
    const token = await aSession({}, 1_000n);

    expect(await bet(token, aSlip({ period: idAt(0), stake: '4.00', periods: 3 }))).toEqual({ outcome: 'insufficient', balance: '10.00' });
    expect((await state(token)).bets).toEqual([]);
    expect((await state(token)).balance).toBe('10.00');
  });

  it('is refused above what one player may stake in a period, also by fifty slips at once', async () => {
    const token = await aSession({}, 100_000_000n);
    const big = { period: idAt(0), stake: '1000.00', lines: ['sides.0.big', 'sides.0.odd', 'sides.1.big', 'sides.1.odd', 'sides.2.big'] };

    const sent = await Promise.all(Array.from({ length: 50 }, () => post('/api/bet', aSlip(big), token)));

    const answered = await Promise.all(
      sent.filter(({ status }) => status === 200).map(async (each) => betAnswerSchema.parse(await each.json())),
    );
    expect(answered.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(4);
    expect(answered.filter(({ outcome }) => outcome === 'over-limit').length).toBeGreaterThan(0);
    expect(sent.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  it.each([
    ['a line that does not exist', { lines: ['place.0.11'] }],
    ['a line of another game', { lines: ['special.49'] }],
    ['no line', { lines: [] }],
    ['a line twice', { lines: ['place.0.1', 'place.0.1'] }],
    ['parts of a yuan', { stake: '1.50' }],
    ['nothing', { stake: '0.00' }],
    ['less than nothing', { stake: '-2.00' }],
    ['a text for a stake', { stake: '1e3' }],
    ['a number for a stake', { stake: 2 as unknown as string }],
    ['more than the play takes', { stake: '501.00' }],
    ['more than a slip takes', { stake: '2000.00', lines: ['sides.0.big', 'sides.0.odd', 'sides.1.big'] }],
    ['a huge stake', { stake: '9999999999999.00' }],
    ['half a period', { periods: 1.5 }],
    ['eleven periods', { periods: 11 }],
    ['a period of no day', { period: '20261123-9999' }],
    ['a period far away', { period: '20291123-0001' }],
    ['an id of another kind', { slipId: '../7' }],
  ] satisfies readonly (readonly [string, Partial<BetRequest>])[])('is refused with %s', async (_title, other) => {
    const token = await aSession();

    await expectRefusal(post('/api/bet', { ...aSlip({ period: idAt(0) }), ...other }, token), 400, 'bad-request');
    expect((await state(token)).balance).toBe('1000.00');
  });

  it('of a trial is play money, apart from the same member’s own', async () => {
    const trial = await aSession({ memberId: 9, isTrial: true });
    const real = await aSession({ memberId: 9 });
    const slip = aSlip({ period: idAt(0) });
    await bet(trial, slip);

    expect((await state(real)).bets).toEqual([]);
    expect((await bet(real, slip)).outcome).toBe('accepted');
    expect((await state(trial)).bets).toHaveLength(1);
  });

  it('of another member cannot be meant: the same id is another slip', async () => {
    const slip = await accepted(await aSession({ memberId: 10 }));
    const other = await aSession({ memberId: 11 });

    expect(await cancel(other, slip.slipId)).toMatchObject({ returned: 0, state: { balance: '1000.00' } });
    expect((await bet(other, { ...slip, lines: ['place.0.8'] })).outcome).toBe('accepted');
  });
});

describe('periods in advance', () => {
  it('are a bet each, drawn one after the other', async () => {
    const token = await aSession();
    await accepted(token, { periods: 3, lines: ALL_FIRST_DIGITS, stake: '1.00' });
    expect((await state(token)).balance).toBe('970.00');
    await draw();
    expect((await state(token)).bets.map(({ state: each }) => each)).toEqual(['open', 'open', 'settled']);
    await draw();
    await draw();
    expect(await state(token)).toMatchObject({ balance: '999.25' });
  });

  it('are given back from the first that has not closed', async () => {
    const token = await aSession();
    const slip = await accepted(token, { periods: 3 });
    now += 46_000;

    expect(await cancel(token, slip.slipId)).toMatchObject({ returned: 2, state: { balance: '998.00' } });
    expect(await cancel(token, slip.slipId)).toMatchObject({ returned: 0 });
    expect((await state(token)).bets.map(({ state: each }) => each)).toEqual(['returned', 'returned', 'open']);
  });

  it('stop after a win, whatever the server missed', async () => {
    const token = await aSession();
    await accepted(token, { periods: 10, lines: ALL_FIRST_DIGITS, stake: '1.00', stopsAfterWin: true });
    now += 300_000;
    await venue.stop();
    await start();

    const { bets, balance } = await state(token);
    expect(balance).toBe('999.75');
    expect(bets.map(({ state: each }) => each).sort()).toEqual([...Array.from({ length: 9 }, () => 'returned'), 'settled']);
  });
});

describe('a server that was killed', () => {
  it('goes on with the open bets, and settles the draw it missed as it starts', async () => {
    const token = await aSession();
    const total = bank.total();
    const slip = await accepted(token, { lines: ALL_FIRST_DIGITS, stake: '1.00' });
    await venue.stop();
    now += 120_000;
    await start();

    expect(await state(token)).toMatchObject({ balance: '999.75', bets: [{ state: 'settled' }] });
    expect((await bet(token, slip)).outcome).toBe('accepted');
    expect(bank.total()).toBe(total);
  });

  it('takes them over later where the bank does not answer at its start', async () => {
    const token = await aSession();
    await accepted(token, { lines: ALL_FIRST_DIGITS, stake: '1.00' });
    await venue.stop();
    now += 120_000;
    bank.failNext('openRounds', 'before');
    await start();
    expect((await state(token)).balance).toBe('990.00');

    await tick();
    expect((await state(token)).balance).toBe('999.75');
  });
});

describe('a bank that does not answer', () => {
  it.each(['before', 'after'] as const)('has paid a draw once after all: failed %s it was paid', async (how) => {
    const token = await aSession();
    await accepted(token, { lines: ALL_FIRST_DIGITS, stake: '1.00' });
    bank.failNext('credit', how);
    await draw();
    await tick();

    expect(await state(token)).toMatchObject({ balance: '999.75', bets: [{ state: 'settled', payout: '9.75' }] });
  });

  it.each(['before', 'after'] as const)('keeps no stake that is not known: failed %s it was taken', async (how) => {
    const token = await aSession();
    const slip = aSlip({ period: idAt(0) });
    bank.failNext('debit', how);
    await expectRefusal(post('/api/bet', slip, token), 500, 'unavailable');

    expect(await bet(token, slip)).toEqual({ outcome: 'closed' });
    expect((await state(token)).balance).toBe('1000.00');
  });

  it('gives it back later where that is not answered either', async () => {
    const token = await aSession();
    const slip = aSlip({ period: idAt(0) });
    bank.failNext('debit', 'after');
    bank.failNext('rollback', 'before');
    await expectRefusal(post('/api/bet', slip, token), 500, 'unavailable');
    await expectRefusal(post('/api/bet', slip, token), 500, 'unavailable');
    await tick();

    expect(await bet(token, slip)).toEqual({ outcome: 'closed' });
    expect((await state(token)).balance).toBe('1000.00');
  });
});

async function aSession(other: Partial<VenueSession> = {}, balance = 100_000n): Promise<string> {
  players += 1;
  const ticket = bank.sellTicket({ ...DIGITS, memberId: 1_000 + players, ...other }, balance);
  return sessionSchema.parse(await (await post('/api/session', { ticket })).json()).token;
}
let players = 0;

/** Returns the id of the next digits period to be drawn, or one `by` periods later. */
function idAt(by: number): string {
  const { date, time } = shanghaiTime(now + by * 60_000);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${date.replaceAll('-', '')}-${String(hours * 60 + minutes + 1).padStart(4, '0')}`;
}

async function draw(): Promise<void> {
  now += 60_000;
  await tick();
}

async function accepted(token: string, other: Partial<BetRequest> = {}): Promise<BetRequest> {
  const slip = aSlip({ period: idAt(0), ...other });
  expect((await bet(token, slip)).outcome).toBe('accepted');
  return slip;
}

async function bet(token: string, slip: BetRequest): Promise<BetAnswer> {
  return betAnswerSchema.parse(await (await post('/api/bet', slip, token)).json());
}

async function cancel(token: string, slipId: string) {
  return cancelAnswerSchema.parse(await (await post('/api/cancel', { slipId }, token)).json());
}

async function state(token: string) {
  return tableSchema.parse(await (await post('/api/state', {}, token)).json());
}
