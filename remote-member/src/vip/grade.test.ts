import { fenFromWire } from '@site/shared/money';
import { nextStep } from './grade';

const aStep = (turnover: string) => ({ level: 7, name: '月曜', turnover: fenFromWire(turnover) });

describe('the way to the next step', () => {
  it.each([
    ['0.00', '700000.00', 70_000_000, 0],
    ['287000.00', '700000.00', 41_300_000, 0.41],
    ['699999.99', '700000.00', 1, 69_999_999 / 70_000_000],
    ['700000.00', '700000.00', 0, 1],
    ['700000.01', '700000.00', 0, 1],
    ['0.00', '0.00', 0, 1],
  ])('with %s of %s is %i fen long and %f done', (turnover, needed, missing, share) => {
    const standing = { level: 6, turnover: fenFromWire(turnover), next: aStep(needed) };

    expect(nextStep(standing)).toEqual({ level: 7, missing, needed: fenFromWire(needed), share });
  });

  it('ends on the last step', () => {
    expect(nextStep({ level: 10, turnover: fenFromWire('1.00'), next: undefined })).toBeUndefined();
  });
});
