import { parseChatText } from './chatText';

it('removes the space around a message [R-VAL-49]', () => {
  expect(parseChatText('  稳了 \n')).toBe('稳了');
});

it.each(['', '   ', '\n\t', '\u3000'])('refuses a message without text: %j [R-VAL-50]', (typed) => {
  expect(parseChatText(typed)).toBeUndefined();
});

it('accepts 200 characters at most', () => {
  expect(parseChatText('长'.repeat(200))).toHaveLength(200);
  expect(parseChatText('长'.repeat(201))).toBeUndefined();
});
