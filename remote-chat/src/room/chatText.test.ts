import { parseChatText } from './chatText';

it('takes the space around a message away [R-VAL-49]', () => {
  expect(parseChatText('  稳了 \n')).toBe('稳了');
});

it.each(['', '   ', '\n\t', '\u3000'])('says nothing where nothing is left of %j [R-VAL-50]', (typed) => {
  expect(parseChatText(typed)).toBeUndefined();
});

it('takes 200 characters and not one more', () => {
  expect(parseChatText('长'.repeat(200))).toHaveLength(200);
  expect(parseChatText('长'.repeat(201))).toBeUndefined();
});
