import { chooseConditions, CONDITION_IDS } from './chooseConditions.mjs';

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
