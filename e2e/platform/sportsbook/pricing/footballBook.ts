import { rational } from '../exact-arithmetic/rational';
import { handicapLine, NO_LINE } from '../markets/line';
import type { MarketRule } from '../markets/marketRules';
import { gradeScore } from '../settlement/gradeSelection';
import type { Goals } from '../simulator/course';
import { cardsOf } from '../simulator/matchState';
import { europeanMarket, pairMarkets, type BookMarket, type BookRequest } from './book';
import { distributionOf } from './distribution';
import { fromBehindChances, halfFullChances, lastGoalChances, nextGoalChances } from './goalOrder';
import { goalsBetween, remainingCounted, remainingGoals, remainingRates, windowSpan, type Remainder } from './goalModel';
import { handicapLines, totalLines } from './lines';

/** Current count of a market, and the ways in which it may go on. */
interface Counting {
  readonly reached: Goals;
  readonly remainders: readonly Remainder[];
}

/**
 * Returns a function that prices one market of a football match. The goals to come are the same for all markets of a
 * period and are computed once.
 */
export function footballPricer(request: BookRequest): (rule: MarketRule) => readonly BookMarket[] {
  const { course, state, pricedAt } = request;
  const countings = new Map<string, Counting>();
  const countingOf = (rule: MarketRule): Counting => {
    const key = `${rule.counts.of} ${rule.period}`;
    const counting = countings.get(key) ?? count(rule);
    countings.set(key, counting);
    return counting;
  };

  function count({ counts, period }: MarketRule): Counting {
    if (counts.of === 'corners' || counts.of === 'cards') {
      const remainders = remainingCounted(course, counts.of, period === 'half' ? 'half' : 'match', pricedAt);
      return { reached: counts.of === 'corners' ? state.corners : cardsOf(state), remainders };
    }
    if (period === 'match' || period === 'half')
      return { reached: state.score, remainders: remainingGoals(course, state, period, pricedAt) };
    const number = Number(period.slice(-1));
    const { from, to } = windowSpan(course, number);
    const start = pricedAt <= from ? state.score : (state.windows[number - 2] ?? { home: 0, away: 0 });
    const reached = { home: state.score.home - start.home, away: state.score.away - start.away };
    return { reached, remainders: goalsBetween(course, state, Math.max(pricedAt, from), to) };
  }

  return (rule) => {
    const counting = countingOf(rule);
    switch (rule.settlement.kind) {
      case 'handicap': {
        const { reached, remainders } = counting;
        const lead = rule.countsFromBet ? 0 : reached.home - reached.away;
        return pairMarkets(rule, request, handicapLines(distributionOf(remainders, ({ home, away }) => lead + home - away)));
      }
      case 'total': {
        const { of } = rule.settlement;
        const counted = ({ home, away }: Goals): number => (of === 'both' ? home + away : of === 'home' ? home : away);
        const scored = counted(counting.reached);
        return pairMarkets(
          rule,
          request,
          totalLines(
            distributionOf(counting.remainders, (goals) => scored + counted(goals)),
            scored,
          ),
        );
      }
      case 'three-way': {
        // The favorite gives a goal.
        const lead = counting.remainders.reduce((sum, { home, away, probability }) => sum + probability * (home - away), 0);
        const line = lead > 0 ? -1 : 1;
        return [europeanMarket(rule, request, gradedChances(rule, request, counting, line), handicapLine(4 * line))];
      }
      case 'half-full':
        return [europeanMarket(rule, request, halfFullChances(request))];
      case 'win-from-behind':
        return [europeanMarket(rule, request, fromBehindChances(counting.remainders))];
      case 'next-goal':
        return [europeanMarket(rule, request, nextGoalChances(remainingRates(course, state, 'match', pricedAt)))];
      case 'last-goal':
        return [europeanMarket(rule, request, lastGoalChances(remainingRates(course, state, 'match', pricedAt), state.scorers.at(-1)))];
      default:
        return [europeanMarket(rule, request, gradedChances(rule, request, counting, null), NO_LINE)];
    }
  };
}

/** Returns the chances as the settlement grades them. Outcomes that return the stake (draw no bet) are left out. */
function gradedChances(
  rule: MarketRule,
  { state }: BookRequest,
  { reached, remainders }: Counting,
  line: number | null,
): ReadonlyMap<string, number> {
  const exactLine = line === null ? null : rational(BigInt(line));
  const finals = remainders.map(({ home, away, probability }) => ({ home: reached.home + home, away: reached.away + away, probability }));
  const graded = [...rule.sides.values()].map((side) => {
    let [won, decided] = [0, 0];
    for (const final of finals) {
      const grade = gradeScore(rule.settlement, side, exactLine, final, state.half);
      if (grade === 'W') won += final.probability;
      if (grade !== 'P') decided += final.probability;
    }
    return [side, decided === 0 ? 0 : won / decided] as const;
  });
  return new Map(graded);
}
