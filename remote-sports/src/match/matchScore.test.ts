import { halvesOf, pointTexts } from './matchScore';

describe('the points of a game of tennis', () => {
  it.each([
    [0, 0, '0', '0'],
    [1, 2, '15', '30'],
    [3, 3, '40', '40'],
    [4, 3, 'AD', '40'],
    [5, 5, '40', '40'],
    [6, 7, '40', 'AD'],
  ])('shows %i to %i as %s to %s', (home, away, one, other) => {
    expect(pointTexts({ points: { home, away }, games: { home: 3, away: 2 } })).toEqual({ home: one, away: other });
  });

  it('counts the points of a tie-break as they are, and returns none elsewhere', () => {
    expect(pointTexts({ points: { home: 5, away: 6 }, games: { home: 6, away: 6 } })).toEqual({ home: '5', away: '6' });
    expect(pointTexts({ points: undefined, games: undefined })).toBeUndefined();
  });
});

describe('the halves of football', () => {
  const at = (period: string) => halvesOf({ sport: 'football', score: { home: 2, away: 1 }, halfScore: { home: 1, away: 1 }, period });

  it('shows both halves during and after the second half, and only the first in the break', () => {
    expect(at('HT')).toEqual({ first: { home: 1, away: 1 }, second: undefined });
    expect(at('2H')?.second).toEqual({ home: 1, away: 0 });
    expect(at('FT')?.second).toEqual({ home: 1, away: 0 });
  });

  it('returns no halves for another sport or before half-time', () => {
    expect(
      halvesOf({ sport: 'basketball', score: { home: 50, away: 40 }, halfScore: { home: 30, away: 20 }, period: 'Q3' }),
    ).toBeUndefined();
    expect(halvesOf({ sport: 'football', score: { home: 1, away: 0 }, halfScore: undefined, period: '1H' })).toBeUndefined();
  });
});
