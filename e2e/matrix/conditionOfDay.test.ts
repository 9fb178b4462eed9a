import { chooseConditions, conditionOfDay, CONDITION_IDS } from './conditionOfDay.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const MIDNIGHT = Date.UTC(2026, 10, 29);
const CONDITIONS = ['touch', 'no-storage', 'busy-tab'];

describe('the condition of a day', () => {
  it('is the same from midnight to midnight in UTC, and another one on the next day', () => {
    const today = conditionOfDay(MIDNIGHT, CONDITIONS);
    expect(conditionOfDay(MIDNIGHT + DAY_MS - 1, CONDITIONS)).toBe(today);
    expect(conditionOfDay(MIDNIGHT + DAY_MS, CONDITIONS)).not.toBe(today);
  });

  it('has been each of them after as many days as there are conditions', () => {
    const days = CONDITIONS.map((_, day) => conditionOfDay(MIDNIGHT + day * DAY_MS, CONDITIONS));
    expect(new Set(days)).toEqual(new Set(CONDITIONS));
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
    expect(() => chooseConditions('phone')).toThrow(/"phone" is not a condition: MATRIX_CONDITION takes all, plain, /);
  });
});
