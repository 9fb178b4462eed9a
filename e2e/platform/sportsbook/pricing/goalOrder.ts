import { scheduleOf, type Goals, type Side } from '../simulator/course';
import type { BookRequest } from './book';
import { distributionOf, type Distribution } from './distribution';
import { goalsBetween, type Remainder } from './goalModel';

/** Chances by side, for markets on the order of goals. */
type Chances = ReadonlyMap<string, number>;

/** Computes the chances of the next goal. A side scores it with the probability of its share in the expected goals. */
export function nextGoalChances({ home, away }: Goals): Chances {
  const none = Math.exp(-home - away);
  const share = home + away === 0 ? 0 : home / (home + away);
  return new Map([
    ['H', (1 - none) * share],
    ['C', (1 - none) * (1 - share)],
    ['none', none],
  ]);
}

/** Computes the chances of the last goal, which is the last of those to come or, without any, the latest scored. */
export function lastGoalChances(rates: Goals, last: Side | undefined): Chances {
  const chances = new Map(nextGoalChances(rates));
  const none = chances.get('none') ?? 0;
  if (last === undefined) return chances;
  const side = last === 'home' ? 'H' : 'C';
  return chances.set(side, (chances.get(side) ?? 0) + none).set('none', 0);
}

/**
 * Computes the chances of a win from behind. When home wins with h goals against a, it was behind at some point with
 * probability a/(h + 1), because all orders of the goals are equally likely (ballot theorem).
 */
export function fromBehindChances(remainders: readonly Remainder[]): Chances {
  let [home, away] = [0, 0];
  for (const each of remainders) {
    if (each.home > each.away) home += (each.probability * each.away) / (each.home + 1);
    if (each.away > each.home) away += (each.probability * each.home) / (each.away + 1);
  }
  return new Map([
    ['H', home],
    ['C', away],
  ]);
}

/** Computes the chances of the leaders at half-time and at the end, with independent goals in the two halves. */
export function halfFullChances({ course, state, pricedAt }: BookRequest): Chances {
  const { firstEndsAt, secondStartsAt, endsAt } = scheduleOf(course);
  const half = leads(goalsBetween(course, state, pricedAt, firstEndsAt));
  const rest = leads(goalsBetween(course, state, secondStartsAt, endsAt));
  const now = state.score.home - state.score.away;
  const chances = new Map<string, number>();
  for (const [first, p] of half) {
    for (const [second, q] of rest) {
      const side = letterOf(now + first) + letterOf(now + first + second);
      chances.set(side, (chances.get(side) ?? 0) + p * q);
    }
  }
  return chances;
}

function leads(remainders: readonly Remainder[]): Distribution {
  return distributionOf(remainders, ({ home, away }) => home - away);
}

function letterOf(lead: number): 'H' | 'N' | 'C' {
  return lead > 0 ? 'H' : lead < 0 ? 'C' : 'N';
}
