import { DEFAULT_COUNTRY, isEmail, isPhoneOf } from './contactRules';

describe('a phone number', () => {
  it.each([
    ['13800001111', true],
    ['19912345678', true],
    ['23800001111', false],
    ['1380000111', false],
    ['138000011112', false],
    ['1380000111a', false],
    ['', false],
  ])('validates "%s" of China mobile: %s [R-VAL-21]', (number, isPhone) => {
    expect(DEFAULT_COUNTRY.areaCode).toBe('86');
    expect(isPhoneOf(DEFAULT_COUNTRY, number)).toBe(isPhone);
  });

  it('matches as a whole, even if the pattern has no anchors', () => {
    expect(isPhoneOf({ areaCode: '852', regex: '[5689]\\d{7}' }, '61234567')).toBe(true);
    expect(isPhoneOf({ areaCode: '852', regex: '[5689]\\d{7}' }, '612345678')).toBe(false);
    expect(isPhoneOf({ areaCode: '1', regex: '1|2' }, '12')).toBe(false);
  });

  it('is refused for a country with a broken pattern', () => {
    expect(isPhoneOf({ areaCode: '1', regex: '(' }, '1')).toBe(false);
  });
});

describe('an e-mail address', () => {
  it.each([
    ['a@b.c', true],
    ['林海@例子.中国', true],
    ['a@b@c.d', true],
    ['a b@c.d', false],
    ['@b.c', false],
    ['a@.', false],
    ['a@b', false],
    ['a@b.', false],
    ['', false],
  ])('validates "%s": %s [R-VAL-37]', (text, isAddress) => {
    expect(isEmail(text)).toBe(isAddress);
  });
});
