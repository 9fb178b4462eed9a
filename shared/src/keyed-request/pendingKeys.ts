import type { NamespacedStorage } from '@site/shared/contract/services';

/** A key whose answer this device has not received, with the subject of the request. */
export interface PendingKey<Subject> {
  readonly key: string;
  readonly subject: Subject;
}

export interface PendingKeysOptions<Subject> {
  readonly storage: NamespacedStorage;
  /** Kind of request, such as `deposit`. Each kind has its own list on the device. */
  readonly name: string;
  /** Returns the current member; `undefined` for a guest, who has no pending keys. */
  readonly memberId: () => string | undefined;
  /** Parses a stored subject, or returns `undefined` if it is not valid for this kind. */
  readonly parseSubject: (kept: unknown) => Subject | undefined;
}

/**
 * The pending keys of the signed-in member on this device. All tabs share the list; members never see each other's
 * entries.
 */
export interface PendingKeys<Subject> {
  /** Returns the pending keys, oldest first. */
  list(): readonly PendingKey<Subject>[];
  /** Stores the key until it is removed, even if another tab overwrites the list with an older one. */
  add(pending: PendingKey<Subject>): void;
  /** Removes only this key, because another tab may have added its own meanwhile. */
  remove(key: string): void;
  /** Stops watching other tabs. Stored keys stay. */
  dispose(): void;
}

interface KeptEntry {
  readonly key: string;
  readonly memberId: string;
  readonly subject: unknown;
}

/**
 * Maximum length of a list. The oldest entries are dropped, because no player has this many open requests: such entries
 * were tampered with or are long finished.
 */
const MAX_KEPT = 50;

/**
 * Creates the list of one kind of request, stored under `pending-keys-<name>`. Two tabs may read and write it
 * concurrently and the last write wins, so a tab rewrites its own open entries if another tab's write dropped them.
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
 * Returns true if an earlier page of the device, of any member, may have left a request of this kind whose outcome is
 * unknown or was received within the last minute. Its view then follows that request.
 */
export function holdsRecentKeys(storage: Pick<NamespacedStorage, 'read'>, name: string): boolean {
  return [name, answeredName(name)].some((each) => storage.read(storageKeyOf(each)) !== undefined);
}

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
