import type { Rational } from '../exact-arithmetic/rational';
import type { MarketRule } from '../markets/marketRules';
import type { Grade } from '../settlement/grade';
import type { Course, Goals } from '../simulator/course';
import type { MatchState } from '../simulator/matchState';
import { exactly, type Bounds, type Reach } from './reach';
import { reachOf, startOf } from './reachOf';

/** Worst and best grade with which a selection can still be settled. */
export interface Prospect {
  readonly worst: Grade;
  readonly best: Grade;
}

/** Selection and the facts that decide it. */
export interface Facts {
  readonly rule: MarketRule;
  readonly side: string;
  /** Line as in `GradedSelection.line`; null also when it is unknown. */
  readonly line: Rational | null;
  /** Score when a bet in play was accepted, otherwise null. */
  readonly scoreAtBet: Goals | null;
  readonly course: Course;
  readonly state: MatchState;
}

const OPEN: Prospect = { worst: 'L', best: 'W' };

/**
 * Returns the worst and best grade that any continuation of the match can give a selection. It is computed from the
 * bounds of the counted values and shares no code with the settlement, which grades an ended match; the two check each
 * other (`decided.test.ts`).
 */
export function prospectOf(facts: Facts, reach: Reach = reachOf(facts.rule, facts.course, facts.state)): Prospect {
  const { rule, side, line } = facts;
  const { settlement } = rule;
  if (settlement.kind === 'outright') return OPEN;
  switch (settlement.kind) {
    case 'handicap':
      return fromMargin(sideLead(side, leadSinceBet(facts, reach)), line);
    case 'draw-no-bet':
      return graded(sideLead(side, reach.lead));
    case 'total': {
      const total = settlement.of === 'both' ? reach.total : reach[settlement.of];
      if (line === null) return OPEN;
      const size = numberOf(line);
      return graded(side === 'over' ? shifted(total, -size) : { least: size - total.most, most: size - total.least });
    }
    case 'result':
      return fromLeaders(leadersOf(reach.lead), side);
    case 'three-way':
      return line === null ? OPEN : fromLeaders(leadersOf(shifted(reach.lead, numberOf(line))), side);
    case 'double-chance':
      return fromLeaders(leadersOf(reach.lead), side);
    case 'odd-even':
      return side === 'odd' ? won(reach.canBeOdd, !reach.canBeEven) : won(reach.canBeEven, !reach.canBeOdd);
    case 'half-full':
      return halfFull(facts, reach);
    case 'next-goal':
    case 'last-goal':
    case 'win-from-behind':
      return inSequence(facts, reach);
    default:
      return byScore(settlement, side, reach);
  }
}

const BY_LEAD: ReadonlySet<MarketRule['settlement']['kind']> = new Set(['handicap', 'draw-no-bet', 'result', 'three-way', 'double-chance']);

/**
 * Returns true when a market depends on a lead without bounds. This is a fast path, because all its selections are
 * open.
 */
export function isAnythingPossible({ settlement }: MarketRule, { lead }: Reach): boolean {
  return BY_LEAD.has(settlement.kind) && lead.least === Number.NEGATIVE_INFINITY && lead.most === Number.POSITIVE_INFINITY;
}

/**
 * Returns true when a selection can still win and still lose; otherwise it is decided, or one side bets without risk.
 */
export function isOpen({ worst, best }: Prospect): boolean {
  return (best === 'W' || best === 'LW') && (worst === 'L' || worst === 'LL');
}

/** Returns the grade that no further event can change; null while several are possible. */
export function decidedGrade({ worst, best }: Prospect): Grade | null {
  return worst === best ? worst : null;
}

/** Judges markets that depend on the two scores. */
function byScore(settlement: MarketRule['settlement'], side: string, { home, away, total }: Reach): Prospect {
  const [own, other] = side === 'C' ? [away, home] : [home, away];
  switch (settlement.kind) {
    case 'both-score': {
      const [can, must] = [home.most > 0 && away.most > 0, home.least > 0 && away.least > 0];
      return side === 'yes' ? won(can, must) : won(!must, !can);
    }
    case 'clean-sheet':
      return won(other.least === 0, other.most === 0);
    case 'win-to-nil':
      return won(other.least === 0 && own.most > 0, other.most === 0 && own.least > 0);
    case 'goal-band': {
      const { least, most } = bandOf(side);
      return won(total.least <= most && total.most >= least, total.least >= least && total.most <= most);
    }
    case 'correct-score': {
      const { highest } = settlement;
      if (side === 'other') return won(home.most > highest || away.most > highest, home.least > highest || away.least > highest);
      const [homeGoals = 0, awayGoals = 0] = side.split('-').map(Number);
      const isPossible = contains(home, homeGoals) && contains(away, awayGoals);
      return won(isPossible, isPossible && home.least === home.most && away.least === away.most);
    }
    default:
      return OPEN;
  }
}

