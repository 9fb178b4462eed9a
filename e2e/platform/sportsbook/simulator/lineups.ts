import { playerNames } from './playerNames';
import { diceOf, shuffled, type Dice } from './random';
import type { Sport } from './sport';

export interface Player {
  /** Shirt number. */
  readonly number: number;
  readonly name: string;
  /** Position in the letters of the sport: `G`, `D`, `M`, `F`; `PG`, `C` … */
  readonly position: string;
}

export interface Lineup {
  /** Formation, such as `4-3-3` in football; empty in other sports. */
  readonly formation: string;
  /** Starters in the order of their positions. */
  readonly starters: readonly Player[];
  readonly bench: readonly Player[];
}

interface SquadPlan {
  /** Number of players per position in the squad. */
  readonly squad: Readonly<Record<string, number>>;
  /** Possible formations, with the number of starters per position; each match uses one. */
  readonly formations: readonly { readonly name: string; readonly starters: Readonly<Record<string, number>> }[];
  readonly bench: number;
}

const PLANS: Partial<Readonly<Record<Sport, SquadPlan>>> = {
  FT: {
    squad: { G: 2, D: 8, M: 8, F: 5 },
    formations: [
      { name: '4-4-2', starters: { G: 1, D: 4, M: 4, F: 2 } },
      { name: '4-3-3', starters: { G: 1, D: 4, M: 3, F: 3 } },
      { name: '4-5-1', starters: { G: 1, D: 4, M: 5, F: 1 } },
      { name: '3-5-2', starters: { G: 1, D: 3, M: 5, F: 2 } },
    ],
    bench: 7,
  },
  BK: {
    squad: { PG: 3, SG: 3, SF: 2, PF: 2, C: 2 },
    formations: [{ name: '', starters: { PG: 1, SG: 1, SF: 1, PF: 1, C: 1 } }],
    bench: 7,
  },
  VB: {
    squad: { S: 2, OP: 2, OH: 4, MB: 4, L: 2 },
    formations: [{ name: '', starters: { S: 1, OP: 1, OH: 2, MB: 2, L: 1 } }],
    bench: 7,
  },
  BS: {
    squad: { P: 5, CA: 2, '1B': 2, '2B': 2, '3B': 2, SS: 2, LF: 2, CF: 2, RF: 2, DH: 1 },
    formations: [{ name: '', starters: { P: 1, CA: 1, '1B': 1, '2B': 1, '3B': 1, SS: 1, LF: 1, CF: 1, RF: 1, DH: 1 } }],
    bench: 6,
  },
  OP: {
    squad: { G: 2, D: 6, F: 10 },
    formations: [{ name: '', starters: { G: 1, D: 2, F: 3 } }],
    bench: 8,
  },
};

interface LineupOf {
  readonly gameId: number;
  readonly sport: Sport;
  readonly leagueId: number;
  readonly teamId: number;
  readonly seed: number;
}

/**
 * Returns the line-up of a team for a match, drawn from the seed; the squad is the same in every match of the team.
 * Null in sports of single players and in virtual ones.
 */
export function lineupOf({ gameId, sport, leagueId, teamId, seed }: LineupOf): Lineup | null {
  const plan = PLANS[sport];
  if (!plan) return null;
  const squad = squadOf(plan, leagueId, diceOf('squad', seed, teamId));
  const dice = diceOf('lineup', seed, gameId, teamId);
  const formation = plan.formations[dice.below(plan.formations.length)];
  if (!formation) return null;
  const starters = Object.entries(formation.starters).flatMap(([position, count]) =>
    shuffled(
      squad.filter((player) => player.position === position),
      dice,
    ).slice(0, count),
  );
  const rest = squad.filter((player) => !starters.includes(player));
  const bench = shuffled(rest, dice)
    .slice(0, plan.bench)
    .toSorted((one, other) => one.number - other.number);
  return { formation: formation.name, starters, bench };
}

function squadOf({ squad }: SquadPlan, leagueId: number, dice: Dice): readonly Player[] {
  const positions = Object.entries(squad).flatMap(([position, count]) => Array<string>(count).fill(position));
  const names = playerNames(leagueId, positions.length, dice);
  const numbers = shuffled(
    Array.from({ length: 40 }, (_, index) => index + 1),
    dice,
  );
  return positions.map((position, index) => ({ position, name: names[index] ?? '', number: numbers[index] ?? index + 1 }));
}
