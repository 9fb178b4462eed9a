import { isSettled, legsOf, settledBy } from './testing/readCases';
import { mustBeFen } from '../../money';
import { parlayToWin, risk, toWin } from '../../odds';
import { readVectors } from '@site/testing/vectors';
import { mustParsePrice } from '@site/testing/mustParsePrice';
import { gradeAbandoned, gradeLeg, settleParlay, settleSingle, settleSystem, type AcceptedLeg, type ReachedScore } from '.';

const SINGLES = readVectors('settlement', [
  'id',
  'sport',
  'market',
  'line',
  'side',
  'score_at_bet',
  'half_score',
  'final_score',
  'state',
  'odds_type',
  'price',
  'stake_fen',
  'risk_fen',
  'to_win_fen',
  'result',
  'payout_fen',
  'note',
]);
const PARLAYS = readVectors('parlay', ['id', 'stake_fen', 'legs', 'to_win_fen', 'result', 'payout_fen', 'note']);
const SYSTEMS = readVectors('systems', [
  'id',
  'system',
  'folds',
  'lines',
  'unit_stake_fen',
  'total_stake_fen',
  'legs',
  'result',
  'payout_fen',
  'note',
]);

describe('a single is settled', () => {
  it.each(SINGLES)('row $id: $market $note', (row) => {
    const price = mustParsePrice(row.odds_type as never, row.price);
    const stake = mustBeFen(Number(row.stake_fen));

    expect([risk(price, stake), toWin(price, stake)]).toEqual([Number(row.risk_fen), Number(row.to_win_fen)]);
    expect(settledBy(row, price, stake)).toEqual(isSettled(row));
  });
});

describe('a parlay is settled', () => {
  it.each(PARLAYS)('row $id: $legs $note', (row) => {
    const [stake, legs] = [mustBeFen(Number(row.stake_fen)), legsOf(row.legs)];

    expect(
      parlayToWin(
        stake,
        legs.map(({ price }) => price),
      ),
    ).toBe(Number(row.to_win_fen));
    expect(settleParlay(stake, legs)).toEqual(isSettled(row));
  });
});

describe('a system is settled', () => {
  it.each(SYSTEMS.filter(({ legs }) => legs !== ''))('row $id: $system $legs $note', (row) => {
    const folds = row.folds.split('+').map(Number);

    expect(settleSystem(mustBeFen(Number(row.unit_stake_fen)), folds, legsOf(row.legs))).toEqual(isSettled(row));
  });

  it.each(SYSTEMS.filter(({ legs }) => legs === ''))(
    'row $id: $system costs $total_stake_fen fen, and is refunded if all legs are void',
    (row) => {
      const folds = row.folds.split('+').map(Number);
      const legs = Array.from({ length: parseInt(row.system.replace(/^.*-of-/, ''), 10) }, () => ({
        price: mustParsePrice('H', '0.95'),
        result: 'void' as const,
      }));

      expect(settleSystem(mustBeFen(Number(row.unit_stake_fen)), folds, legs)).toEqual({
        result: 'void',
        payout: Number(row.total_stake_fen),
      });
    },
  );
});

