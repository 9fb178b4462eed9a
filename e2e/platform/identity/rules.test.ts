import { isBirthday, isOfAge, isOrdinary, isRealName } from './rules';

describe('the rules of the platform', () => {
  it.each([
    ['林海', true],
    ['阿依古丽·买买提', true],
    ['Jean·Luc', true],
    ['·林', false],
    ['林·', false],
    ['林··海', false],
    ['林John', false],
    ['林1海', false],
    ['', false],
  ])('find the name "%s" fit: %s', (name, isFit) => {
    expect(isRealName(name)).toBe(isFit);
  });

  it.each([
    ['王小明', true],
    ['王⼩明', false],
    ['⻢化腾', false],
    ['\uf9d1', false],
    ['\u{2f81a}', false],
    ['\ufa0e', true],
  ])('find "%s" written in ordinary characters: %s', (name, isOne) => {
    expect(isOrdinary(name)).toBe(isOne);
  });

  it.each([
    ['1900-01-01', true],
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['2008-02-30', false],
    ['2007-02-29', false],
    ['2008-13-01', false],
    ['1899-12-31', false],
  ])('find that %s can be a birthday on 2026-11-21: %s', (birthday, isOne) => {
    expect(isBirthday(birthday, '2026-11-21')).toBe(isOne);
  });

  it.each([
    ['2008-11-21', true],
    ['2008-11-22', false],
    ['1960-01-01', true],
    ['2026-11-21', false],
  ])('find who was born on %s of age on 2026-11-21: %s', (birthday, isAdult) => {
    expect(isOfAge(birthday, '2026-11-21')).toBe(isAdult);
  });
});
