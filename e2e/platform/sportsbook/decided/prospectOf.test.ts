import { parseDecimal } from '../exact-arithmetic/rational';
import { marketRule } from '../markets/marketRules';
import type { Goals, MatchEvent, PartScore } from '../simulator/course';
import { matchStateAt, type MatchState } from '../simulator/matchState';
import type { Sport } from '../simulator/sport';
import { aCourseOf } from '../testing/courses';
import { decidedGrade, isOpen, prospectOf } from './prospectOf';

const MINUTE_MS = 60_000;

describe('football in play', () => {
  /** Match at 2-1 in the 85th minute, 1-1 at half-time, where the home side scored last. */
  const given: Given = { sport: 'FT', minute: 85, goals: 'HCH', half: '1-1' };

  it.each([
    ['no last goal', 'LG', 'LGN', '', 'L'],
    ['a last goal of the home side', 'LG', 'LGH', '', 'open'],
    ['the third goal', 'CRG', 'CRGH', '', 'W'],
    ['the third goal of the other side', 'CRG', 'CRGC', '', 'L'],
    ['the fourth goal', 'DRG', 'DRGN', '', 'open'],
    ['both sides score', 'RTS', 'RTSY', '', 'W'],
    ['not both sides score', 'RTS', 'RTSN', '', 'L'],
    ['0 to 1 goals', 'RT', 'T01', '', 'L'],
    ['2 to 3 goals', 'RT', 'T23', '', 'open'],
    ['7 goals and more', 'RT', 'OVER', '', 'open'],
    ['0-0', 'RPD', 'H0C0', '', 'L'],
    ['3-0, which the away side has passed', 'RPD', 'H3C0', '', 'L'],
    ['2-1, as it stands', 'RPD', 'H2C1', '', 'open'],
    ['any other score', 'RPD', 'OVH', '', 'open'],
    ['over a line that is passed', 'ROU', 'ROUC', '2.5', 'W'],
    ['under a line that is passed', 'ROU', 'ROUH', '2.5', 'L'],
    ['over a line that is reached, which cannot lose', 'ROU', 'ROUC', '3', 'closed'],
    ['under a line that is reached, which cannot win', 'ROU', 'ROUH', '3', 'closed'],
    ['over 3/3.5, which may lose a half', 'ROU', 'ROUC', '3.25', 'open'],
    ['a team total that is passed', 'ROUH', 'ROUHO', '1.5', 'W'],
    ['a team total that is not', 'ROUC', 'ROUCO', '1.5', 'open'],
    ['who wins', 'RM', 'RMC', '', 'open'],
    ['a handicap, which counts from the bet on', 'RE', 'REC', '0.5', 'open'],
    ['a double chance', 'RDC', 'RDCCN', '', 'open'],
    ['odd or even', 'REO', 'REOO', '', 'open'],
    ['the half-time result', 'HRM', 'HRMN', '', 'W'],
    ['a half-time total', 'HROU', 'HROUC', '1.5', 'W'],
    ['a half-time handicap', 'HR', 'HRH', '0.5', 'W'],
    ['a half-time score', 'HRPD', 'H1C1', '', 'W'],
    ['odd goals in the half', 'HREO', 'HREOO', '', 'L'],
    ['level at half-time, then home', 'RF', 'FNH', '', 'open'],
    ['home at half-time', 'RF', 'FHH', '', 'L'],
    ['a clean sheet of the home side', 'CS', 'CSH', '', 'L'],
    ['a win to nil of the away side', 'WN', 'WNC', '', 'L'],
    ['a win from behind', 'BH', 'BHC', '', 'open'],
    ['the first quarter of an hour', 'AM', 'AMC', '', 'L'],
    ['the fifth quarter of an hour', 'EM', 'EMN', '', 'open'],
    ['a line of the first quarter of an hour', 'AOU', 'AOUC', '0.5', 'W'],
  ] as const)('%s (%s %s %s) is %s', (_name, w, r, line, expected) => {
    expect(stateOf(given, w, r, line)).toBe(expected);
  });

  it.each([
    ['corners of the half', 'HROU', 'HROUC', '1.5', 'corners', 'W'],
    ['corners of the match that are passed', 'ROU', 'ROUH', '2.5', 'corners', 'L'],
    ['corners of the match that are not', 'ROU', 'ROUC', '9.5', 'corners', 'open'],
    ['a handicap of corners', 'RE', 'REH', '-1.5', 'corners', 'open'],
    ['cards of the match', 'ROU', 'ROUC', '1.5', 'cards', 'W'],
    ['cards of the half', 'HRE', 'HREC', '0.5', 'cards', 'L'],
  ] as const)('%s', (_name, w, r, line, counted, expected) => {
    const more: readonly MatchEvent[] = [
      event('corner', 'home', 10),
      event('corner', 'home', 20),
      event('corner', 'away', 70),
      event('red-card', 'home', 30),
    ];

    expect(stateOf({ ...given, more }, w, r, line, counted)).toBe(expected);
  });

  it('grades a handicap taken in play by the goals after the bet', () => {
    const bet = { home: 1, away: 0 };

    expect(stateOf(given, 'HRE', 'HREH', '0.5', undefined, bet)).toBe('L');
    expect(stateOf(given, 'HRE', 'HREC', '-0.75', undefined, bet)).toBe('LW');
    expect(stateOf(given, 'HRE', 'HREH', '1', undefined, bet)).toBe('P');
  });

  it('leaves everything open before the match', () => {
    expect(stateOf({ sport: 'FT', minute: -1 }, 'PD', 'H0C0', '')).toBe('open');
  });
});

