import { parseDecimal } from '../exact-arithmetic/rational';
import { marketRule } from '../markets/marketRules';
import type { PartScore, Side } from '../simulator/course';
import { gradeSelection, type ResultFacts, type Score } from './gradeSelection';

describe('other sports', () => {
  const overtime: Match = { sport: 'BK', parts: ['Q1 20-25', 'Q2 18-20', 'Q3 25-18', 'Q4 25-25', 'OT 12-6'] };
  const straight: Match = { sport: 'TN', parts: ['S1 6-4', 'S2 7-6'], final: '2-0' };

  it.each([
    ['the match counts the overtime', overtime, 'R0', 'R0H', '-5.5', 'W'],
    ['so does its total', overtime, 'OU0', 'OU0C', '193.5', 'W'],
    ['and its winner', overtime, 'M0', 'M0H', '', 'W'],
    ['the second half counts it', overtime, 'R2', 'R2H', '-12.5', 'W'],
    ['the first half does not', overtime, 'R1', 'R1H', '-0.5', 'L'],
    ['nor does the fourth quarter', overtime, 'OU6', 'OU6C', '50.5', 'L'],
    ['level after a quarter gives the stake back', overtime, 'M6', 'M6H', '', 'P'],
    ['a team total', overtime, 'OUC0', 'OUC0O', '93.5', 'W'],
    ['sets given', straight, 'R0', 'R0H', '-1.5', 'W'],
    ['number of sets', straight, 'OU0', 'OU0C', '2.5', 'L'],
    ['games given', straight, 'R6', 'R6H', '-2.5', 'W'],
    ['games in all', straight, 'OU6', 'OU6C', '22.5', 'W'],
    ['odd number of games', straight, 'EO6', 'EO6O', '', 'W'],
    ['a set', straight, 'M2', 'M2C', '', 'L'],
    ['a set that was not played', straight, 'RM3', 'RM3H', '', 'D'],
    ['first five innings', { sport: 'BS', parts: ['I1 0-1', 'I2 0-0', 'I3 2-0', 'I4 0-0', 'I5 0-0', 'I6 0-5'] }, 'R1', 'R1H', '-0.5', 'W'],
    ['the shoot-out counts one goal', { sport: 'OP', parts: ['P1 1-1', 'P2 0-0', 'P3 1-1', 'OT 1-0'] }, 'OU0', 'OU0C', '4.5', 'W'],
  ] as const)('%s', (_name, match, w, r, line, grade) => {
    expect(gradeOf(match, w, r, line)).toBe(grade);
  });

  const retired: Match = { sport: 'TN', parts: ['S1 6-4', 'S2 3-6', 'S3 2-1'], final: '1-1', over: 2, isAbandoned: true };

  it.each([
    ['the match', retired, 'RM0', 'RM0H', '', 'D'],
    ['a set that is over', retired, 'RM2', 'RM2C', '', 'W'],
    ['the set in play', retired, 'RM3', 'RM3H', '', 'D'],
    ['more than two sets, which nothing can change', retired, 'ROU0', 'ROU0C', '2.5', 'W'],
    ['games that are reached', retired, 'ROU6', 'ROU6C', '21.5', 'W'],
    ['games that are sure to be reached', retired, 'ROU6', 'ROU6C', '22.5', 'W'],
    ['games that may be reached', retired, 'ROU6', 'ROU6C', '24.5', 'D'],
    ['a quarter that is over', { sport: 'BK', parts: ['Q1 20-25', 'Q2 9-2'], over: 1, isAbandoned: true }, 'M3', 'M3C', '', 'W'],
    ['a lead, however large', { sport: 'BK', parts: ['Q1 60-2', 'Q2 9-2'], over: 1, isAbandoned: true }, 'R0', 'R0H', '-5.5', 'D'],
  ] as const)('where it is broken off: %s', (_name, match, w, r, line, grade) => {
    expect(gradeOf(match, w, r, line)).toBe(grade);
  });
});

