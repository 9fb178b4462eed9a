import { timeSince, toDuration } from './ownSession';

const MINUTE_MS = 60_000;

it.each([
  [0, undefined],
  [2 * MINUTE_MS - 1, undefined],
  [2 * MINUTE_MS, { unit: 'minutes', count: 2 }],
  [60 * MINUTE_MS - 1, { unit: 'minutes', count: 59 }],
  [60 * MINUTE_MS, { unit: 'hours', count: 1 }],
  [23.9 * 60 * MINUTE_MS, { unit: 'hours', count: 23 }],
  // The device's clock is behind the server's.
  [-5 * MINUTE_MS, undefined],
])('formats %i ms ago', (ms, since) => {
  expect(timeSince(1_000_000_000_000 - ms, 1_000_000_000_000)).toEqual(since);
});

it.each([
  [720, { unit: 'hours', count: 12 }],
  [60, { unit: 'hours', count: 1 }],
  [30, { unit: 'minutes', count: 30 }],
  [90, { unit: 'minutes', count: 90 }],
])('formats %i minutes', (minutes, duration) => {
  expect(toDuration(minutes)).toEqual(duration);
});
