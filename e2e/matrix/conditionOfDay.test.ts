import { chooseConditions, conditionOfDay, CONDITION_IDS, EVERYDAY } from './conditionOfDay.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const MIDNIGHT = Date.UTC(2026, 10, 29);

describe('the condition of a day', () => {
  it('is the same from midnight to midnight in UTC, and another one on the next day', () => {
    const today = conditionOfDay(MIDNIGHT);
    expect(conditionOfDay(MIDNIGHT + DAY_MS - 1)).toBe(today);
    expect(conditionOfDay(MIDNIGHT + DAY_MS)).not.toBe(today);
  });

  it('has been each of them after as many days as there are conditions', () => {
    const days = EVERYDAY.map((_, day) => conditionOfDay(MIDNIGHT + day * DAY_MS));
    expect(new Set(days)).toEqual(new Set(EVERYDAY));
  });
});

describe('the conditions of a run', () => {
  it('are all of them when none is named', () => {
    expect(chooseConditions(undefined)).toEqual(CONDITION_IDS);
    expect(chooseConditions('all')).toEqual(CONDITION_IDS);
  });

  it('are the one that is named', () => {
    expect(chooseConditions('touch')).toEqual(['touch']);
  });

  it('are refused with the names that exist', () => {
    expect(() => chooseConditions('phone')).toThrow(/"phone" is not a condition: MATRIX_CONDITION takes all, plain, new-york/);
  });
});
