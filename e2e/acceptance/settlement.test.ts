/**
 * The platform and the client each implement the settlement rules (decision 53). This test compares their results for
 * the same tickets: random markets of every sport, lines, prices and final scores, from a fixed seed that a failure
 * prints.
 */
import { marketFromWire, parseSport, settleOutright, settleParlay, settleSingle, settleSystem } from '@site/shared/betting';
import { mustBeFen } from '@site/shared/money';
import { parlayToWin, potentialReturn, risk, systemFolds, systemReturn, systemRisk, systemsFor, toWin } from '@site/shared/odds';
import fc from 'fast-check';
import { amountsOf } from '@site/platform/sportsbook/betting/wager';
import { marketRule } from '@site/platform/sportsbook/markets/marketRules';
import { parlayPayout, systemPayout } from '@site/platform/sportsbook/settlement/combinations';
import { gradeSelection } from '@site/platform/sportsbook/settlement/gradeSelection';
import { outrightPayout, singlePayout, type ResultCode } from '@site/platform/sportsbook/settlement/payout';
import { aEuropeanPrice, aModestPrice, aPrice, ourPrice, theirPrice, theirProfit, type RawPrice } from './settlement/bothPrices';
import { aFootballCase, FOOTBALL_CODES } from './settlement/footballCases';
import { ourGrade, theirGrade, type GradedCase } from './settlement/gradedCase';
import { aPlayedCase, PLAYED_RULES } from './settlement/playedCases';
import { PLAYED } from './settlement/playedMatches';

const SEED = 20_261_121;
const RUNS = { football: 3_000, otherSports: 5_000, outrights: 500, parlays: 1_000, systems: 1_000, whenAllWins: 300 };

const RESULTS = { W: 'won', LW: 'half-won', P: 'push', LL: 'half-lost', L: 'lost', D: 'void' } as const;

const aStake = fc.integer({ min: 1, max: 5_000_000 });
const aLeg = fc.record({ at: fc.oneof(aFootballCase, aPlayedCase), price: aPrice });

describe('every market', () => {
  it('of football is known on both sides', () => {
    // No book of the demo has three-way handicaps.
    expect(FOOTBALL_CODES.filter((code) => code !== 'W3' && marketRule(code) === undefined)).toEqual([]);
    expect(FOOTBALL_CODES.flatMap((code) => unknownTo('FT', marketRule(code)))).toEqual([]);
  });

  it.each(PLAYED)('of %s is known on both sides', (sport) => {
    expect(PLAYED_RULES[sport].length).toBeGreaterThan(0);
    expect(PLAYED_RULES[sport].flatMap((rule) => unknownTo(sport, rule))).toEqual([]);
  });
});

describe('10,000 tickets come out the same on both sides', () => {
  it('as singles on football', () => {
    expectSameSingles(aFootballCase, RUNS.football);
  });

  it('as singles on every other sport that is played', () => {
    expectSameSingles(aPlayedCase, RUNS.otherSports);
  });

  it('as singles on outrights, alone and in a dead heat', () => {
    const race = fc.record({
      chosen: fc.integer({ min: 1, max: 8 }),
      winners: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 }),
      isAbandoned: fc.boolean(),
    });
    fc.assert(
      fc.property(race, aEuropeanPrice, aStake, (at, price, stake) => {
        expect(ourOutright(at, price, stake)).toEqual(toClientResult(theirOutright(at, price, stake)));
      }),
      { seed: SEED, numRuns: RUNS.outrights },
    );
  });

  it('as parlays over all sports', () => {
    fc.assert(
      fc.property(fc.array(aLeg, { minLength: 2, maxLength: 10 }), aStake, (legs, stake) => {
        const ours = settleParlay(mustBeFen(stake), legs.map(ourLeg));

        expect(ours).toEqual(toClientResult(parlayPayout(BigInt(stake), legs.map(theirLeg))));
      }),
      { seed: SEED, numRuns: RUNS.parlays },
    );
  });

  it('as systems over all sports', () => {
    fc.assert(
      fc.property(fc.array(aLeg, { minLength: 3, maxLength: 8 }), fc.nat(), aStake, (legs, choice, stake) => {
        const { folds } = aSystem(legs.length, choice);
        const ours = settleSystem(mustBeFen(stake), folds, legs.map(ourLeg));

        expect(ours).toEqual(toClientResult(systemPayout(BigInt(stake), folds, legs.map(theirLeg))));
      }),
      { seed: SEED, numRuns: RUNS.systems },
    );
  });
});

