import { builderPayout } from './builderPayout';

describe('what a bet on several selections of one match pays', () => {
  it.each([
    ['every leg won', ['W', 'W', 'W'], 'W', 43_500n],
    ['one leg lost', ['W', 'L', 'W'], 'L', 0n],
    ['one leg void', ['W', 'D2', 'W'], 'D2', 10_000n],
    ['all void', ['DB', 'DB'], 'DB', 10_000n],
    ['lost already when play was abandoned', ['L', 'D2'], 'L', 0n],
  ] as const)('%s', (_name, results, result, payout) => {
    expect(builderPayout({ type: 'E', text: '4.35' }, 10_000n, results)).toEqual({ result, payout });
  });

  it('is cut to a fen, once', () => {
    expect(builderPayout({ type: 'E', text: '3.33' }, 1_001n, ['W', 'W'])).toEqual({ result: 'W', payout: 3_333n });
  });

  it('is never of a ticket without a price', () => {
    expect(() => builderPayout({ type: 'E', text: '' }, 10_000n, ['W', 'W'])).toThrow(RangeError);
  });
});
