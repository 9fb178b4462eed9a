import { maskLoginName } from './maskLoginName';

it.each([
  ['player1', 'pl***1'],
  ['ab12', 'ab***2'],
  ['abc', 'a***'],
  ['', '***'],
])('%s is seen as %s', (name, masked) => {
  expect(maskLoginName(name)).toBe(masked);
});
