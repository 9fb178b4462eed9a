import { placeholders } from '../kit/testing/placeholders';
import { STAKE_UNIT } from './engine';
import { LIVE_TABLES, RETURNS } from './games';
import { TEXTS } from './page/texts';

it('has tables of different limits and pace, each with chips that its limits take', () => {
  expect(new Set(LIVE_TABLES.map(({ gameCode }) => gameCode)).size).toBe(3);
  expect(new Set(LIVE_TABLES.map(({ pace }) => JSON.stringify(pace))).size).toBe(3);
  for (const { chips, limits, rtp } of LIVE_TABLES) {
    expect(rtp).toBe(RETURNS.banker);
    for (const { min, max } of Object.values(limits)) expect([chips[0], min % STAKE_UNIT, max % STAKE_UNIT]).toEqual([min, 0n, 0n]);
    expect(chips.every((chip) => chip <= limits.banker.max)).toBe(true);
  }
});

it('has every text in both languages, with the same values in it', () => {
  expect(placeholders(TEXTS['zh-TW'])).toEqual(placeholders(TEXTS['zh-CN']));
});
