import { runs } from '@site/testing/runs';
import { createDraws } from '../../kit/fairness/createDraws';
import { commitmentOf } from '../../kit/fairness/createSeeds';
import type { VenueBank } from '../../kit/operator';
import { createFakeBank, type FakeBank } from '../../kit/testing/createFakeBank';
import { describeReplay } from '../describeReplay';
import type { Board, PlaceAnswer, PlaceRequest } from '../protocol';
import { aBet, aDesk, aTicket, EARLY, type RunningDesk } from '../testing/aDesk';

let bank: FakeBank;
let moment: number;
let running: RunningDesk;

beforeEach(() => {
  moment = EARLY;
  bank = createFakeBank();
  running = aDesk(bank, () => moment);
});
afterEach(() => running.stop());

describe('the board', () => {
  it('goes by the clock, and is the same at a server that starts in the middle', async () => {
    const { token, state } = await enter();
    expect(state.matches[0]).toMatchObject({ phase: 'before', nextInMs: 12_000, score: [0, 0], lines: [] });

    moment += 60_000;
    const seen = await running.desk.board(token);
    running = aDesk(bank, () => moment);

    expect(seen.matches[0]).toMatchObject({ matchId: state.matches[0]?.matchId, phase: expect.stringMatching(/playing|break/) as string });
    expect((await running.desk.board(token)).matches).toEqual(seen.matches);
  });

  it('tells the seed of a match after its end only, and the whole match follows from it', async () => {
    const { token, state } = await enter();
    const [match] = state.matches;
    moment += 600_000;

    const ended = (await running.desk.results(token)).results.find(({ matchId }) => matchId === match?.matchId);

    expect(commitmentOf(ended?.seed ?? '')).toBe(match?.commitment);
    expect(describeReplay(ended?.seed ?? '', ended?.matchId ?? '')[2]?.value['zh-CN']).toBe(ended?.score.join('-'));
    expect(JSON.stringify(state)).not.toContain(ended?.seed);
    moment = EARLY;
    expect((await running.desk.results(token)).results.map(({ matchId }) => matchId)).not.toContain(match?.matchId);
  });

  it('has prices of football that rest after a goal and end with the 85th minute', async () => {
    const { token, state } = await enter({ game: 'football' });
    const first = state.matches.filter(({ startsAt }) => startsAt === EARLY + 12_000).map(({ matchId }) => matchId);
    const seen = { resting: 0, open: 0, late: 0 };
    for (; moment < EARLY + 12_000 + 125_000; moment += 7_800) {
      for (const match of (await running.desk.board(token)).matches.filter(({ matchId }) => first.includes(matchId))) {
        const hasPrice = match.markets.some(({ offers }) => offers.some(({ price }) => price !== ''));
        const isResting = match.events.some(({ type, minute }) => type === 'goal' && minute > match.minute - 2);
        expect([match.minute, hasPrice]).toEqual([match.minute, !isResting && match.minute < 85 && match.phase !== 'over']);
        seen[match.minute >= 85 ? 'late' : isResting ? 'resting' : 'open'] += 1;
      }
    }

    expect(Math.min(seen.resting, seen.open, seen.late)).toBeGreaterThan(0);
  });
});

