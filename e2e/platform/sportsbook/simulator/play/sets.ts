import type { Goals, PartScore, Side } from '../course';
import { closePart, LEVEL, openPart, plus, sumOf, type Tally } from './tally';

/** Rules by which a match of sets or frames is won. */
export interface SetRules {
  /** Number of sets that win the match. */
  readonly toWin: number;
  /** First letter of the parts' names. */
  readonly letter: 'S' | 'F';
  /** Returns true when this score ends the set with this number, from 1. */
  readonly isWon: (set: Goals, number: number) => boolean;
  /** Usual score of a set, for matches whose reported score has no points. */
  readonly usual: readonly [won: number, lost: number];
}

export function beginSet(rules: SetRules, tally: Tally): Tally {
  return tally.isOver ? tally : openPart(tally, `${rules.letter}${tally.parts.length + (tally.isPartOpen ? 0 : 1)}`);
}

/** Closes the current set as won by this side, and the match if it was the deciding set. */
export function winSet({ toWin }: SetRules, tally: Tally, side: Side): Tally {
  const score = plus(tally.score, side);
  return { ...closePart(tally), score, game: LEVEL, isOver: score[side] >= toWin };
}

/** Sets the reported sets, with or without points. A last set that is not won yet is in play. */
export function setSets(rules: SetRules, tally: Tally, score: Goals, reported: readonly PartScore[] | undefined): Tally {
  const parts = reported ?? usualSets(rules, score);
  const won = parts.filter((set, index) => rules.isWon(set, index + 1));
  const counted =
    reported === undefined ? score : sumOf(won.map(({ home, away }) => (home > away ? { home: 1, away: 0 } : { home: 0, away: 1 })));
  const isOver = Math.max(counted.home, counted.away) >= rules.toWin;
  return { ...tally, score: counted, parts, isPartOpen: won.length < parts.length, game: LEVEL, isOver };
}

/** Returns sets with usual scores. The loser's sets come first, so that the last one decides. */
function usualSets({ letter, usual: [won, lost] }: SetRules, { home, away }: Goals): readonly PartScore[] {
  const [fewer, more]: readonly [Side, Side] = home >= away ? ['away', 'home'] : ['home', 'away'];
  const winners = [...Array<Side>(Math.min(home, away)).fill(fewer), ...Array<Side>(Math.max(home, away)).fill(more)];
  return winners.map((winner, index) => ({
    period: `${letter}${index + 1}`,
    home: winner === 'home' ? won : lost,
    away: winner === 'away' ? won : lost,
  }));
}
