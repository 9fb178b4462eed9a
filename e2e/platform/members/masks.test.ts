import { maskEmail, maskName, maskPhone } from './masks';

it.each([
  ['player@example.com', 'p****@example.com'],
  ['x@example.com', 'x****@example.com'],
  ['😀lin@example.com', '😀****@example.com'],
  ['👨‍👩‍👧@example.com', '👨‍👩‍👧****@example.com'],
  ['"a@b"@example.com', '"****@example.com'],
])('hides all but the first character of %s', (email, mask) => {
  expect(maskEmail(email)).toBe(mask);
});

it.each([
  ['李小满', '**满'],
  ['𠮷野𠮷', '**𠮷'],
  ['王', '王'],
])('hides all but the last character of %s', (name, mask) => {
  expect(maskName(name)).toBe(mask);
});

it('hides four digits of a phone', () => {
  expect(maskPhone('8613800001111')).toBe('138****1111');
});
