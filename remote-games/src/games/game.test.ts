import { offeredFilters } from './game';

it('offers collected and recent games to members only', () => {
  expect(offeredFilters(true)).toEqual(['all', 'hot', 'new', 'jackpot', 'collected', 'recent']);
  expect(offeredFilters(false)).toEqual(['all', 'hot', 'new', 'jackpot']);
});
