import type { Goals, PartScore, Side } from '../course';

/** Score of a match in a sport other than football. */
export interface Tally {
  /** Score that decides the match: points, sets, frames, runs or goals. */
  readonly score: Goals;
  /** Scores of the parts that have started, in order. */
  readonly parts: readonly PartScore[];
  /** True while the last part is in play. */
  readonly isPartOpen: boolean;
  /** Points of the current game in tennis. */
  readonly game: Goals;
  /** Side that serves the current game. */
  readonly server: Side;
  readonly isOver: boolean;
}

export const LEVEL: Goals = { home: 0, away: 0 };
export const NOTHING_PLAYED: Tally = { score: LEVEL, parts: [], isPartOpen: false, game: LEVEL, server: 'home', isOver: false };

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

export function plus<Score extends Goals>(score: Score, side: Side, amount = 1): Score {
  return { ...score, [side]: score[side] + amount };
}

export function lastPart({ parts }: Tally): PartScore {
  return parts.at(-1) ?? { period: '', ...LEVEL };
}

/** Opens the next part, or does nothing while one is in play. */
export function openPart(tally: Tally, period: string): Tally {
  return tally.isPartOpen ? tally : { ...tally, isPartOpen: true, parts: [...tally.parts, { period, ...LEVEL }] };
}

export function closePart(tally: Tally): Tally {
  return { ...tally, isPartOpen: false };
}

/** Adds to the score of the current part, or of the last one in a break. */
export function addToPart(tally: Tally, side: Side, amount = 1): Tally {
  const part = lastPart(tally);
  return { ...tally, parts: [...tally.parts.slice(0, -1), plus(part, side, amount)] };
}

/** Adds points, goals or runs in sports where the score is the sum of the parts. */
export function addPoints(tally: Tally, side: Side, amount: number): Tally {
  return { ...addToPart(tally, side, amount), score: plus(tally.score, side, amount) };
}

export function sumOf(parts: readonly Goals[]): Goals {
  return parts.reduce<Goals>((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), LEVEL);
}

/**
 * Sets a reported score in sports where the score is the sum of the parts. The difference from the current score goes
 * into the part in play.
 */
export function setSum(tally: Tally, score: Goals, parts: readonly PartScore[] | undefined, firstPart: string): Tally {
  const open = tally.parts.length === 0 ? openPart(tally, firstPart) : tally;
  if (parts !== undefined && parts.length > 0) return { ...open, parts, score: sumOf(parts) };
  const earlier = sumOf(open.parts.slice(0, -1));
  const part = { ...lastPart(open), home: Math.max(0, score.home - earlier.home), away: Math.max(0, score.away - earlier.away) };
  const isSum = score.home >= earlier.home && score.away >= earlier.away;
  return { ...open, score, parts: isSum ? [...open.parts.slice(0, -1), part] : [{ period: firstPart, ...score }] };
}