describe('what the slip promises is what the platform pays when the price holds and all is won', () => {
  it('in a single, in any of the four odds types', () => {
    fc.assert(
      fc.property(aPrice, aStake, (price, stake) => {
        const [ours, typed] = [ourPrice(price), mustBeFen(stake)];

        expect(potentialReturn(ours, typed)).toBe(Number(singlePayout(theirPrice(price), BigInt(stake), 'W').payout));
        expect({ risk: risk(ours, typed), toWin: toWin(ours, typed) }).toEqual(theirAmounts('single', [price], null, stake));
      }),
      { seed: SEED, numRuns: 4 * RUNS.whenAllWins },
    );
  });

  it('in a parlay', () => {
    fc.assert(
      fc.property(fc.array(aModestPrice, { minLength: 2, maxLength: 10 }), aStake, (prices, stake) => {
        const promised = parlayToWin(mustBeFen(stake), prices.map(ourPrice));

        expect(stake + promised).toBe(Number(parlayPayout(BigInt(stake), prices.map(wonBy)).payout));
        expect({ risk: stake, toWin: promised }).toEqual(theirAmounts('parlay', prices, null, stake));
      }),
      { seed: SEED, numRuns: RUNS.whenAllWins },
    );
  });

  it('in a system', () => {
    fc.assert(
      fc.property(fc.array(aModestPrice, { minLength: 3, maxLength: 10 }), fc.nat(), aStake, (prices, choice, stake) => {
        const { system, folds } = aSystem(prices.length, choice);
        const held = systemRisk(system, mustBeFen(stake));
        const promised = systemReturn(system, mustBeFen(stake), prices.map(ourPrice));

        expect(promised).toBe(Number(systemPayout(BigInt(stake), folds, prices.map(wonBy)).payout));
        expect({ risk: held, toWin: promised - held }).toEqual(theirAmounts('system', prices, folds, stake));
      }),
      { seed: SEED, numRuns: RUNS.whenAllWins },
    );
  });
});

function expectSameSingles(aCase: fc.Arbitrary<GradedCase>, numRuns: number): void {
  fc.assert(
    fc.property(aCase, aPrice, aStake, (at, price, stake) => {
      const theirs = singlePayout(theirPrice(price), BigInt(stake), theirGrade(at));

      expect(settleSingle(ourPrice(price), mustBeFen(stake), ourGrade(at))).toEqual(toClientResult(theirs));
    }),
    { seed: SEED, numRuns },
  );
}

function unknownTo(sport: string, rule: ReturnType<typeof marketRule>): readonly string[] {
  if (!rule) return [];
  return [...rule.sides.keys()].filter((r) => marketFromWire(rule.code, r, parseSport(sport)).side.kind === 'unknown');
}

interface Race {
  readonly chosen: number;
  /** Several winners share first place. */
  readonly winners: readonly number[];
  readonly isAbandoned: boolean;
}

function ourOutright({ chosen, winners, isAbandoned }: Race, price: RawPrice, stake: number) {
  const [ours, typed] = [ourPrice(price), mustBeFen(stake)];
  if (isAbandoned) return settleSingle(ours, typed, 'void');
  if (!winners.includes(chosen)) return settleSingle(ours, typed, 'lost');
  return winners.length > 1 ? settleOutright(ours, typed, { places: 1, tied: winners.length }) : settleSingle(ours, typed, 'won');
}

function theirOutright({ chosen, winners, isAbandoned }: Race, price: RawPrice, stake: number) {
  const rule = marketRule('FS', 'FS');
  const side = rule?.sides.get(`FS${chosen}`);
  if (!rule || side === undefined) throw new Error('the platform has no outrights');
  const state = isAbandoned ? 'abandoned' : 'finished';
  const end = { state, half: null, final: { home: 0, away: 0 }, facts: { winners } } as const;
  const grade = gradeSelection({ rule, side, line: null, scoreAtBet: null }, end);
  const isShared = grade === 'W' && winners.length > 1;
  return isShared
    ? outrightPayout(theirPrice(price), BigInt(stake), 1, winners.length)
    : singlePayout(theirPrice(price), BigInt(stake), grade);
}

interface Leg {
  readonly at: GradedCase;
  readonly price: RawPrice;
}

function ourLeg({ at, price }: Leg) {
  return { price: ourPrice(price), result: ourGrade(at) };
}

function theirLeg({ at, price }: Leg) {
  return { profit: theirProfit(price), result: theirGrade(at) };
}

function wonBy(price: RawPrice) {
  return { profit: theirProfit(price), result: 'W' as const };
}

function theirAmounts(mode: 'single' | 'parlay' | 'system', prices: readonly RawPrice[], folds: readonly number[] | null, stake: number) {
  const amounts = amountsOf({ mode, folds, prices: prices.map(theirPrice) }, BigInt(stake));
  return amounts && { risk: Number(amounts.risk), toWin: Number(amounts.toWin) };
}

function aSystem(legs: number, choice: number) {
  const systems = systemsFor(legs);
  const system = systems[choice % systems.length];
  if (!system) throw new Error(`${legs} legs make no system`);
  return { system, folds: systemFolds(system) };
}

function toClientResult({ result, payout }: { readonly result: ResultCode; readonly payout: bigint }) {
  return { result: RESULTS[result as keyof typeof RESULTS], payout: Number(payout) };
}
