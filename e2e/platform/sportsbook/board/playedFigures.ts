import type { MatchView } from '../matches/matchView';
import type { Goals, Side } from '../simulator/course';
import { BASKETBALL_PLAN } from '../simulator/play/basketball';
import { GAME_MODELS } from '../simulator/play/models';
import type { Moment } from '../simulator/play/playOn';
import { momentsOf } from '../simulator/play/playedState';
import { lastPart, LEVEL, NOTHING_PLAYED, otherSide, plus, type Tally } from '../simulator/play/tally';
import { isTieBreak, pointServer } from '../simulator/play/tennis';
import type { PlayedSport } from '../simulator/sport';
import type { LiveDetail } from './timelineEvent';

type Figures = Pick<LiveDetail, 'figures' | 'scoring'>;
type Figure = NonNullable<Figures['figures']>[number];

/** One scored unit: the side, the amount, and the states before and after. */
interface Scored {
  readonly side: Side;
  readonly amount: number;
  readonly before: Tally;
  readonly after: Tally;
  readonly at: number;
}

/**
 * Returns the figures of a match of another sport than football so far. They are empty before the start, and leave out
 * what a manually set score skipped.
 */
export function playedFigures(sport: PlayedSport, { record, state }: MatchView): Figures {
  if (state.period === 'not-started') return {};
  const until = Math.min(state.elapsed, state.endedAt ?? state.elapsed);
  const moments = momentsOf(sport, record.course, record.reported, until).filter(({ at }) => at <= until);
  const scored = scoredIn(moments);
  switch (sport) {
    case 'BK':
      return { figures: baskets(scored), scoring: pointsByMinute(scored) };
    case 'TN':
      return { figures: [counted('points-won', scored), ...serviceFigures(scored)] };
    case 'VB':
    case 'TT':
      return { figures: [counted('points-won', scored), figure('longest-run', longestRuns(scored))] };
    case 'SK':
    case 'BS':
    case 'OP':
      return {};
  }
}

function scoredIn(moments: readonly Moment[]): readonly Scored[] {
  let before = NOTHING_PLAYED;
  return moments.flatMap(({ at, tally: after }): Scored[] => {
    const [one, other] = [unitsOf(before), unitsOf(after)];
    const start = before;
    before = after;
    const home = other.home - one.home;
    const away = other.away - one.away;
    // A won game or set resets the points of the game, so the side whose games or sets rose has won the point.
    if (home > 0 && away <= 0) return [{ side: 'home', amount: home, before: start, after, at }];
    return away > 0 && home <= 0 ? [{ side: 'away', amount: away, before: start, after, at }] : [];
  });
}

/**
 * Returns a sum per side that rises with every scored unit: the score of all parts, and the points of a game in tennis.
 */
function unitsOf({ parts, game }: Tally): Goals {
  const sum = (side: Side): number => parts.reduce((points, part) => points + part[side], 0) * GAME + game[side];
  return { home: sum('home'), away: sum('away') };
}

/** Weight of one unit of the parts' score; it exceeds the points of any game. */
const GAME = 100;

function baskets(scored: readonly Scored[]): Figure[] {
  const worth = (points: number): Goals => countBy(scored.filter(({ amount }) => amount === points * GAME));
  const lead = scored.reduce<Goals>(
    (largest, { after: { score } }) => ({
      home: Math.max(largest.home, score.home - score.away),
      away: Math.max(largest.away, score.away - score.home),
    }),
    LEVEL,
  );
  return [figure('threes', worth(3)), figure('twos', worth(2)), figure('free-throws', worth(1)), figure('largest-lead', lead)];
}

function pointsByMinute(scored: readonly Scored[]): NonNullable<Figures['scoring']> {
  const clockAt = GAME_MODELS.BK.clockAt;
  const minutes = new Map<number, Goals>();
  for (const { side, amount, after, at } of scored) {
    const part = Math.min(after.parts.length, BASKETBALL_PLAN.regular + 1);
    const minute = (part - 1) * BASKETBALL_PLAN.partMinutes + Math.floor((clockAt?.(at) ?? 0) / 60) + 1;
    minutes.set(minute, plus(minutes.get(minute) ?? LEVEL, side, amount / GAME));
  }
  const last = Math.max(0, ...minutes.keys());
  return Array.from({ length: last }, (_, index) => {
    const { home, away } = minutes.get(index + 1) ?? LEVEL;
    return { minute: index + 1, H: home, C: away };
  });
}

/** Returns for each side the share of points won on its own serve, and the number of games won on the other's serve. */
function serviceFigures(scored: readonly Scored[]): Figure[] {
  let [served, won, breaks] = [LEVEL, LEVEL, LEVEL];
  for (const { side, amount, before } of scored) {
    const server = before.parts.length === 0 ? before.server : pointServer(before);
    served = plus(served, server);
    if (side === server) won = plus(won, server);
    const isGame = amount > 1;
    if (isGame && side === otherSide(before.server) && !isTieBreak(lastPart(before))) breaks = plus(breaks, side);
  }
  const percent = (side: Side): number => (served[side] === 0 ? 0 : Math.round((100 * won[side]) / served[side]));
  return [figure('service-points', { home: percent('home'), away: percent('away') }), figure('breaks', breaks)];
}

function longestRuns(scored: readonly Scored[]): Goals {
  let [longest, run] = [LEVEL, 0];
  for (const [index, { side }] of scored.entries()) {
    run = scored[index - 1]?.side === side ? run + 1 : 1;
    longest = { ...longest, [side]: Math.max(longest[side], run) };
  }
  return longest;
}

function counted(kind: string, scored: readonly Scored[]): Figure {
  return figure(kind, countBy(scored));
}

function countBy(scored: readonly Scored[]): Goals {
  return scored.reduce<Goals>((count, { side }) => plus(count, side), LEVEL);
}

function figure(kind: string, { home, away }: Goals): Figure {
  return { kind, H: home, C: away };
}
