import { REACTIONS as OFFERED, STICKERS as KNOWN } from '@site/shared/wire/chat';
import { paintSticker } from '../stickers/paintSticker';
import { STICKERS } from '../stickers/stickers';
import { mentionsIn, NO_DRAFT, withMention } from './draft';
import { REACTIONS, replyTo, textParts, withOwnReactions, withReaction } from './talk';

const star = { userId: '1', name: '晨星' };
const other = { userId: '2', name: '晨星2' };

it('offers what the platform takes', () => {
  expect(REACTIONS).toEqual(OFFERED);
  expect(STICKERS).toEqual(KNOWN);
});

it('draws each sticker, as a document of its own', () => {
  for (const name of STICKERS) {
    const text = paintSticker(name);
    expect(new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    expect(text).not.toContain('undefined');
  }
  expect(new Set(STICKERS.map(paintSticker)).size).toBe(STICKERS.length);
});

it.each([
  ['你好', [star], ['你好']],
  ['@晨星 你好', [star], ['@晨星', ' 你好']],
  ['问 @晨星2 和 @晨星', [star, other], ['问 ', '@晨星2', ' 和 ', '@晨星']],
  ['a@晨星', [], ['a@晨星']],
])('cuts %s at the names it mentions', (text, mentions, parts) => {
  expect(textParts(text, mentions).map((part) => part.text)).toEqual(parts);
});

it('names who was picked as long as the name is in the text', () => {
  const draft = withMention(withMention({ ...NO_DRAFT, text: '同意' }, star), other);
  expect(draft.text).toBe('同意 @晨星 @晨星2 ');
  expect(mentionsIn(draft)).toEqual([star, other]);
  expect(mentionsIn({ ...draft, text: '同意' })).toEqual([]);
});

it('answers a message by its words, or by what is shown in place of them', () => {
  expect(replyTo({ id: '1', ...star, text: '好球' })).toEqual({ id: '1', name: '晨星', text: '好球', what: undefined });
  expect(replyTo({ id: '1', ...star, text: '', packet: {} })).toMatchObject({ what: 'packet' });
  expect(replyTo({ id: '1', ...star, text: '', sticker: 'koi' })).toMatchObject({ what: 'sticker' });
});

it('counts the own reaction at once, once, and keeps it when the room is told', () => {
  const one = withReaction([], '👍', true);
  expect(one).toEqual([{ emoji: '👍', count: 1, isOwn: true }]);
  expect(withReaction(one, '👍', true)).toBe(one);
  expect(withReaction(one, '👍', false)).toEqual([]);
  expect(withReaction([], '👍', false)).toEqual([]);
  const told = [{ emoji: '👍', count: 5, isOwn: false }];
  expect(withOwnReactions(told, one)).toEqual([{ emoji: '👍', count: 5, isOwn: true }]);
});
