import { DOUBLE_HANDICAP_MARKETS } from '../odds';
import { findMarketType, marketCodes, marketFromWire } from './marketTable';

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

  it('knows nothing of a code it does not hold', () => {
    expect(findMarketType('XYZ')).toBeUndefined();
  });
});

describe('a selection of the wire', () => {
  it.each([
    ['RE', 'REH', { is: 'home' }],
    ['RE', 'REC', { is: 'away' }],
    ['OU', 'OUC', { is: 'over' }],
    ['OU', 'OUH', { is: 'under' }],
    ['OUH', 'OUHO', { is: 'over' }],
    ['ROUH', 'ROUHU', { is: 'under' }],
    ['ROU', 'ROUH', { is: 'under' }],
    ['RM', 'RMN', { is: 'draw' }],
    ['DC', 'DCCN', { is: 'double-chance', of: ['away', 'draw'] }],
    ['PD', 'H2C1', { is: 'score', home: 2, away: 1 }],
    ['HRPD', 'OVH', { is: 'other-score' }],
    ['T', 'OVER', { is: 'goals', from: 7 }],
    ['HT', 'HT0', { is: 'goals', from: 0, to: 0 }],
    ['F', 'FHC', { is: 'half-full', half: 'home', full: 'away' }],
    ['TS', 'TSY', { is: 'yes' }],
  ] as const)('%s and %s are told together', (w, r, side) => {
    expect(marketFromWire(w, r).side).toEqual(side);
  });

  it('stays visible when nobody knows it', () => {
    expect(marketFromWire('RE', 'REX').side).toEqual({ is: 'unknown', code: 'REX' });
    expect(marketFromWire('ZZ', 'ZZH')).toMatchObject({ market: { kind: 'unknown' }, side: { is: 'unknown', code: 'ZZH' } });
  });
});
