import { BASKETBALL_PLAN } from '../../simulator/play/basketball';
import { clockPart } from '../../simulator/play/clockParts';
import { LEVEL, sumOf } from '../../simulator/play/tally';
import type { BookRequest } from '../book';
import { normal, type Distribution, type SpreadOf } from '../distribution';

const MINUTE_MS = 60_000;
const MINUTES = BASKETBALL_PLAN.regular * BASKETBALL_PLAN.partMinutes;
/** Variance of one side's points per minute: two possessions of about 1.25 each. */
const VARIANCE_PER_MINUTE = 2.5;

/** Returns the spreads of basketball. The remaining points are many and small, so their sum is nearly normal. */
export function basketballSpreads({ course, state, pricedAt }: BookRequest): SpreadOf {
  return ({ counts: { parts } }) => {
    const [from, to] = parts ?? [1, Number.POSITIVE_INFINITY];
    if (state.partsOver >= to) return null;
    const counted = sumOf(state.parts.slice(from - 1, to));
    const scored = state.parts.length === 0 ? LEVEL : counted;
    const minutes = minutesLeft(from, Math.min(to, Math.max(BASKETBALL_PLAN.regular, state.parts.length)), pricedAt);
    const home = scored.home + (course.homeRate / MINUTES) * minutes;
    const away = scored.away + (course.awayRate / MINUTES) * minutes;
    // Points are possible until the last second.
    const variance = VARIANCE_PER_MINUTE * Math.max(minutes, 0.2);
    const lead = normal(home - away, 2 * variance);
    return {
      lead: to === Number.POSITIVE_INFINITY ? withoutDraw(lead) : lead,
      total: atLeast(normal(home + away, 2 * variance), scored.home + scored.away),
      home: atLeast(normal(home, variance), scored.home),
      away: atLeast(normal(away, variance), scored.away),
    };
  };
}

/** Replaces a draw by small leads, because overtime continues until one side leads. */
function withoutDraw(lead: Distribution): Distribution {
  const level = lead.get(0) ?? 0;
  const split = new Map(lead);
  split.delete(0);
  for (const margin of [-3, 3]) split.set(margin, (split.get(margin) ?? 0) + level / 2);
  return split;
}

/** Removes totals below the current points, because points are never taken back. */
function atLeast(total: Distribution, scored: number): Distribution {
  const possible = new Map([...total].filter(([points]) => points >= scored));
  const sum = [...possible.values()].reduce((all, chance) => all + chance, 0);
  return sum === 0 ? new Map([[scored, 1]]) : new Map([...possible].map(([points, chance]) => [points, chance / sum]));
}

function minutesLeft(from: number, to: number, at: number): number {
  let minutes = 0;
  for (let part = from; part <= to; part += 1) {
    const { startsAt, endsAt } = clockPart(BASKETBALL_PLAN, part);
    minutes += Math.max(0, endsAt - Math.max(startsAt, at)) / MINUTE_MS;
  }
  return minutes;
}
