import { EMOJI_DATA } from './emojiData';
import { EMOJI_GROUPS, emojisOf, findEmojis, parseRecent, withRecent } from './emojis';

it.each(['zh-CN', 'zh-TW'] as const)('names all emoji in %s, in nine groups, and finds them by word', async (locale) => {
  const { default: emojis } = await EMOJI_DATA[locale]();

  for (const group of EMOJI_GROUPS) expect(emojisOf(emojis, group).length).toBeGreaterThan(50);
  expect(emojisOf(emojis, 'smileys')[0]?.unicode).toBe('😀');
  expect(findEmojis(emojis, '足球').map(({ unicode }) => unicode)).toContain('⚽️');
  expect(findEmojis(emojis, '没有这样的表情')).toEqual([]);
});

it('remembers the last chosen, each once', () => {
  expect(withRecent(['😀', '⚽️'], '⚽️')).toEqual(['⚽️', '😀']);
  expect(
    withRecent(
      Array.from({ length: 24 }, (_, place) => String(place)),
      'x',
    ),
  ).toHaveLength(24);
});

it.each([[undefined], ['😀'], [[1, null]], [[{}]]])('reads nothing from %j on the device', (kept) => {
  expect(parseRecent(kept)).toEqual([]);
});