describe('what a score does not decide', () => {
  const leg = (over: Partial<AcceptedLeg>): AcceptedLeg => ({
    sport: 'football',
    market: { kind: 'result', period: 'match', counts: 'goals', isInPlay: false },
    side: { kind: 'home' },
    line: undefined,
    scoreAtBet: undefined,
    ...over,
  });
  const at = (home: number, away: number, half?: readonly [number, number]) => ({
    match: { home, away },
    half: half && { home: half[0], away: half[1] },
  });
  const market = (kind: AcceptedLeg['market']['kind'], period: AcceptedLeg['market']['period'] = 'match', goal?: number) => ({
    market: { kind, period, counts: 'goals' as const, isInPlay: true, ...(goal === undefined ? {} : { goal }) },
  });

  const quarters = (line: number) => line as AcceptedLeg['line'];
  const inTennis = (kind: AcceptedLeg['market']['kind'], counts: 'sets' | 'games') => ({
    sport: 'tennis' as const,
    market: { kind, period: 'match' as const, counts, isInPlay: true },
  });
  const sets = (kind: AcceptedLeg['market']['kind']) => inTennis(kind, 'sets');
  const games = (kind: AcceptedLeg['market']['kind']) => inTennis(kind, 'games');
  const quarter = (kind: AcceptedLeg['market']['kind']) => ({ ...market(kind, 'quarter-3'), sport: 'basketball' as const });

  it.each<[string, Partial<AcceptedLeg>, ReachedScore, string | undefined]>([
    ['a window', market('result', 'window-2'), at(1, 0), undefined],
    ['a half that is not over', market('result', 'half'), at(1, 0), undefined],
    ['the half of another sport', { ...market('result', 'half'), sport: 'basketball' }, at(1, 0, [1, 0]), undefined],
    ['a level match of a sport of two ends', { sport: 'tennis' }, at(1, 1), undefined],
    ['a level quarter', quarter('result'), { ...at(50, 40), part: { home: 20, away: 20, isOver: true } }, 'push'],
    ['who scored the second goal of three', market('next-goal', 'match', 2), at(2, 1), undefined],
    ['who scored the second goal, where one side has them all', market('next-goal', 'match', 2), at(2, 0), 'won'],
    ['a second goal that did not come', { ...market('next-goal', 'match', 2), side: { kind: 'no-goal' } }, at(1, 0), 'won'],
    ['the last goal of a match without one', { ...market('last-goal'), side: { kind: 'away' } }, at(0, 0), 'lost'],
    ['a win from behind at half-time', market('win-from-behind'), at(2, 1, [0, 1]), 'won'],
    ['a win with goals of both', market('win-from-behind'), at(2, 1, [0, 0]), undefined],
    ['a win to nil from behind', market('win-from-behind'), at(2, 0), 'lost'],
    ['a clean sheet', market('clean-sheet'), at(0, 0), 'won'],
    ['a clean sheet that was no win', market('win-to-nil'), at(0, 0), 'lost'],
    ['an unknown selection', { side: { kind: 'unknown', code: 'X' } }, at(1, 0), undefined],
    ['a handicap without its line', market('handicap'), at(1, 0), undefined],
  ])('%s', (_name, over, reached, grade) => {
    expect(gradeLeg(leg(over), reached)).toBe(grade);
  });

  it.each<[string, Partial<AcceptedLeg>, ReachedScore, string]>([
    ['a band that is passed', { ...market('goal-band'), side: { kind: 'goals', from: 0, to: 1 } }, at(1, 1), 'lost'],
    ['a band that may be passed', { ...market('goal-band'), side: { kind: 'goals', from: 2, to: 3 } }, at(1, 1), 'void'],
    ['a score that is passed', { ...market('correct-score'), side: { kind: 'score', home: 1, away: 0 } }, at(2, 0), 'lost'],
    ['a clean sheet that is gone', market('clean-sheet'), at(3, 1), 'lost'],
    ['the wrong half', { ...market('half-full'), side: { kind: 'half-full', half: 'home', full: 'home' } }, at(1, 1, [0, 0]), 'lost'],
    ['a window', market('total', 'window-1'), at(5, 5), 'void'],
    ['sets that are still to come', { ...sets('total'), side: { kind: 'over' }, line: quarters(10) }, at(1, 1), 'won'],
    ['sets that may not be needed', { ...sets('total'), side: { kind: 'over' }, line: quarters(10) }, at(1, 0), 'void'],
    ['a set too many to be caught up', { ...sets('handicap'), line: quarters(6) }, at(1, 0), 'won'],
    ['a game more that had to come', { ...games('total'), side: { kind: 'over' }, line: quarters(82) }, at(10, 10), 'won'],
    ['the winner of a match of sets', sets('result'), at(1, 0), 'void'],
    ['a quarter that is over', quarter('result'), { ...at(50, 40), part: { home: 20, away: 18, isOver: true } }, 'won'],
    ['a quarter that was going on', quarter('result'), { ...at(50, 40), part: { home: 20, away: 0, isOver: false } }, 'void'],
    ['a quarter that was never begun', quarter('result'), at(50, 40), 'void'],
    [
      'a quarter whose total is passed',
      { ...quarter('total'), side: { kind: 'under' }, line: quarters(158) },
      { ...at(50, 40), part: { home: 20, away: 20, isOver: false } },
      'lost',
    ],
  ])('leaves undecided in an abandoned match: %s', (_name, over, reached, grade) => {
    expect(gradeAbandoned(leg(over), reached)).toBe(grade);
  });
});

it('never pays a single more than its full win, nor less than nothing', () => {
  const price = mustParsePrice('M', '-0.66');
  const payouts = (['lost', 'half-lost', 'push', 'half-won', 'won'] as const).map(
    (result) => settleSingle(price, mustBeFen(10_001), result).payout,
  );

  expect(payouts).toEqual([...payouts].sort((one, other) => one - other));
});
