import type { MatchEvent, MinuteOfPlay } from './liveDetail';
import { marksOf, minutesShown } from './matchFlowRules';

const minute = (number: number): MinuteOfPlay => ({ minute: number, pressure: { home: 1, away: 0 } });
const minutes = (...numbers: readonly number[]) => numbers.map(minute);
const event = (changes: Partial<MatchEvent>): MatchEvent => ({
  id: '1',
  kind: 'goal',
  side: 'home',
  period: '1H',
  seconds: 60,
  score: { home: 1, away: 0 },
  ...changes,
});

it('shows the last thirty minutes', () => {
  expect(minutesShown(Array.from({ length: 50 }, (_, index) => minute(index + 1))).map(({ minute: number }) => number)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 21),
  );
});

it('marks only goals, penalties and cards, in the middle of their minute', () => {
  const kinds = (['goal', 'penalty', 'red-card', 'yellow-card', 'corner', 'period'] as const).map((kind) => event({ kind }));

  expect(marksOf(kinds, minutes(1, 2, 3, 4)).map(({ event: { kind }, at }) => [kind, at])).toEqual([
    ['goal', 0.375],
    ['penalty', 0.375],
    ['red-card', 0.375],
    ['yellow-card', 0.375],
  ]);
});

it('distinguishes the stoppage time of the first half from the start of the second', () => {
  const shown = minutes(45, 46, 46, 47);

  expect(marksOf([event({ seconds: 45 * 60 + 5 })], shown)[0]?.at).toBe(0.375);
  expect(marksOf([event({ seconds: 45 * 60 + 5, period: '2H' })], shown)[0]?.at).toBe(0.625);
});

it('omits events before the minutes shown', () => {
  expect(marksOf([event({})], minutes(10, 11))).toEqual([]);
});
