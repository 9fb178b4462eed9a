import { fen, formatYuan } from '../../kernel';
import { businessWeekOf } from '../businessWeek';
import { evaluateRace, rankEntrants } from './race';
import { contentTerms } from '../testing/contentTerms';
import type { Entrant } from './raceView';

const TERMS = contentTerms('racePage');
const week = businessWeekOf(new Date('2026-11-21T12:00:00+08:00'));
/** Ranks these turnovers together with that of the member, whose id is 0. */
const raceOf = (turnovers: readonly bigint[], own: bigint, hasEntered = true) => {
  const others: Entrant[] = turnovers.map((turnover, index) => ({ memberId: index + 1, name: `m${index}`, turnover: fen(turnover) }));
  const all = [...others, ...(hasEntered ? [{ memberId: 0, name: 'own', turnover: fen(own) }] : [])];
  const ranking = rankEntrants(
    all.sort((one, other) => Number(other.turnover - one.turnover)),
    TERMS,
  );
  return evaluateRace({ week, hasEntered, ranking, memberId: 0, turnover: fen(own), last: null, past: [] }, TERMS).race;
};
const thousands = (count: number) => Array.from({ length: count }, (_each, index) => BigInt(count - index) * 1_000_000n);

describe('the ranking', () => {
  it('leaves out members who have bet less than 1,000.00 yuan, and gives each place its prize', () => {
    const race = raceOf([...thousands(21), 99_999n], 100_000n);

    expect(race?.ranking).toHaveLength(22);
    expect(race?.board).toHaveLength(20);
    expect([0, 1, 2, 3, 9, 10, 19, 20].map((index) => race?.ranking[index]?.prize ?? null)).toEqual([
      88_800n,
      58_800n,
      38_800n,
      8_800n,
      8_800n,
      2_800n,
      2_800n,
      null,
    ]);
  });
});

describe('what is missing to the next prize', () => {
  it.each([
    ['no ranked member, no bets', [], 0n, '1000.00', '28.00'],
    ['no ranked member, turnover just below the minimum', [], 99_999n, '0.01', '28.00'],
    ['alone on the first place', [], 100_000n, null, null],
    ['second of two', [500_000n], 400_000n, '1000.01', '888.00'],
    ['fifth of five', [900_000n, 800_000n, 700_000n, 600_000n], 500_000n, '2000.01', '388.00'],
    ['twelfth of twelve', thousands(11), 200_000n, '18000.01', '88.00'],
    ['beyond the twentieth', thousands(20), 200_000n, '8000.01', '28.00'],
  ])('with %s', (_what, others, own, missing, prize) => {
    const next = raceOf(others, own)?.next;

    expect(next ? [formatYuan(next.missing), formatYuan(next.prize)] : [null, null]).toEqual([missing, prize]);
  });

  it.each([
    [40_000n, true, 60_000n],
    [40_000n, false, 60_000n],
    [100_000n, false, null],
  ])('is, with %s fen of turnover and an entry of %s, %s fen to be ranked', (own, hasEntered, missingToRank) => {
    expect(raceOf([500_000n], own, hasEntered)).toMatchObject({ missingToRank });
  });

  it('is not shown to a member who has not entered', () => {
    expect(raceOf([500_000n], 900_000n, false)).toMatchObject({ place: null, next: null });
  });
});

it('shows the conditions of the present week', () => {
  const { conditions, payable } = evaluateRace(
    { week, hasEntered: true, ranking: [], memberId: 0, turnover: fen(25_000n), last: { place: 2, prize: fen(58_800n) }, past: [] },
    TERMS,
  );

  expect(conditions).toMatchObject([{ isMet: true }, { done: '250.00', needed: '1000.00', isMet: false }]);
  expect(payable).toBe(58_800n);
});
