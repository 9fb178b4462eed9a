import { marketRules } from '../markets/marketRules';
import { ALL_SPORTS, type Sport } from '../simulator/sport';
import { marketGroup } from './marketGroups';

/** Returns the codes of a sport by market group. */
function groupsOf(sport: Sport, counted?: 'corners' | 'cards'): Readonly<Record<string, readonly string[]>> {
  const groups: Record<string, string[]> = {};
  for (const rule of marketRules(sport, counted)) (groups[marketGroup(rule).key] ??= []).push(rule.code);
  return groups;
}

describe('market groups (decision 65)', () => {
  it.each(ALL_SPORTS.map((sport) => [sport]))('hold every market of %s in exactly one group', (sport) => {
    const codes = Object.values(groupsOf(sport)).flat();

    expect(codes.toSorted()).toEqual(
      marketRules(sport)
        .map(({ code }) => code)
        .toSorted(),
    );
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('are these for full time and the first half of football', () => {
    expect(groupsOf('FT')).toMatchObject({
      'score:match:difference': ['R', 'RE', 'M', 'RM', 'DNB', 'DC', 'RDC', 'W3'],
      'score:match:total': ['OU', 'ROU', 'EO', 'REO', 'T', 'RT'],
      'score:match:home-total': ['OUH', 'ROUH'],
      'score:match:away-total': ['OUC', 'ROUC'],
      'score:match:score': ['TS', 'RTS', 'CS', 'WN', 'PD', 'RPD'],
      'score:match:half-and-full': ['F', 'RF'],
      'score:match:comeback': ['BH'],
      'score:match:last-goal': ['LG'],
      'score:match:next-goal-1': ['ARG'],
      'score:match:next-goal-10': ['JRG'],
      'score:half:difference': ['HR', 'HRE', 'HM', 'HRM', 'HW3'],
      'score:half:total': ['HOU', 'HROU', 'HEO', 'HREO', 'HT', 'HRT'],
      'score:half:score': ['HTS', 'HPD', 'HRPD'],
      'score:window-1:difference': ['AR', 'AM'],
      'score:window-6:total': ['FOU'],
    });
  });

  it('keep corners and cards apart from goals', () => {
    expect(Object.keys(groupsOf('FT', 'corners'))).toEqual([
      'corners:match:difference',
      'corners:half:difference',
      'corners:match:total',
      'corners:half:total',
    ]);
    expect(Object.keys(groupsOf('FT', 'cards')).every((key) => key.startsWith('cards:'))).toBe(true);
  });

  it('have one of each part of basketball, and one of games beside that of sets in tennis', () => {
    expect(groupsOf('BK')).toMatchObject({
      'score:match:difference': ['R0', 'RE0', 'M0', 'RM0'],
      'score:part-1-2:difference': ['R1', 'RE1', 'M1', 'RM1'],
      'score:part-4-4:total': ['OU6', 'ROU6', 'EO6', 'REO6'],
    });
    expect(groupsOf('TN')).toMatchObject({
      'score:match:difference': ['R0', 'RE0', 'M0', 'RM0'],
      'units:match:difference': ['R6', 'RE6'],
      'units:match:total': ['OU6', 'ROU6', 'EO6', 'REO6'],
      'score:part-1-1:difference': ['M1', 'RM1'],
    });
    expect(groupsOf('FS')).toEqual({ 'score:match:winner': ['FS'] });
  });
});