describe('football beyond the score', () => {
  const match: Match = {
    sport: 'FT',
    parts: [],
    final: '2-1',
    facts: {
      scorers: ['away', 'home', 'home'],
      windows: [score('0-0'), score('0-1'), score('0-1'), score('1-1'), score('1-1')],
      corners: { half: score('3-1'), final: score('6-4') },
      cards: { half: null, final: score('1-2') },
    },
    half: '0-1',
  };

  it.each([
    ['a quarter of an hour', 'BM', 'BMC', '', 'W'],
    ['its goals', 'DOU', 'DOUC', '0.5', 'W'],
    ['a quarter without goals', 'ER', 'ERH', '0', 'P'],
    ['the last one', 'FM', 'FMH', '', 'W'],
    ['the first goal', 'ARG', 'ARGC', '', 'W'],
    ['the third goal', 'CRG', 'CRGH', '', 'W'],
    ['a goal that never fell', 'DRG', 'DRGN', '', 'W'],
    ['the last goal', 'LG', 'LGH', '', 'W'],
    ['won from behind', 'BH', 'BHH', '', 'W'],
    ['a clean sheet', 'CS', 'CSH', '', 'L'],
    ['won to nil', 'WN', 'WNH', '', 'L'],
    ['three ways, level for the draw', 'W3', 'W3N', '-1', 'W'],
  ])('%s', (_name, w, r, line, grade) => {
    expect(gradeOf(match, w, r, line)).toBe(grade);
  });

  it('counts of a quarter of an hour only what fell after the bet', () => {
    const inSecond = { ...match, facts: { ...match.facts, windows: [score('0-0'), score('1-1')] }, final: '1-1' };

    expect(gradeOf(inSecond, 'BR', 'BRH', '0', '0-1')).toBe('W');
    expect(gradeOf(inSecond, 'BR', 'BRH', '0', '0-0')).toBe('P');
  });

  it.each([
    ['corners', 'ROU', 'ROUC', '9.5', 'W'],
    ['corners', 'HRE', 'HREH', '-1.5', 'W'],
    ['corners', 'EO', 'EOE', '', 'W'],
    ['cards', 'RE', 'REC', '-0.5', 'W'],
  ] as const)('counts %s in %s', (counted, w, r, line, grade) => {
    expect(gradeOf(match, w, r, line, '1-1', counted)).toBe(grade);
  });

  it('leaves open what an abandoned match has not decided', () => {
    const abandoned = {
      ...match,
      isAbandoned: true,
      final: '0-1',
      facts: { ...match.facts, scorers: ['away' as Side], windows: [score('0-0')] },
    };

    expect(gradeOf(abandoned, 'ARG', 'ARGC', '')).toBe('W');
    expect(gradeOf(abandoned, 'BRG', 'BRGH', '')).toBe('D');
    expect(gradeOf(abandoned, 'LG', 'LGN', '')).toBe('L');
    expect(gradeOf(abandoned, 'LG', 'LGC', '')).toBe('D');
    expect(gradeOf(abandoned, 'AM', 'AMN', '')).toBe('W');
    expect(gradeOf(abandoned, 'BM', 'BMC', '')).toBe('D');
    expect(gradeOf(abandoned, 'CS', 'CSH', '')).toBe('L');
    expect(gradeOf(abandoned, 'CS', 'CSC', '')).toBe('D');
  });
});

interface Match {
  readonly sport: string;
  /** Parts, such as `Q1 20-25`. */
  readonly parts: readonly string[];
  /** Final score; by default the sum of the parts. */
  readonly final?: string;
  readonly half?: string;
  /** Number of finished parts; by default all. */
  readonly over?: number;
  readonly isAbandoned?: boolean;
  readonly facts?: ResultFacts;
}

function gradeOf(match: Match, w: string, r: string, line: string, bet?: string, counted?: 'corners' | 'cards'): string {
  const rule = marketRule(w, match.sport, counted);
  const side = rule?.sides.get(r);
  if (!rule || side === undefined) throw new Error(`no selection ${w} ${r}`);
  const parts = match.parts.map((text): PartScore => {
    const [period = '', points = ''] = text.split(' ');
    return { period, ...score(points) };
  });
  const sum = parts.reduce<Score>((total, { home, away }) => ({ home: total.home + home, away: total.away + away }), { home: 0, away: 0 });
  return gradeSelection(
    { rule, side, line: parseDecimal(line) ?? null, scoreAtBet: bet === undefined ? null : score(bet) },
    {
      state: match.isAbandoned === true ? 'abandoned' : 'finished',
      half: match.half === undefined ? null : score(match.half),
      final: match.final === undefined ? sum : score(match.final),
      facts: match.facts ?? { parts, partsOver: match.over ?? parts.length },
    },
  );
}

function score(text: string): Score {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
}
