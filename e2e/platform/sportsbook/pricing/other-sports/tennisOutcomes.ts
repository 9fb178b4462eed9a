import type { Course, Goals, Side } from '../../simulator/course';
import { otherSide } from '../../simulator/play/tally';
import { gameChance, type SetOutcome } from './setOutcomes';

interface SetState {
  readonly games: Goals;
  /** Points of the current game. */
  readonly game: Goals;
  readonly server: Side;
}

/**
 * Returns the outcomes of a set of tennis from its current score. The tie-break is computed as a race with the mean of
 * both serves.
 */
export function tennisSet({ homeRate, awayRate }: Course, { games, game, server }: SetState): readonly SetOutcome[] {
  const mean = (homeRate + 1 - awayRate) / 2;
  const share = { home: homeRate, away: 1 - awayRate };
  const holds = { home: gameChance(share.home, NO_POINTS), away: gameChance(share.away, NO_POINTS) };
  const played = games.home + games.away;

  const chanceOfGame = (home: number, away: number): number => {
    const serves = (home + away - played) % 2 === 0 ? server : otherSide(server);
    const points = home + away === played ? game : NO_POINTS;
    if (home === 6 && away === 6) return gameChance(mean, points, 7);
    return points === NO_POINTS ? holds[serves] : gameChance(share[serves], points);
  };

  const outcomes: SetOutcome[] = [];
  let chances = new Map([[games.home, 1]]);
  // Advance game by game; the away side's games follow from the home side's.
  for (let total = played; chances.size > 0; total += 1) {
    const next = new Map<number, number>();
    for (const [home, chance] of chances) {
      const p = chanceOfGame(home, total - home);
      for (const [isHome, part] of [
        [true, p],
        [false, 1 - p],
      ] as const) {
        const [h, a] = isHome ? [home + 1, total - home] : [home, total - home + 1];
        if (isSetWon(h, a)) outcomes.push({ isHome, lead: h - a, total: h + a, probability: chance * part });
        else next.set(h, (next.get(h) ?? 0) + chance * part);
      }
    }
    chances = next;
  }
  return outcomes;
}

function isSetWon(home: number, away: number): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  return (most === 6 && least <= 4) || most === 7;
}

/** Returns the outcomes of a set that has not started, when the first server is not known yet. */
export function freshTennisSet(course: Course): readonly SetOutcome[] {
  const known = fresh.get(course);
  if (known) return known;
  const both = (['home', 'away'] as const).flatMap((server) =>
    tennisSet(course, { games: NO_POINTS, game: NO_POINTS, server }).map((each) => ({ ...each, probability: each.probability / 2 })),
  );
  const outcomes = merged(both);
  fresh.set(course, outcomes);
  return outcomes;
}

const NO_POINTS: Goals = { home: 0, away: 0 };
const fresh = new WeakMap<Course, readonly SetOutcome[]>();

function merged(outcomes: readonly SetOutcome[]): readonly SetOutcome[] {
  const byEnd = new Map<string, SetOutcome>();
  for (const each of outcomes) {
    const key = `${each.lead} ${each.total}`;
    byEnd.set(key, { ...each, probability: each.probability + (byEnd.get(key)?.probability ?? 0) });
  }
  return [...byEnd.values()];
}
