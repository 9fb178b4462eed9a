/** Emoji with its name in the player's language. */
export interface Emoji {
  readonly unicode: string;
  readonly label: string;
  readonly tags?: readonly string[] | undefined;
  /** Group number of the library. Emoji without one, and parts of emoji, are not offered. */
  readonly group?: number | undefined;
  readonly order?: number | undefined;
}

/** Groups of the library, except the parts of emoji. */
export const EMOJI_GROUPS = ['smileys', 'people', 'animals', 'food', 'travel', 'activities', 'objects', 'symbols', 'flags'] as const;
export type EmojiGroup = (typeof EMOJI_GROUPS)[number];

const NUMBERS: Readonly<Record<EmojiGroup, number>> = {
  smileys: 0,
  people: 1,
  animals: 3,
  food: 4,
  travel: 5,
  activities: 6,
  objects: 7,
  symbols: 8,
  flags: 9,
};

/** Returns the emoji of a group in the library's order. */
export function emojisOf(emojis: readonly Emoji[], group: EmojiGroup): readonly Emoji[] {
  return emojis.filter((emoji) => emoji.group === NUMBERS[group]).sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
}

/** Upper bound of search results. */
const MOST_FOUND = 60;

/** Finds emoji of all groups by name and keywords. */
export function findEmojis(emojis: readonly Emoji[], words: string): readonly Emoji[] {
  const wanted = words.trim().toLowerCase();
  const offered = new Set(Object.values(NUMBERS));
  return emojis
    .filter(({ group }) => group !== undefined && offered.has(group))
    .filter(({ label, tags = [] }) => label.toLowerCase().includes(wanted) || tags.some((tag) => tag.toLowerCase().includes(wanted)))
    .slice(0, MOST_FOUND);
}

const MOST_RECENT = 24;

/** Adds an emoji to the recent ones, latest first. */
export function withRecent(recent: readonly string[], unicode: string): readonly string[] {
  return [unicode, ...recent.filter((each) => each !== unicode)].slice(0, MOST_RECENT);
}

/** Reads the stored list. Invalid data results in an empty list. */
export function parseRecent(kept: unknown): readonly string[] {
  return Array.isArray(kept)
    ? kept.filter((each): each is string => typeof each === 'string' && each.length <= 32).slice(0, MOST_RECENT)
    : [];
}
