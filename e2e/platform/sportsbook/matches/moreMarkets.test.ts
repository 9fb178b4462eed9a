import type { MatchEvent } from '../simulator/course';
import type { Sport } from '../simulator/sport';
import { aCourseOf } from '../testing/courses';
import { recordOf, viewAt } from '../testing/simulatedMatch';
import { moreMarkets } from './moreMarkets';

type Score = Extract<MatchEvent, { kind: 'score' }>;

const MINUTE_MS = 60_000;
const SETS = [
  { period: 'S1', home: 6, away: 4 },
  { period: 'S2', home: 4, away: 6 },
];

describe('markets counted behind "more"', () => {
  it.each<[why: string, sport: Sport, reported: Partial<Score>, counted: readonly string[], decided: readonly string[]]>([
    ['football at 0-0', 'FT', { score: { home: 0, away: 0 } }, ['RTS', 'RPD', 'LG', 'ARG'], ['BRG']],
    ['football where both sides have scored', 'FT', { score: { home: 2, away: 1 } }, ['RPD', 'LG', 'ROUH'], ['RTS', 'ARG']],
    ['tennis in the first set', 'TN', { score: { home: 0, away: 0 }, parts: [] }, ['ROU0', 'RM1'], []],
    [
      'tennis at one set all, where a third is sure to be the last',
      'TN',
      { score: { home: 1, away: 1 }, parts: SETS },
      ['REO6'],
      ['ROU0', 'RM1', 'RM2'],
    ],
  ])('of %s are those that are not decided', (_why, sport, reported, counted, decided) => {
    const score: Score = { kind: 'score', score: { home: 0, away: 0 }, half: null, at: MINUTE_MS, seenAt: MINUTE_MS, ...reported };
    const record = { ...recordOf(aCourseOf(sport, 1, { kind: 'scripted' })), reported: [score] };

    const codes = moreMarkets(viewAt(record, 2 * MINUTE_MS).view).map(({ code }) => code);

    expect(codes).toEqual(expect.arrayContaining([...counted]));
    expect(codes.filter((code) => decided.includes(code))).toEqual([]);
  });
});
