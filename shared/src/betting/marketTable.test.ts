import { DOUBLE_HANDICAP_MARKETS } from '../odds';
import { findMarketType, marketCodes, marketFromWire } from './marketTable';
import { SPORTS } from './sport';

describe('the table of market codes', () => {
  it.each([
    ['R', 'handicap', 'match', false],
    ['RE', 'handicap', 'match', true],
    ['HRE', 'handicap', 'half', true],
    ['OU', 'total', 'match', false],
    ['HROU', 'total', 'half', true],
    ['RM', 'result', 'match', true],
    ['HM', 'result', 'half', false],
    ['ROUH', 'home-total', 'match', true],
    ['HRUC', 'away-total', 'half', true],
    ['HRPD', 'correct-score', 'half', true],
    ['COU', 'total', 'window-3', true],
    ['LG', 'last-goal', 'match', true],
  ] as const)('%s is a %s of the %s, in play: %s', (code, kind, period, isInPlay) => {
    expect(findMarketType(code)).toMatchObject({ kind, period, isInPlay });
  });

  it('reads HRG as the 8th goal, not as a half', () => {
    expect(findMarketType('HRG')).toMatchObject({ kind: 'next-goal', period: 'match', goal: 8 });
  });

  it('switches the odds format of exactly those that are two-sided lines', () => {
    const switching = marketCodes().filter((code) => findMarketType(code)?.isDoubleHandicap);

    expect(switching).toEqual(marketCodes().filter((code) => DOUBLE_HANDICAP_MARKETS.has(code)));
    expect(switching).toEqual(expect.arrayContaining(['R', 'RE', 'HOU', 'ROUC', 'FOU']));
    expect(switching).not.toContain('M');
  });

  it('recognises no code outside of the table', () => {
    expect(findMarketType('XYZ')).toBeUndefined();
  });
});

describe('a selection of the wire', () => {
  it.each([
    ['RE', 'REH', { kind: 'home' }],
    ['RE', 'REC', { kind: 'away' }],
    ['OU', 'OUC', { kind: 'over' }],
    ['OU', 'OUH', { kind: 'under' }],
    ['OUH', 'OUHO', { kind: 'over' }],
    ['ROUH', 'ROUHU', { kind: 'under' }],
    ['ROU', 'ROUH', { kind: 'under' }],
    ['RM', 'RMN', { kind: 'draw' }],
    ['DC', 'DCCN', { kind: 'double-chance', of: ['away', 'draw'] }],
    ['PD', 'H2C1', { kind: 'score', home: 2, away: 1 }],
    ['HRPD', 'OVH', { kind: 'other-score' }],
    ['T', 'OVER', { kind: 'goals', from: 7 }],
    ['HT', 'HT0', { kind: 'goals', from: 0, to: 0 }],
    ['F', 'FHC', { kind: 'half-full', half: 'home', full: 'away' }],
    ['TS', 'TSY', { kind: 'yes' }],
  ] as const)('recognises %s and %s together', (w, r, side) => {
    expect(marketFromWire(w, r).side).toEqual(side);
  });

  it('shows an unknown selection', () => {
    expect(marketFromWire('RE', 'REX').side).toEqual({ kind: 'unknown', code: 'REX' });
    expect(marketFromWire('ZZ', 'ZZH')).toMatchObject({ market: { kind: 'unknown' }, side: { kind: 'unknown', code: 'ZZH' } });
  });
});

describe('the tables of the other sports', () => {
  it.each([
    ['basketball', 'R0', 'handicap', 'match', 'points', false],
    ['basketball', 'ROU2', 'total', 'second-half', 'points', true],
    ['basketball', 'RM6', 'result', 'quarter-4', 'points', true],
    ['basketball', 'OUH0', 'home-total', 'match', 'points', false],
    ['tennis', 'RE0', 'handicap', 'match', 'sets', true],
    ['tennis', 'OU0', 'total', 'match', 'sets', false],
    ['tennis', 'R6', 'handicap', 'match', 'games', false],
    ['tennis', 'RM3', 'result', 'set-3', 'games', true],
    ['volleyball', 'OU6', 'total', 'match', 'points', false],
    ['table-tennis', 'M5', 'result', 'game-5', 'points', false],
    ['snooker', 'REO0', 'odd-even', 'match', 'games', true],
    ['baseball', 'ROU1', 'total', 'first-five', 'points', true],
    ['other', 'RM0', 'result', 'match', 'goals', true],
    ['virtual-football', 'HOU', 'total', 'half', 'goals', false],
    ['champion', 'FS', 'champion', 'match', 'goals', false],
  ] as const)('%s %s is a %s of the %s in %s, in play: %s', (sport, code, kind, period, counts, isInPlay) => {
    expect(findMarketType(code, sport)).toMatchObject({ kind, period, counts, isInPlay });
  });

  it.each(SPORTS)('%s switches the odds format of exactly its two-sided lines', (sport) => {
    const codes = marketCodes(sport);

    expect(codes.filter((code) => findMarketType(code, sport)?.isDoubleHandicap)).toEqual(
      codes.filter((code) => DOUBLE_HANDICAP_MARKETS.has(code)),
    );
  });

  it.each([
    ['basketball', 'OU0', 'OU0C', { kind: 'over' }],
    ['basketball', 'ROUH0', 'ROUH0U', { kind: 'under' }],
    ['tennis', 'RE6', 'RE6C', { kind: 'away' }],
    ['baseball', 'EO0', 'EO0E', { kind: 'even' }],
    ['other', 'M0', 'M0N', { kind: 'unknown', code: 'M0N' }],
  ] as const)('parses %s %s %s by its sport', (sport, w, r, side) => {
    expect(marketFromWire(w, r, sport).side).toEqual(side);
  });

  it('treat the code of another sport as unknown', () => {
    expect(findMarketType('R', 'tennis')).toBeUndefined();
    expect(findMarketType('R6')).toBeUndefined();
  });

  it('recognise corners and cards by the word beside the code', () => {
    expect(findMarketType('ROU', 'football', { of: 'corners' })).toMatchObject({ kind: 'total', counts: 'corners', isInPlay: true });
    expect(marketFromWire('R', 'RH', 'football', { of: 'cards' })).toMatchObject({ market: { counts: 'cards' }, side: { kind: 'home' } });
  });

  it('name the competitor of an outright, or its number', () => {
    expect(marketFromWire('FS', 'FS12', 'champion', { name: '曼城' }).side).toEqual({ kind: 'competitor', number: '12', name: '曼城' });
    expect(marketFromWire('FS', 'FS12', 'champion').side).toEqual({ kind: 'competitor', number: '12' });
  });
});
