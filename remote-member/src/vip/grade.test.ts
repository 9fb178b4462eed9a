import { fenFromWire } from '@site/shared/money';
import { nextGrade } from './grade';

const aThreshold = (turnover: string) => ({ level: 7, name: '月曜', turnover: fenFromWire(turnover) });

describe('the next grade', () => {
  it.each([
    ['0.00', '700000.00', 70_000_000, 0],
    ['287000.00', '700000.00', 41_300_000, 0.41],
    ['699999.99', '700000.00', 1, 69_999_999 / 70_000_000],
    ['700000.00', '700000.00', 0, 1],
    ['700000.01', '700000.00', 0, 1],
    ['0.00', '0.00', 0, 1],
  ])('with %s of %s, %i fen are missing and %f is done', (turnover, needed, missing, share) => {
    const progress = { turnover: fenFromWire(turnover), next: aThreshold(needed) };

    expect(nextGrade(progress)).toEqual({ level: 7, missing, needed: fenFromWire(needed), share });
  });

  it('does not exist for the highest grade', () => {
    expect(nextGrade({ turnover: fenFromWire('1.00'), next: undefined })).toBeUndefined();
  });
});
