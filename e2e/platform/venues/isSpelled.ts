import { pinyin } from 'pinyin-pro';

/** The syllables of names, which are few and asked for at every key that is typed. */
const known = new Map<string, readonly string[]>();

/**
 * Whether part of a name is spelled so in pinyin, in full or by its initials, without tones. It begins where a character does.
 *
 * @example isSpelled('龙珠宝藏', 'longzhu'), and so are 'lz' and 'baozang'
 */
export function isSpelled(name: string, wanted: string): boolean {
  const letters = wanted.replaceAll(/[\s']/g, '').replaceAll('ü', 'v');
  if (!/^[a-z]+$/.test(letters)) return false;
  const syllables = syllablesOf(name);
  return syllables.some((_, start) => {
    const rest = syllables.slice(start);
    return (
      rest.join('').startsWith(letters) ||
      rest
        .map((each) => each.slice(0, 1))
        .join('')
        .startsWith(letters)
    );
  });
}

function syllablesOf(name: string): readonly string[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const syllables = pinyin(name, { toneType: 'none', type: 'array', v: true }).map((each) => each.toLowerCase());
  known.set(name, syllables);
  return syllables;
}
