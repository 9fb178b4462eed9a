import { momentText } from './matchClock';

it.each([
  [0, 'football', '1H', '00:00'],
  [67 * 60 + 24, 'football', '2H', '67:24'],
  [44 * 60 + 59, 'football', '1H', '44:59'],
  [45 * 60, 'football', '1H', '45+1'],
  [47 * 60 + 24, 'virtual-football', '1H', '45+3'],
  [45 * 60, 'football', '2H', '45:00'],
  [90 * 60 + 59, 'football', '2H', '90+1'],
  [46 * 60, 'basketball', 'Q4', '46:00'],
  [119 * 60 + 59, 'football', '2H', '90+30'],
  [1541 * 60, 'football', '2H', '90+'],
  [75 * 60, 'football', '1H', '45+'],
  [149 * 60 + 59, 'football', 'ET', '149:59'],
  [150 * 60, 'football', 'ET', undefined],
  [1541 * 60, 'basketball', 'Q4', undefined],
  [-1, 'football', '1H', undefined],
] as const)('shows %s s of %s in %s as %s', (seconds, sport, period, text) => {
  expect(momentText(seconds, sport, period)).toBe(text);
});