function halfFull({ rule, side, course, state }: Facts, { lead }: Reach): Prospect {
  if (state.half === null) return OPEN;
  const isHalfReported =
    reachOf({ ...rule, period: 'half', settlement: { kind: 'result' } }, course, state).lead.most !== Number.POSITIVE_INFINITY;
  if (!isHalfReported) return OPEN;
  const isHalfRight = leadersOf(exactly(state.half.home - state.half.away)).every((leader) => leader === side[0]);
  return isHalfRight ? fromLeaders(leadersOf(lead), side[1] ?? '') : won(false, false);
}

/** Judges markets that depend on the order of the scorers. */
function inSequence({ rule, side, state }: Facts, { isOver, lead }: Reach): Prospect {
  const { scorers } = state;
  const letters = scorers.map((scorer) => (scorer === 'home' ? 'H' : 'C'));
  if (rule.settlement.kind === 'next-goal') {
    const scorer = letters[rule.settlement.goal - 1] ?? (isOver ? 'none' : null);
    return scorer === null ? OPEN : won(scorer === side, scorer === side);
  }
  if (rule.settlement.kind === 'last-goal') {
    if (isOver) return won((letters.at(-1) ?? 'none') === side, (letters.at(-1) ?? 'none') === side);
    return side === 'none' && letters.length > 0 ? won(false, false) : OPEN;
  }
  if (!isOver) return OPEN;
  const wasBehind = letters.some((_letter, index) => leadOf(letters.slice(0, index + 1), side) < 0);
  const isWon = wasBehind && sideLead(side, lead).least > 0;
  return won(isWon, isWon);
}

function leadOf(letters: readonly string[], side: string): number {
  return letters.reduce((lead, letter) => lead + (letter === side ? 1 : -1), 0);
}

/** Returns the lead that counts. A football handicap taken in play counts only the goals after the bet. */
function leadSinceBet({ rule, scoreAtBet, state }: Facts, { lead }: Reach): Bounds {
  if (!rule.countsFromBet || scoreAtBet === null) return lead;
  const start = startOf(rule, state);
  const before = Math.max(0, scoreAtBet.home - start.home) - Math.max(0, scoreAtBet.away - start.away);
  return shifted(lead, -before);
}

function sideLead(side: string, lead: Bounds): Bounds {
  return side === 'H' ? lead : { least: -lead.most, most: -lead.least };
}

function fromMargin(margin: Bounds, line: Rational | null): Prospect {
  return line === null ? OPEN : graded(shifted(margin, numberOf(line)));
}

/** Grades both bounds of a margin: own side minus the other, including the line. */
function graded({ least, most }: Bounds): Prospect {
  return { worst: gradeOf(4 * least), best: gradeOf(4 * most) };
}

function gradeOf(quarters: number): Grade {
  if (quarters >= 2) return 'W';
  if (quarters <= -2) return 'L';
  return quarters === 0 ? 'P' : quarters > 0 ? 'LW' : 'LL';
}

/** Returns the sides that can still lead; N stands for a draw. */
function leadersOf({ least, most }: Bounds): readonly ('H' | 'N' | 'C')[] {
  return [
    ...(most > 0 ? (['H'] as const) : []),
    ...(least <= 0 && most >= 0 ? (['N'] as const) : []),
    ...(least < 0 ? (['C'] as const) : []),
  ];
}

/**
 * Judges a side by the leaders that are possible.
 *
 * @param side one letter, or several of which any wins
 */
function fromLeaders(leaders: readonly string[], side: string): Prospect {
  return won(
    leaders.some((letter) => side.includes(letter)),
    leaders.every((letter) => side.includes(letter)),
  );
}

function won(isPossible: boolean, isCertain: boolean): Prospect {
  return { worst: isCertain ? 'W' : 'L', best: isPossible ? 'W' : 'L' };
}

/** Parses a band such as `0-1`, `2` or `7+`. */
function bandOf(band: string): Bounds {
  if (band.endsWith('+')) return { least: Number(band.slice(0, -1)), most: Number.POSITIVE_INFINITY };
  const [least = 0, most = least] = band.split('-').map(Number);
  return { least, most };
}

function contains({ least, most }: Bounds, value: number): boolean {
  return value >= least && value <= most;
}

function shifted({ least, most }: Bounds, by: number): Bounds {
  return { least: least + by, most: most + by };
}

function numberOf({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}