describe('a bet', () => {
  it('is taken at its price, settled by the clock, paid once, and reported with its match', async () => {
    const { token, state } = await enter();
    const before = bank.total();
    const request = aBet(state.matches.slice(0, 1));

    const answer = await running.desk.place(token, request);
    expect(answer).toMatchObject({ outcome: 'placed', balance: '9990.00', bet: { stake: '10.00', payout: null } });
    moment += 300_000;
    await Promise.all([running.desk.board(token), running.desk.board(token)]);

    const [bet] = (await running.desk.board(token)).bets;
    expect(['W', 'L']).toContain(bet?.legs[0]?.result);
    expect(bet?.payout).toBe(bet?.legs[0]?.result === 'W' ? bet.potential : '0.00');
    expect(bank.decided).toBe(1);
    expect(bank.total()).toBe(before);
    const report = bank.reportOf('ZYDJ', request.roundId);
    expect(report?.proof).toMatchObject({
      commitment: state.matches[0]?.commitment,
      round: state.matches[0]?.matchId,
      seed: expect.any(String) as unknown,
    });
    expect(report?.facts.map(({ label }) => label['zh-TW']).join()).toContain('比賽勝者');
  });

  it('on each side of one match exposes both to what they lose together alone, and one of them to its stake', async () => {
    const { token, state } = await enter();
    const [match] = state.matches;
    const [home, away] = match?.markets[0]?.offers ?? [];
    if (match === undefined || home === undefined || away === undefined) throw new Error('the match has no winner to bet on');
    const onSide = ({ key, price }: typeof home) =>
      aBet([match], { legs: [{ matchId: match.matchId, key, price, goals: [0, 0] }], stake: '100.00' });
    const bets = [onSide(home), onSide(away)];
    const alone = onSide(home);
    for (const bet of bets) expect(await running.desk.place(token, bet)).toMatchObject({ outcome: 'placed' });
    const other = await enter({ memberId: 8 });
    await running.desk.place(other.token, alone);
    moment += 300_000;
    await running.desk.board(token);

    const least = Math.min(Number(home.price), Number(away.price)) * 10_000;
    const exposed = bets.reduce((sum, { roundId }) => sum + Number(bank.exposureOf('ZYDJ', roundId)), 0);
    expect(exposed).toBeGreaterThanOrEqual(Math.max(0, Math.floor(20_000 - least)) - 1);
    expect(exposed).toBeLessThanOrEqual(Math.max(0, Math.ceil(20_000 - least)));
    expect(bank.exposureOf('ZYDJ', alone.roundId)).toBe(10_000n);
  });

  it('on one map is settled when the map ends, before the seed is told', async () => {
    const { token, state } = await enter();
    const [match] = state.matches;
    const offer = match?.markets.find(({ kind }) => kind === 'first_to')?.offers[0];
    if (match === undefined || offer === undefined) throw new Error('there is a first market');
    const request = aBet([match], { legs: [{ matchId: match.matchId, key: offer.key, price: offer.price, goals: [0, 0] }] });
    await running.desk.place(token, request);

    moment += 12_000 + 21_000;
    const { bets, matches } = await running.desk.board(token);

    expect(bets[0]?.payout).not.toBeNull();
    expect(matches.find(({ matchId }) => matchId === match.matchId)?.phase).toBe('playing');
    expect(bank.reportOf('ZYDJ', request.roundId)?.proof).toEqual({
      commitment: match.commitment,
      round: match.matchId,
      toldAfter: { 'zh-CN': '比赛终场后', 'zh-TW': '比賽終場後' },
    });
  });

  it('is one bet, however often it is sent, also to a server that has started again', async () => {
    const { token, state } = await enter();
    const request = aBet(state.matches.slice(0, 2));

    const answers = await Promise.all(Array.from({ length: 50 }, () => running.desk.place(token, request)));
    running.stop();
    running = aDesk(bank, () => moment);
    answers.push(await running.desk.place(token, request));

    expect(new Set(answers.map((answer) => (answer.outcome === 'placed' ? answer.bet.roundId : answer.outcome)))).toEqual(
      new Set([request.roundId]),
    );
    expect(await bank.balance(token)).toBe(999_000n);
    await expect(running.desk.place(token, { ...request, stake: '20.00' })).rejects.toThrow('round-reused');
  });

  it('is refused where its id is another member’s', async () => {
    const { token, state } = await enter();
    const request = aBet(state.matches.slice(0, 1));
    await running.desk.place(token, request);

    const other = await enter({ memberId: 8 });

    await expect(running.desk.place(other.token, request)).rejects.toThrow('round-reused');
    expect(await bank.balance(other.token)).toBe(1_000_000n);
    expect((await running.desk.board(other.token)).bets).toEqual([]);
  });

  it.each([
    ['better', false],
    ['ask', false],
    ['any', true],
  ] as const)('with the policy %s is taken at a worse price: %s', async (policy, isTaken) => {
    const { token, state } = await enter();
    const request = aBet(state.matches.slice(0, 1), { policy });
    const [leg] = request.legs;
    if (leg === undefined) throw new Error('a bet has a leg');

    const answer = await running.desk.place(token, { ...request, legs: [{ ...leg, price: '99.00' }] });

    expect(answer).toMatchObject(
      isTaken ? { outcome: 'placed', bet: { legs: [{ price: leg.price }] } } : { outcome: 'changed', legs: [{ price: leg.price }] },
    );
    expect(await bank.balance(token)).toBe(isTaken ? 999_000n : 1_000_000n);
  });

  it('with a better price is taken at it, unless the player wants to be asked', async () => {
    const { token, state } = await enter();
    const request = aBet(state.matches.slice(0, 1));
    const legs = request.legs.map((leg) => ({ ...leg, price: '1.02' }));

    expect(await running.desk.place(token, { ...request, legs, policy: 'ask' })).toMatchObject({ outcome: 'changed' });
    expect(await running.desk.place(token, { ...request, legs })).toMatchObject({
      outcome: 'placed',
      bet: { legs: [{ price: request.legs[0]?.price }] },
    });
  });

  it('is closed to a match that is over or not on the board', async () => {
    const { token, state } = await enter();
    const request = aBet(state.matches.slice(0, 1), { policy: 'any' });
    moment += 230_000;

    expect(await running.desk.place(token, request)).toMatchObject({ outcome: 'changed', legs: [{ price: '' }] });
    expect(await bank.balance(token)).toBe(1_000_000n);
  });

  it.each([
    ['two legs of one match', (legs: PlaceRequest['legs']) => [...legs, ...legs]],
    ['an unknown match', (legs: PlaceRequest['legs']) => legs.map((leg) => ({ ...leg, matchId: 'chess-1' }))],
    ['a match of the other venue', (legs: PlaceRequest['legs']) => legs.map((leg) => ({ ...leg, matchId: 'football-7412345-1' }))],
    ['an unknown market', (legs: PlaceRequest['legs']) => legs.map((leg) => ({ ...leg, key: 'secret:0:0:home' }))],
  ])('is refused with %s', async (_title, change) => {
    const { token, state } = await enter();
    const request = aBet(state.matches.slice(0, 1));

    await expect(running.desk.place(token, { ...request, legs: change(request.legs) })).rejects.toThrow('bad-request');
    expect(await bank.balance(token)).toBe(1_000_000n);
  });

  it.each(['0.99', '5000.01', '-5.00', '1e2', '10'])('is refused with a stake of %s', async (stake) => {
    const { token, state } = await enter();

    await expect(running.desk.place(token, aBet(state.matches.slice(0, 1), { stake }))).rejects.toThrow('bad-request');
  });

  it('that the operator does not take is told with its reason, and nothing moves', async () => {
    const reason = { 'zh-CN': '今日投注限额 ¥100，还可投注 ¥1', 'zh-TW': '今日投注限額 ¥100，還可投注 ¥1' };
    const { token, state } = await enter();
    bank.refuseStakes(reason);

    const answer = await running.desk.place(token, aBet(state.matches.slice(0, 1)));

    expect(answer).toEqual({ outcome: 'insufficient', balance: '10000.00', reason });
    bank.refuseStakes(null);
  });

  it('needs the money, and may not win more than the limit', async () => {
    const { token, state } = await enter({ balance: 999n });
    expect(await running.desk.place(token, aBet(state.matches.slice(0, 1)))).toEqual({ outcome: 'insufficient', balance: '9.99' });

    const rich = await enter({ game: 'football' });
    const legs = rich.state.matches.slice(0, 3).map((match) => {
      const offer = match.markets.at(-1)?.offers.find(({ price }) => Number(price) > 20);
      return { matchId: match.matchId, key: offer?.key ?? '', price: offer?.price ?? '', goals: [0, 0] as const };
    });
    const answer = await running.desk.place(rich.token, aBet([], { legs, stake: '5000.00' }));
    expect(answer.outcome).toBe('over-limit');
    expect(await bank.balance(rich.token)).toBe(1_000_000n);
  });

  it('that this venue cannot settle is given back at the start', async () => {
    const { token } = await enter();
    const detail = { placedAt: moment, legs: [{ matchId: 'chess-1', key: 'winner:0:0:home', price: 190, atBet: [0, 0] }] };
    await bank.debit(token, { roundId: 'old', stepId: 'stake', amount: 1_000n, detail });

    running = aDesk(bank, () => moment);
    await running.desk.board(token);

    expect(await bank.balance(token)).toBe(1_000_000n);
    expect(await bank.openRounds('ZYDJ')).toEqual([]);
  });

  it('whose debit fails is given back, and stays so', async () => {
    jest.useFakeTimers();
    try {
      const { token, state } = await enter();
      const taking: VenueBank = { ...bank, debit: async (...given) => bank.debit(...given).then(() => Promise.reject(new Error('lost'))) };
      const lame = aDesk(taking, () => moment);
      const request = aBet(state.matches.slice(0, 1));

      const answer = lame.desk.place(token, request);
      await jest.advanceTimersByTimeAsync(2_000);

      expect(await answer).toEqual({ outcome: 'failed' });
      expect(await lame.desk.place(token, request)).toEqual({ outcome: 'failed' });
      expect(await bank.balance(token)).toBe(1_000_000n);
      lame.stop();
    } finally {
      jest.useRealTimers();
    }
  });
});

