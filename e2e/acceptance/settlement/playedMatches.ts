import fc from 'fast-check';
import { sum, type Goals } from './gradedCase';

/** Wire codes of the sports that are played in quarters, sets, frames, innings or periods. */
export const PLAYED = ['BK', 'TN', 'VB', 'TT', 'SK', 'BS', 'OP'] as const;
export type Played = (typeof PLAYED)[number];

/** Finished or abandoned match: all parts that were played, the last one possibly incomplete. */
export interface PlayedMatch {
  readonly sport: Played;
  readonly state: 'finished' | 'abandoned';
  readonly parts: readonly Goals[];
  readonly partsOver: number;
  /** Deciding score: sets or frames, else the total of all parts. */
  readonly score: Goals;
}

/** Number of sets or frames that wins a match, and the approximate points that win one of them. */
const SETS = { TN: { wins: 2, points: 6 }, VB: { wins: 3, points: 25 }, TT: { wins: 3, points: 11 }, SK: { wins: 5, points: 60 } } as const;
/**
 * Number of parts that are always played, and the maximum of one side in one part. If the sides are level after them,
 * one more part decides.
 */
const SPANS = { BK: { parts: 4, most: 35 }, BS: { parts: 9, most: 2 }, OP: { parts: 3, most: 3 } } as const;

type SetSport = keyof typeof SETS;
type SpanSport = keyof typeof SPANS;

export const aPlayedMatch: fc.Arbitrary<PlayedMatch> = fc
  .oneof(
    fc.constantFrom<SetSport[]>('TN', 'VB', 'TT', 'SK').chain(aMatchOfSets),
    fc.constantFrom<SpanSport[]>('BK', 'BS', 'OP').chain(aMatchOfSpans),
  )
  .chain(({ sport, parts }) =>
    fc
      .option(fc.record({ after: fc.nat(parts.length - 1), unfinished: fc.option(fc.record({ home: fc.nat(9), away: fc.nat(9) })) }), {
        freq: 1,
      })
      .map((given) => (given ? giveUp(sport, parts, given) : ended(sport, parts))),
  );

interface Whole {
  readonly sport: Played;
  readonly parts: readonly Goals[];
}

function aMatchOfSets(sport: SetSport): fc.Arbitrary<Whole> {
  const { wins, points } = SETS[sport];
  const set = fc.record({ isHome: fc.boolean(), extra: fc.nat(2), less: fc.integer({ min: 1, max: points }) });
  return fc.array(set, { minLength: 2 * wins - 1, maxLength: 2 * wins - 1 }).map((sets) => {
    const parts = sets.map(({ isHome, extra, less }) => {
      const [won, lost] = [points + extra, points + extra - less];
      return isHome ? { home: won, away: lost } : { home: lost, away: won };
    });
    const needed = parts.findIndex((_, index) => {
      const { home, away } = setsWon(parts.slice(0, index + 1));
      return Math.max(home, away) === wins;
    });
    return { sport, parts: parts.slice(0, needed + 1) };
  });
}

function aMatchOfSpans(sport: SpanSport): fc.Arbitrary<Whole> {
  const { parts: count, most } = SPANS[sport];
  const part = fc.record({ home: fc.nat(most), away: fc.nat(most) });
  return fc.record({ parts: fc.array(part, { minLength: count, maxLength: count }), isLevel: fc.boolean() }).map(({ parts, isLevel }) => {
    // Make both sides equal often enough that an extra part has to decide.
    const played = isLevel ? parts.map(({ home }, index) => ({ home, away: parts.at(-1 - index)?.home ?? 0 })) : parts;
    const { home, away } = sum(played);
    return { sport, parts: home === away ? [...played, { home: 1 + (home % 3), away: 0 }] : played };
  });
}

function ended(sport: Played, parts: readonly Goals[]): PlayedMatch {
  return { sport, state: 'finished', parts, partsOver: parts.length, score: scoreOf(sport, parts, parts.length) };
}

function giveUp(
  sport: Played,
  whole: readonly Goals[],
  { after, unfinished }: { readonly after: number; readonly unfinished: Goals | null },
): PlayedMatch {
  const over = whole.slice(0, after);
  const parts = unfinished ? [...over, unfinished] : over;
  return { sport, state: 'abandoned', parts, partsOver: over.length, score: scoreOf(sport, parts, over.length) };
}

function scoreOf(sport: Played, parts: readonly Goals[], partsOver: number): Goals {
  return sport in SETS ? setsWon(parts.slice(0, partsOver)) : sum(parts);
}

function setsWon(parts: readonly Goals[]): Goals {
  const home = parts.filter((part) => part.home > part.away).length;
  return { home, away: parts.length - home };
}