describe('other sports in play', () => {
  it.each([
    ['a set that is over', { sport: 'TN', parts: ['6-4', '2-1'] }, 'RM1', 'RM1H', '', 'W'],
    ['a set in play', { sport: 'TN', parts: ['6-4', '2-1'] }, 'RM2', 'RM2C', '', 'open'],
    ['two sets to nil after one each', { sport: 'TN', parts: ['6-4', '4-6', '0-0'] }, 'RE0', 'RE0H', '-1.5', 'L'],
    ['three sets after one each', { sport: 'TN', parts: ['6-4', '4-6', '0-0'] }, 'ROU0', 'ROU0C', '2.5', 'W'],
    ['games that must still be played', { sport: 'TN', parts: ['6-4', '4-6', '2-1'] }, 'ROU6', 'ROU6C', '25.5', 'W'],
    ['games that cannot be reached', { sport: 'TN', parts: ['6-4', '4-6', '2-1'] }, 'ROU6', 'ROU6C', '33.5', 'L'],
    ['odd games at 6-6 in the last set', { sport: 'TN', parts: ['6-4', '4-6', '6-6'] }, 'REO6', 'REO6O', '', 'W'],
    ['odd games at 5-5 in the last set', { sport: 'TN', parts: ['6-4', '4-6', '5-5'] }, 'REO6', 'REO6O', '', 'open'],
    ['a set of volleyball that is over', { sport: 'VB', parts: ['25-20', '3-4'] }, 'RM1', 'RM1C', '', 'L'],
    ['sets of volleyball', { sport: 'VB', parts: ['25-20', '20-25', '3-4'] }, 'ROU0', 'ROU0C', '3.5', 'W'],
    ['odd points at deuce of the last set', { sport: 'TT', parts: ['11-9', '9-11', '11-9', '9-11', '10-10'] }, 'REO6', 'REO6O', '', 'L'],
    ['odd points at deuce of another set', { sport: 'TT', parts: ['11-9', '9-11', '11-9', '10-10'] }, 'REO6', 'REO6O', '', 'open'],
    ['points given that cannot be made up', { sport: 'TT', parts: ['11-9', '9-11', '11-9', '9-11', '10-10'] }, 'RE6', 'RE6H', '-2.5', 'L'],
    ['frames at 4-4', { sport: 'SK', score: '4-4' }, 'REO0', 'REO0O', '', 'W'],
    ['frames at 4-3', { sport: 'SK', score: '4-3' }, 'REO0', 'REO0O', '', 'open'],
    ['frames given at 4-4', { sport: 'SK', score: '4-4' }, 'RE0', 'RE0H', '-1.5', 'L'],
    ['a quarter that is over', { sport: 'BK', parts: ['20-25', '2-0'], minute: 12 }, 'RM3', 'RM3C', '', 'W'],
    ['a quarter in play', { sport: 'BK', parts: ['20-25', '2-0'], minute: 12 }, 'RM4', 'RM4C', '', 'open'],
    ['points that are passed', { sport: 'BK', parts: ['20-25', '2-0'], minute: 12 }, 'ROU0', 'ROU0H', '46.5', 'L'],
    ['a lead, however large', { sport: 'BK', parts: ['60-2', '2-0'], minute: 12 }, 'RM0', 'RM0C', '', 'open'],
    ['innings that are over', { sport: 'BS', parts: ['0-1', '0-0', '2-0', '0-0', '0-0', '0-1'] }, 'RE1', 'RE1H', '-0.5', 'W'],
    ['runs in all', { sport: 'BS', parts: ['0-1', '0-0', '2-0'] }, 'ROU0', 'ROU0C', '2.5', 'W'],
    [
      'a lead that the ninth inning cannot extend',
      { sport: 'BS', parts: ['7-0', '0-0', '0-0', '0-0', '0-0', '0-0', '0-0', '0-0', '0-0'] },
      'RE0',
      'RE0H',
      '-7.5',
      'L',
    ],
    ['odd goals in overtime', { sport: 'OP', parts: ['1-1', '0-0', '1-1', '0-0'] }, 'REO0', 'REO0O', '', 'W'],
    ['a goal more in overtime', { sport: 'OP', parts: ['1-1', '0-0', '1-1', '0-0'] }, 'ROU0', 'ROU0C', '4.5', 'W'],
    ['two goals given in overtime', { sport: 'OP', parts: ['1-1', '0-0', '1-1', '0-0'] }, 'RE0', 'RE0H', '-1.5', 'L'],
    ['odd goals in the third period', { sport: 'OP', parts: ['1-1', '0-0', '1-1'] }, 'REO0', 'REO0O', '', 'open'],
  ] as const)('%s', (_name, given, w, r, line, expected) => {
    expect(stateOf(given, w, r, line)).toBe(expected);
  });
});

