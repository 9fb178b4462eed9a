import { bonusGames } from './bonusGames';

const SEVEN = ['sport', 'live', 'chess', 'esport', 'lottery', 'slot', 'fishing'] as const;
const weighed = (weightOf: (category: string) => number) => SEVEN.map((category) => ({ category, weight: weightOf(category) }));

it('groups games with the same weight, the heaviest first', () => {
  const games = weighed((category) => (category === 'sport' ? 50 : 100));

  expect(bonusGames(games)).toEqual({
    areAllInFull: false,
    groups: [
      { weight: 100, categories: SEVEN.slice(1) },
      { weight: 50, categories: ['sport'] },
    ],
    hasOthers: false,
  });
});

it('lists none if all games count in full, and names those that count nothing', () => {
  expect(bonusGames(weighed(() => 100)).areAllInFull).toBe(true);
  expect(bonusGames(weighed(() => 50)).areAllInFull).toBe(false);
  expect(bonusGames([{ category: 'sport', weight: 100 }])).toMatchObject({ areAllInFull: false, hasOthers: true });
});
