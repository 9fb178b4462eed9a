/** One emoji, named in the player's language. */
export interface Emoji {
  readonly unicode: string;
  readonly label: string;
  readonly tags?: readonly string[] | undefined;
  /** Of the library; those without one, and the parts of emoji, are offered nowhere. */
  readonly group?: number | undefined;
  readonly order?: number | undefined;
}

/** The library's groups, without that of parts. */
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

/** In the library's order. */
export function emojisOf(emojis: readonly Emoji[], group: EmojiGroup): readonly Emoji[] {
  return emojis.filter((emoji) => emoji.group === NUMBERS[group]).sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
}

/** So many are shown of what is looked for. */
const MOST_FOUND = 60;

/** By name and words, of all groups. */
export function findEmojis(emojis: readonly Emoji[], words: string): readonly Emoji[] {
  const wanted = words.trim().toLowerCase();
  const offered = new Set(Object.values(NUMBERS));
  return emojis
    .filter(({ group }) => group !== undefined && offered.has(group))
    .filter(({ label, tags = [] }) => label.toLowerCase().includes(wanted) || tags.some((tag) => tag.toLowerCase().includes(wanted)))
    .slice(0, MOST_FOUND);
}

const MOST_RECENT = 24;

/** The last chosen first. */
export function withRecent(recent: readonly string[], unicode: string): readonly string[] {
  return [unicode, ...recent.filter((each) => each !== unicode)].slice(0, MOST_RECENT);
}

/** What the device has kept; anything else is nothing. */
export function parseRecent(kept: unknown): readonly string[] {
  return Array.isArray(kept)
    ? kept.filter((each): each is string => typeof each === 'string' && each.length <= 32).slice(0, MOST_RECENT)
    : [];
}
