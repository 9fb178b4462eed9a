import type { Course, Goals } from '../../simulator/course';
import { INNING_MS, INNINGS } from '../../simulator/play/baseball';
import { clockPart } from '../../simulator/play/clockParts';
import { ICE_HOCKEY_PLAN } from '../../simulator/play/iceHockey';
import { sumOf } from '../../simulator/play/tally';
import type { BookRequest } from '../book';
import { distributionOf, type Distribution, type SpreadOf } from '../distribution';
import { grid } from '../goalModel';

const MOST_GOALS = 14;

/**
 * Returns the spreads of ice hockey and baseball. Goals or runs come one by one, and the next one decides a level
 * match.
 */
export function goalSpreads({ course, state, pricedAt }: BookRequest): SpreadOf {
  return ({ counts: { parts } }) => {
    if (parts !== null && state.partsOver >= parts[1]) return null;
    const reached = parts === null || state.parts.length === 0 ? state.score : sumOf(state.parts.slice(parts[0] - 1, parts[1]));
    const share = course.sport === 'BS' ? inningsLeft(parts?.[1] ?? INNINGS, pricedAt) : periodsLeft(pricedAt);
    const rates = { home: course.homeRate * share.home, away: course.awayRate * share.away };
    const endings = grid(rates, MOST_GOALS).map(({ home, away, probability }) => ({
      home: reached.home + home,
      away: reached.away + away,
      probability,
    }));
    const decided = parts === null ? endings.flatMap((ending) => decide(ending, course)) : endings;
    return { lead: distributionOf(decided, ({ home, away }) => home - away), total: totalOf(decided) };
  };
}

interface Ending extends Goals {
  readonly probability: number;
}

function totalOf(endings: readonly Ending[]): Distribution {
  return distributionOf(endings, ({ home, away }) => home + away);
}

function decide(ending: Ending, { homeRate, awayRate }: Course): readonly Ending[] {
  if (ending.home !== ending.away) return [ending];
  const home = homeRate / (homeRate + awayRate);
  return [
    { ...ending, home: ending.home + 1, probability: ending.probability * home },
    { ...ending, away: ending.away + 1, probability: ending.probability * (1 - home) },
  ];
}

/** Returns the share of nine innings that each side still has to bat; the visitors bat first. */
function inningsLeft(last: number, at: number): Goals {
  const left = { home: 0, away: 0 };
  for (let inning = 1; inning <= last; inning += 1) {
    const startsAt = (inning - 1) * INNING_MS;
    left.away += shareLeft(startsAt, startsAt + INNING_MS / 2, at) / INNINGS;
    left.home += shareLeft(startsAt + INNING_MS / 2, startsAt + INNING_MS, at) / INNINGS;
  }
  return left;
}

function periodsLeft(at: number): Goals {
  let left = 0;
  for (let period = 1; period <= ICE_HOCKEY_PLAN.regular; period += 1) {
    const { startsAt, endsAt } = clockPart(ICE_HOCKEY_PLAN, period);
    left += shareLeft(startsAt, endsAt, at) / ICE_HOCKEY_PLAN.regular;
  }
  return { home: left, away: left };
}

function shareLeft(startsAt: number, endsAt: number, at: number): number {
  return Math.min(1, Math.max(0, (endsAt - at) / (endsAt - startsAt)));
}