it('loses no fen over random bets of four players, stopped and started at random', async () => {
  const draws = createDraws('venue', '', 'stopped and started');
  const players = await Promise.all(
    [1, 2, 3, 4].map((memberId) => enter({ memberId, game: memberId > 3 ? 'football' : 'arena', balance: 1_000_000_000n })),
  );
  const before = bank.total();
  const outcomes = new Map<PlaceAnswer['outcome'], number>();
  const wanted = runs(400, 2_000);
  for (let bets = 0; bets < wanted; moment += 1_000 + draws.below(120_000)) {
    if (draws.chance(1, 3)) {
      running.stop();
      running = aDesk(bank, () => moment);
    }
    const player = players[draws.below(players.length)];
    if (player === undefined) throw new Error('there are players');
    const { matches } = await running.desk.board(player.token);
    const open = matches.filter(({ markets }) => markets.some(({ offers }) => offers.some(({ price }) => price !== '')));
    for (let each = 0; each < 100; each += 1, bets += 1) {
      const { outcome } = await running.desk.place(player.token, aBet(draws.shuffle(open, 1 + draws.below(3))));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }
  moment += 900_000;
  await running.desk.board(players[0]?.token ?? '');

  const placed = outcomes.get('placed') ?? 0;
  expect(placed + (outcomes.get('over-limit') ?? 0)).toBe(wanted);
  expect(placed).toBeGreaterThan(0.95 * wanted);
  expect(bank.total()).toBe(before);
  expect(bank.decided).toBe(placed);
  expect([...(await bank.openRounds('ZYDJ')), ...(await bank.openRounds('XMTY'))]).toEqual([]);
});

async function enter(other: Parameters<typeof aTicket>[1] = {}): Promise<{ readonly token: string; readonly state: Board }> {
  return running.desk.open(aTicket(bank, other));
}
