import { randomUUID } from 'node:crypto';
import { createSeeds } from '../../kit/fairness/createSeeds';
import type { VenueBank } from '../../kit/operator';
import { RefusedError } from '../../kit/server/refusal';
import { seededRandom } from '../../kit/testing/seededRandom';
import { toFen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { FIELDS, replay, settleBets } from '../engine';
import type { TableState } from '../protocol';
import { aCasino, AT, MIDNIGHT, PAID_AT, SECRET } from '../testing/aCasino';
import { toBets } from './wire';

const FIRST_ROUND = 'HT-A01-20261123-01-1';
const FIRST_SHOE = 'HT-A01-20261123-01';
const SEED = createSeeds(SECRET).seedOf(`HTZR:${FIRST_SHOE}`);

/** Returns the payout of these bets in the first round of the front table. */
function paidInFirst(bets: TableState['bets']): bigint {
  const outcome = replay(SEED, '', { shoe: FIRST_SHOE, round: 1 });
  if (outcome === null) throw new Error('the shoe has a first round');
  return settleBets(toBets(bets), outcome);
}

function refusal(sent: Promise<unknown>): Promise<string> {
  return sent.then(
    () => 'not refused',
    (error: unknown) => (error instanceof RefusedError ? error.refusal.error : String(error)),
  );
}

describe('a round', () => {
  it('takes bets, shows its cards when they are dealt, and pays when they are all shown', async () => {
    const test = aCasino();
    const { token, state: seated } = await test.sit();
    expect(seated).toMatchObject({ round: FIRST_ROUND, phase: 'betting', leftMs: 15_000, outcome: null, results: '', balance: '10000.00' });

    await test.bet(token, { banker: '100.00' });
    const { state } = await test.bet(token, { banker: '50.00', tie: '5.00' });
    expect(state).toMatchObject({ bets: { banker: '150.00', tie: '5.00' }, balance: '9845.00' });

    test.now += AT.closing;
    expect(await test.casino.state(token)).toMatchObject({ phase: 'closing', leftMs: 2_000, outcome: null });
    test.now = MIDNIGHT + AT.dealing;
    await test.casino.settle();
    expect(await test.casino.state(token)).toMatchObject({ phase: 'dealing', results: '', balance: '9845.00', settled: [] });
    test.now = MIDNIGHT + AT.result;
    expect(await test.casino.state(token)).toMatchObject({ phase: 'result', isPaying: true });
    await test.casino.settle();

    const paid = paidInFirst(state.bets);
    const over = await test.casino.state(token);
    expect(over).toMatchObject({ isPaying: false, settled: [{ round: FIRST_ROUND, stake: '155.00', bets: state.bets, at: PAID_AT }] });
    expect(over.results).toHaveLength(1);
    expect(over.outcome).toEqual(replay(SEED, '', { shoe: FIRST_SHOE, round: 1 }));
    expect(await test.bank.balance(token)).toBe(984_500n + paid);
    test.now = MIDNIGHT + AT.next;
    expect(await test.casino.state(token)).toMatchObject({ round: 'HT-A01-20261123-01-2', phase: 'betting', bets: {}, outcome: null });
  });

  it('exposes both sides to the commission alone, also where they are bet on in two sessions', async () => {
    const test = aCasino();
    const [one, other] = [await test.sit(), await test.sit()];
    await test.bet(one.token, { banker: '100.00' });
    await test.bet(other.token, { player: '100.00' });
    test.now += AT.result;
    await test.casino.settle();

    const { settled } = await test.casino.state(one.token);
    const exposed = settled.reduce((sum, { roundId }) => sum + test.bank.exposureOf('HTZR', roundId), 0n);
    expect(settled).toHaveLength(2);
    expect(exposed).toBe(settled[0]?.outcome.winner === 'tie' ? 0n : 500n);
  });

  it('is told to the record in both languages: hands, every bet, and how to check it', async () => {
    const test = aCasino();
    const { token, state } = await test.sit();
    await test.bet(token, { banker: '10.00' });
    test.now += AT.result;
    await test.casino.settle();

    const { settled } = await test.casino.state(token);
    const report = test.bank.reportOf('HTZR', settled[0]?.roundId ?? '');

    expect(report?.summary['zh-CN']).toMatch(/^(闲赢|庄赢|和局)，闲 \d 点，庄 \d 点$/);
    expect(report?.facts.map(({ label }) => label['zh-TW'])).toEqual(['牌靴', '閒家', '莊家', '莊']);
    expect(report?.proof).toEqual({
      commitment: state.commitment,
      toldAfter: { 'zh-CN': `牌靴 ${FIRST_SHOE} 结束后`, 'zh-TW': `牌靴 ${FIRST_SHOE} 結束後` },
    });
    expect(report?.facts[3]?.value['zh-CN']).toBe(`投注 ¥10，返还 ${showMoney(toFen(settled[0]?.payout ?? ''))}`);
  });

  it('tells the seed of its shoe when the shoe is over, and not before', async () => {
    const test = aCasino();
    const { state } = await test.sit();

    expect(test.casino.shoe(FIRST_SHOE)).toEqual({ shoe: FIRST_SHOE, commitment: state.commitment, seed: null });
    expect(() => test.casino.shoe('HT-A01-20261123-02')).toThrow(RefusedError);
    while ((await test.sit()).state.shoe === FIRST_SHOE) test.now += 60_000;
    expect(test.casino.shoe(FIRST_SHOE)).toEqual({ shoe: FIRST_SHOE, commitment: state.commitment, seed: SEED });
    expect((await test.sit()).state.lastShoe).toEqual(test.casino.shoe(FIRST_SHOE));
    expect(test.casino.shoe('HT-A01-20261122-40').seed).not.toBeNull();
  });
});

describe('a bet', () => {
  it('is taken until the last millisecond by the server, and not after it', async () => {
    const test = aCasino();
    const { token } = await test.sit();

    test.now += AT.closing - 1;
    expect((await test.bet(token, { player: '10.00' })).outcome).toBe('taken');
    test.now += 1;
    expect(await refusal(test.bet(token, { player: '10.00' }))).toBe('closed');
    expect(await test.bank.balance(token)).toBe(999_000n);
    test.now = MIDNIGHT + AT.next;
    expect(await refusal(test.bet(token, { player: '10.00' }, { round: FIRST_ROUND }))).toBe('closed');
  });

  it('is one bet, however often and at whichever time it is sent', async () => {
    const test = aCasino();
    const { token, state } = await test.sit();
    const request = { round: state.round, turn: state.turn, stepId: randomUUID(), bets: { banker: '20.00' } };

    const answers = await Promise.all(Array.from({ length: 5 }, () => test.casino.bet(token, request)));
    test.now += AT.dealing;
    answers.push(await test.casino.bet(token, request));

    expect(answers.map(({ outcome, state: after }) => [outcome, after.bets])).toEqual(
      Array.from({ length: 6 }, () => ['taken', { banker: '20.00' }]),
    );
    expect(await test.bank.balance(token)).toBe(998_000n);
  });

  it('is taken back as a whole until bets are closed, and may then be made again', async () => {
    const test = aCasino();
    const { token } = await test.sit();
    const { state } = await test.bet(token, { banker: '20.00', bankerPair: '5.00' });
    const { round, turn } = state;

    expect(await test.casino.takeBack(token, { round, turn })).toMatchObject({ bets: {}, balance: '10000.00' });
    const again = await test.bet(token, { tie: '5.00' });
    expect(again.state.bets).toEqual({ tie: '5.00' });
    // This request arrives late: it belongs to the turn that was taken back.
    expect((await test.casino.takeBack(token, { round, turn })).bets).toEqual({ tie: '5.00' });
    expect(await refusal(test.bet(token, { tie: '5.00' }, { turn }))).toBe('closed');
    test.now += AT.closing;
    expect(await refusal(test.casino.takeBack(token, { round, turn: again.state.turn }))).toBe('closed');
    expect(await test.bank.balance(token)).toBe(999_500n);
  });

  it.each<[string, Record<string, string>]>([
    ['nothing at all', {}],
    ['an empty stake', { banker: '0.00' }],
    ['a part of a yuan', { banker: '10.50' }],
    ['less than the table takes', { player: '4.00' }],
    ['more than the table takes', { player: '2001.00' }],
    ['more than a pair takes', { playerPair: '401.00' }],
    ['one good and one bad field', { banker: '10.00', tie: '1.00' }],
  ])('of %s is refused as a whole', async (_title, bets) => {
    const test = aCasino();
    const { token } = await test.sit();

    expect(await refusal(test.bet(token, bets))).toBe('bad-request');
    expect(await test.bank.balance(token)).toBe(1_000_000n);
  });

  it('counts towards the limit of the field in all sessions of the member', async () => {
    const test = aCasino();
    const [first, second] = [await test.sit(), await test.sit()];
    await test.bet(first.token, { banker: '1500.00' });

    expect(await refusal(test.bet(second.token, { banker: '501.00' }))).toBe('bad-request');
    const { state } = await test.bet(second.token, { banker: '500.00' });
    expect(state).toMatchObject({ bets: { banker: '2000.00' }, ownSeat: first.state.ownSeat });
    await test.casino.takeBack(second.token, { round: state.round, turn: state.turn });
    expect(await test.bank.balance(first.token)).toBe(1_000_000n);
  });

  it('that the operator does not take is told with its reason, and nothing moves', async () => {
    const reason = { 'zh-CN': '今日投注限额 ¥100，还可投注 ¥1', 'zh-TW': '今日投注限額 ¥100，還可投注 ¥1' };
    const test = aCasino();
    const { token } = await test.sit();
    test.bank.refuseStakes(reason);

    expect(await test.bet(token, { banker: '10.00' })).toMatchObject({
      outcome: 'insufficient',
      reason,
      state: { bets: {}, balance: '10000.00' },
    });
  });

  it('is not taken without the money for it', async () => {
    const test = aCasino();
    const { token } = await test.sit({}, 999n);

    expect(await test.bet(token, { banker: '10.00' })).toMatchObject({ outcome: 'insufficient', state: { bets: {}, balance: '9.99' } });
    expect((await test.bet(token, { banker: '5.00' })).outcome).toBe('taken');
  });

  it('of another table, another member or another turn touches nothing', async () => {
    const test = aCasino();
    const [one, other, swift] = [await test.sit(), await test.sit({ memberId: 8 }), await test.sit({ memberId: 9, gameCode: 'HT-S03' })];
    const { state } = await test.bet(one.token, { banker: '20.00' });

    expect(await refusal(test.bet(other.token, { banker: '20.00' }, { turn: state.turn }))).toBe('closed');
    expect(await refusal(test.bet(swift.token, { banker: '20.00' }, { round: state.round }))).toBe('closed');
    await test.casino.takeBack(other.token, { round: state.round, turn: state.turn });
    expect((await test.casino.state(one.token)).bets).toEqual({ banker: '20.00' });
  });
});

describe('other players', () => {
  it('are seats with their chips; play money is not counted', async () => {
    const test = aCasino();
    const [one, other, trial] = [await test.sit(), await test.sit({ memberId: 8 }), await test.sit({ memberId: 9, isTrial: true })];
    await test.bet(one.token, { banker: '20.00' });
    await test.bet(other.token, { banker: '30.00', tie: '5.00' });
    await test.bet(trial.token, { player: '500.00' });

    const state = await test.casino.state(one.token);
    expect(state).toMatchObject({ seats: 3, ownSeat: 1, pot: { banker: '50.00', tie: '5.00' } });
    expect(state.others).toEqual([{ seat: 2, bets: { banker: '30.00', tie: '5.00' } }]);
    expect((await test.casino.state(trial.token)).trial).toBe(true);
  });
});

describe('a server that is killed', () => {
  it.each([
    ['while bets are taken', 5_000],
    ['when no more bets are taken', AT.closing],
    ['while cards are dealt', AT.dealing],
    ['when the result is shown', AT.result],
    ['and is away until the next round', AT.next + 1],
  ])('%s goes on with the same cards and pays every bet once', async (_title, into) => {
    const test = aCasino();
    const { token, state: before } = await test.sit();
    const { state } = await test.bet(token, { banker: '100.00', player: '30.00', tie: '5.00' });

    test.now += into;
    await test.restart();
    if (into < AT.result) expect(await test.casino.state(token)).toMatchObject({ bets: state.bets, commitment: before.commitment });
    if (into < AT.closing) expect((await test.bet(token, { tie: '5.00' })).state.bets).toMatchObject({ tie: '10.00' });
    test.now = MIDNIGHT + AT.next + 1;
    await test.casino.settle();
    await test.restart();

    const bets = into < AT.closing ? { ...state.bets, tie: '10.00' } : state.bets;
    const stake = into < AT.closing ? 14_000n : 13_500n;
    expect(await test.bank.balance(token)).toBe(1_000_000n - stake + paidInFirst(bets));
    expect(test.bank.decided).toBe(1);
    expect(await test.bank.openRounds('HTZR')).toEqual([]);
  });

  it('knows a step that was taken before, and takes it once', async () => {
    const test = aCasino();
    const { token, state } = await test.sit();
    const stepId = randomUUID();
    await test.bet(token, { banker: '20.00' }, { stepId });

    await test.restart();
    expect((await test.bet(token, { banker: '20.00' }, { stepId, turn: state.turn })).state.bets).toEqual({ banker: '20.00' });
    expect(await test.bank.balance(token)).toBe(998_000n);
  });

  it('gives back what was bet on cards that it can no longer deal', async () => {
    const test = aCasino();
    const { token } = await test.sit();
    const { round, turn } = await test.casino.state(token);
    const detail = { round, turn, session: 'x', commitment: 'of another shoe', bets: { banker: '20.00' }, steps: [] };
    await test.bank.debit(token, { roundId: 'strange', stepId: 'one', amount: 2_000n, detail });
    await test.bank.debit(token, { roundId: 'unreadable', stepId: 'one', amount: 3_000n, detail: null });

    test.now += AT.result;
    await test.restart();

    expect(await test.bank.balance(token)).toBe(1_000_000n);
    expect(test.bank.decided).toBe(0);
  });
});

describe('a player who is gone', () => {
  it('is paid all the same', async () => {
    const test = aCasino();
    const { token } = await test.sit();
    const before = test.bank.total();
    const { state } = await test.bet(token, { banker: '100.00' });

    test.bank.endSession(token);
    expect(await refusal(test.casino.state(token))).toBe('session-over');
    test.now += AT.result;
    await test.casino.settle();

    expect(test.bank.decided).toBe(1);
    expect(await test.bank.openRounds('HTZR')).toEqual([]);
    expect(test.bank.total()).toBe(before);
    const { settled } = (await test.sit()).state;
    expect(settled).toMatchObject([{ round: state.round, stake: '100.00' }]);
  });
});

describe('a bank that fails', () => {
  /** Makes 30 % of the calls fail: half of them before they reach the bank, half afterwards. */
  function unreliable(random: () => number): (bank: VenueBank) => VenueBank {
    const fails = async <Result>(call: () => Promise<Result>): Promise<Result> => {
      const chance = random();
      if (chance < 0.15) throw new Error('no connection');
      const result = await call();
      if (chance > 0.85) throw new Error('no answer');
      return result;
    };
    return (bank) => ({
      ...bank,
      debit: (token, request) => fails(() => bank.debit(token, request)),
      credit: (enName, request) => fails(() => bank.credit(enName, request)),
      rollback: (enName, roundId) => fails(() => bank.rollback(enName, roundId)),
      openRounds: (enName) => fails(() => bank.openRounds(enName)),
    });
  }

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('loses and makes no fen in 60 rounds with a server that is killed at random', async () => {
    const random = seededRandom(20_261_123);
    const test = aCasino(unreliable(random));
    const players = await Promise.all(Array.from({ length: 6 }, (_, index) => test.sit({ memberId: index, isTrial: index === 5 })));
    const before = test.bank.total();

    for (let round = 0; round < 60; round += 1) {
      const actions = players.flatMap(({ token }) =>
        Array.from({ length: 3 }, async () => {
          const field = FIELDS[Math.floor(random() * FIELDS.length)] ?? 'tie';
          const { round: name, turn } = await test.casino.state(token);
          await refusal(
            random() < 0.2
              ? test.casino.takeBack(token, { round: name, turn })
              : test.bet(token, { [field]: `${String(5 + Math.floor(random() * 90))}.00` }),
          );
        }),
      );
      if (random() < 0.4) await test.restart();
      await jest.advanceTimersByTimeAsync(5_000);
      test.now += AT.result;
      await jest.advanceTimersByTimeAsync(60_000);
      await Promise.all(actions);
      if (random() < 0.4) await test.restart();
      await test.casino.settle();
      test.now += AT.next - AT.result;
    }
    for (let attempt = 0; attempt < 50; attempt += 1) await test.casino.settle();

    expect(await test.bank.openRounds('HTZR')).toEqual([]);
    expect(test.bank.total()).toBe(before);
    expect(test.bank.decided).toBeGreaterThan(200);
    const { settled } = await test.casino.state(players[0]?.token ?? '');
    expect(settled.length).toBeGreaterThan(0);
  });
});
