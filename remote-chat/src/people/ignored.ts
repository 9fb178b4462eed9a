/** Person whose messages the player has hidden. */
export interface IgnoredPerson {
  readonly userId: string;
  readonly name: string;
}

/** Upper bound of ignored people on a device. The oldest entry is dropped first. */
const MOST_IGNORED = 200;

export function withIgnored(people: readonly IgnoredPerson[], { userId, name }: IgnoredPerson): readonly IgnoredPerson[] {
  return [...people.filter((each) => each.userId !== userId), { userId, name }].slice(-MOST_IGNORED);
}

export function withoutIgnored(people: readonly IgnoredPerson[], userId: string): readonly IgnoredPerson[] {
  return people.filter((each) => each.userId !== userId);
}

/** Reads the stored list. Invalid data results in an empty list. */
export function parseIgnored(kept: unknown): readonly IgnoredPerson[] {
  return Array.isArray(kept) ? kept.filter(isPerson).slice(-MOST_IGNORED) : [];
}

function isPerson(value: unknown): value is IgnoredPerson {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, name } = value as Partial<Record<keyof IgnoredPerson, unknown>>;
  return typeof userId === 'string' && typeof name === 'string';
}
