import type { CatalogueGame } from '../kernel';
import { isSpelled } from './isSpelled';

type Name = CatalogueGame['name'];

/**
 * Returns a function that finds a game by the typed text: part of its name or of its venue's name, in either script or
 * a mixture of both, or in pinyin.
 *
 * Typed traditional characters are converted to simplified ones by the pairs that occur in the names.
 */
export function createNameSearch(
  games: readonly CatalogueGame[],
  venueNames: ReadonlyMap<string, Name>,
  search: string,
): (game: CatalogueGame) => boolean {
  const typed = search.trim().toLowerCase();
  if (typed === '') return () => true;
  const simplified = pairsOf([...games.map(({ name }) => name), ...venueNames.values()]);
  const wanted = Array.from(typed, (character) => simplified.get(character) ?? character).join('');
  return ({ name, enName }) => [name, venueNames.get(enName)].some((each) => each !== undefined && isNamed(each, typed, wanted));
}

function isNamed(name: Name, typed: string, wanted: string): boolean {
  return (
    name['zh-CN'].toLowerCase().includes(wanted) ||
    name['zh-CN'].toLowerCase().includes(typed) ||
    name['zh-TW'].toLowerCase().includes(typed) ||
    isSpelled(name['zh-CN'], typed)
  );
}

/** Returns the traditional characters with their counterparts in the simplified form of the same name. */
function pairsOf(names: readonly Name[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const { 'zh-CN': simplified, 'zh-TW': traditional } of names) {
    if (simplified === traditional || simplified.length !== traditional.length) continue;
    for (const [index, character] of Array.from(traditional).entries()) pairs.set(character, simplified[index] ?? character);
  }
  return pairs;
}
