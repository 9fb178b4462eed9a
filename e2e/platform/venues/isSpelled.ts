import { pinyin } from 'pinyin-pro';

/** Cached syllables, because names are few and every keystroke needs them. */
const known = new Map<string, readonly string[]>();

/**
 * Returns true when part of a name is spelled like this in pinyin, in full or by initials, without tones. The part
 * starts at a character.
 *
 * @example isSpelled('龙珠宝藏', 'longzhu'), also with 'lz' and 'baozang'
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
