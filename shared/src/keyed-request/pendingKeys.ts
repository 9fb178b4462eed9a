import type { NamespacedStorage } from '@site/shared/contract/services';

/** A key whose answer this device has not seen, with what the request was about. */
export interface PendingKey<Subject> {
  readonly key: string;
  readonly subject: Subject;
}

export interface PendingKeysOptions<Subject> {
  readonly storage: NamespacedStorage;
  /** The kind of request, such as `deposit`: each kind has a list of its own on the device. */
  readonly name: string;
  /** The member of the moment; `undefined` for a guest, who has no pending keys. */
  readonly memberId: () => string | undefined;
  /** Reads what the device kept, or `undefined` where it is not a subject of this kind. */
  readonly parseSubject: (kept: unknown) => Subject | undefined;
}

/** The pending keys of the signed-in member on this device. Every tab shares the list; no member sees another's entries. */
export interface PendingKeys<Subject> {
  /** Oldest first. */
  list(): readonly PendingKey<Subject>[];
  /** Keeps the key until it is removed, also against another tab that writes an older list. */
  add(pending: PendingKey<Subject>): void;
  /** Removes this key alone: another tab may have added its own since. */
  remove(key: string): void;
  /** Ends the watch over other tabs. What is kept stays. */
  dispose(): void;
}

interface KeptEntry {
  readonly key: string;
  readonly memberId: string;
  readonly subject: unknown;
}

/** Longer lists are cut from their old end: no player has as many open requests, so older entries were tampered with or are long over. */
const MAX_KEPT = 50;

/**
 * One list per kind of request under `pending-keys-<name>`. Two tabs may read and write it at the same time, and the last write wins; a tab
 * therefore writes its own open entries again where another tab's write dropped them.
 */
export function createPendingKeys<Subject>(options: PendingKeysOptions<Subject>): PendingKeys<Subject> {
  const { storage, memberId, parseSubject } = options;
  const storageKey = storageKeyOf(options.name);
  const own = new Map<string, KeptEntry>();

  const read = () => parseEntries(storage.read(storageKey));
  const write = (entries: readonly KeptEntry[]) => {
    if (entries.length === 0) storage.remove(storageKey);
    else storage.write(storageKey, entries.slice(-MAX_KEPT));
  };
  const restoreOwn = () => {
    const kept = read();
    const dropped = [...own.values()].filter(({ key }) => !kept.some((entry) => entry.key === key));
    if (dropped.length > 0) write([...kept, ...dropped]);
  };
  const unsubscribe = storage.subscribe(storageKey, restoreOwn);

  return {
    list() {
      const id = memberId();
      return read().flatMap((entry) => {
        const subject = entry.memberId === id ? parseSubject(entry.subject) : undefined;
        return subject === undefined ? [] : [{ key: entry.key, subject }];
      });
    },
    add({ key, subject }) {
      const id = memberId();
      if (id === undefined) return;
      own.set(key, { key, memberId: id, subject });
      restoreOwn();
    },
    remove(key) {
      own.delete(key);
      const kept = read();
      if (kept.some((entry) => entry.key === key)) write(kept.filter((entry) => entry.key !== key));
    },
    dispose: unsubscribe,
  };
}

/**
 * Returns true if an earlier page of the device may have left a request of this kind, of whichever member, whose outcome is unknown or was seen within the last
 * minute: its view follows it.
 */
export function holdsRecentKeys(storage: Pick<NamespacedStorage, 'read'>, name: string): boolean {
  return [name, answeredName(name)].some((each) => storage.read(storageKeyOf(each)) !== undefined);
}

/** The name of the list of answered keys of this kind. */
export function answeredName(name: string): string {
  return `${name}-answered`;
}

function storageKeyOf(name: string): string {
  return `pending-keys-${name}`;
}

function parseEntries(kept: unknown): readonly KeptEntry[] {
  return Array.isArray(kept) ? kept.filter(isEntry) : [];
}

function isEntry(kept: unknown): kept is KeptEntry {
  if (typeof kept !== 'object' || kept === null) return false;
  const { key, memberId } = kept as Partial<Record<keyof KeptEntry, unknown>>;
  return typeof key === 'string' && typeof memberId === 'string';
}
