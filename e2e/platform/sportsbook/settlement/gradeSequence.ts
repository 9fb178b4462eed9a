import type { Side } from '../simulator/course';
import type { Grade, GradedSelection, MatchResult } from './grade';

/**
 * Grades markets that depend on the order of goals, or on the winners among many competitors, and not on a score.
 *
 * @returns null for other markets; `D` when an abandoned match leaves the market undecided
 */
export function gradeSequence({ rule, side }: GradedSelection, { state, facts, final }: MatchResult): Grade | 'D' | null {
  const scorers = facts?.scorers ?? [];
  const isOver = state === 'finished';
  switch (rule.settlement.kind) {
    case 'next-goal': {
      const scorer = scorers[rule.settlement.goal - 1];
      if (scorer !== undefined) return wonIf(letterOf(scorer) === side);
      return isOver ? wonIf(side === 'none') : 'D';
    }
    case 'last-goal': {
      const last = scorers.at(-1);
      if (!isOver && last !== undefined && side === 'none') return 'L';
      return isOver ? wonIf((last === undefined ? 'none' : letterOf(last)) === side) : 'D';
    }
    case 'win-from-behind': {
      if (!isOver) return 'D';
      const isWinner = side === 'H' ? final.home > final.away : final.away > final.home;
      return wonIf(isWinner && wasBehind(scorers, side === 'H' ? 'home' : 'away'));
    }
    case 'outright':
      return isOver ? wonIf((facts?.winners ?? []).includes(Number(side))) : 'D';
    default:
      return null;
  }
}

function wasBehind(scorers: readonly Side[], side: Side): boolean {
  let lead = 0;
  return scorers.some((scorer) => (lead += scorer === side ? 1 : -1) < 0);
}

function letterOf(side: Side): 'H' | 'C' {
  return side === 'home' ? 'H' : 'C';
}

function wonIf(won: boolean): Grade {
  return won ? 'W' : 'L';
}