interface Given {
  readonly sport: Sport;
  readonly minute?: number;
  /** Scorers in order, one every ten minutes from minute 10. */
  readonly goals?: string;
  readonly half?: string;
  readonly more?: readonly MatchEvent[];
  readonly parts?: readonly string[];
  readonly score?: string;
}

/** Returns `open`, the decided grade, or `closed` when neither applies. */
function stateOf(given: Given, w: string, r: string, line: string, counted?: 'corners' | 'cards', bet?: Goals): string {
  const rule = marketRule(w, given.sport, counted);
  const side = rule?.sides.get(r);
  if (!rule || side === undefined) throw new Error(`no selection ${w} ${r}`);
  const course = aCourseOf(given.sport, 1, { kind: 'scripted' });
  const state = stateIn(given);
  const prospect = prospectOf({
    rule,
    side,
    line: parseDecimal(line) ?? null,
    scoreAtBet: bet ?? (rule.isInPlay ? state.score : null),
    course,
    state,
  });
  return isOpen(prospect) ? 'open' : (decidedGrade(prospect) ?? 'closed');
}

function stateIn({ sport, minute = 50, goals = '', more = [], parts, score }: Given): MatchState {
  const course = aCourseOf(sport, 1, { kind: 'scripted' });
  const reported: MatchEvent[] = goals
    .split('')
    .map((side, index) => event('goal', side === 'H' ? 'home' : 'away', [10, 20, 65][index] ?? 80));
  if (parts !== undefined || score !== undefined) {
    const reportedParts = parts?.map((text, index): PartScore => ({ period: `P${index + 1}`, ...scoreOf(text) }));
    reported.push({
      kind: 'score',
      score: scoreOf(score ?? '0-0'),
      half: null,
      ...(reportedParts && { parts: reportedParts }),
      at: 0,
      seenAt: 0,
    });
  }
  const state = matchStateAt(course, [...reported, ...more], minute * MINUTE_MS);
  // All reported parts except the last are over.
  return parts === undefined || sport === 'TN' || sport === 'VB' || sport === 'TT' ? state : { ...state, partsOver: parts.length - 1 };
}

function event(kind: 'goal' | 'corner' | 'red-card', side: 'home' | 'away', minute: number): MatchEvent {
  return { kind, side, at: minute * MINUTE_MS, seenAt: minute * MINUTE_MS };
}

function scoreOf(text: string): Goals {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
}
