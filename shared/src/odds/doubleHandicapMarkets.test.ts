import { isDoubleHandicap } from './doubleHandicapMarkets';

describe('double handicaps', () => {
  it('includes R [R-ODDS-01]', () => {
    expect(isDoubleHandicap('R')).toBe(true);
  });
  it('includes OU [R-ODDS-02]', () => {
    expect(isDoubleHandicap('OU')).toBe(true);
  });
  it('includes RE [R-ODDS-03]', () => {
    expect(isDoubleHandicap('RE')).toBe(true);
  });
  it('includes ROU [R-ODDS-04]', () => {
    expect(isDoubleHandicap('ROU')).toBe(true);
  });
  it('includes the half variants HR, HOU, HRE and HROU [R-ODDS-05]', () => {
    expect(['HR', 'HOU', 'HRE', 'HROU'].filter(isDoubleHandicap)).toHaveLength(4);
  });
  it('includes team totals, 15-minute windows and basketball periods, and nothing else [R-ODDS-06]', () => {
    const counted = ['OUH', 'OUC', 'ROUH', 'ROUC', 'HOUH', 'HOUC', 'HRUH', 'HRUC', 'AR', 'FOU', 'R0', 'ROU6'];
    const others = ['M', 'RM', 'HM', 'PD', 'F', 'W3', 'EO', 'T', 'TS', 'DC', 'DNB', 'AM', 'HRG', 'HRM', 'FS', '', 'ou'];

    expect(counted.filter(isDoubleHandicap)).toEqual(counted);
    expect(others.filter(isDoubleHandicap)).toEqual([]);
  });
});
