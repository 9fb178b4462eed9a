import type { NamespacedStorage } from '@site/shared/contract/services';

/**
 * Orders the writes of all tabs. The time is higher than that of every version seen; the tab decides between equal
 * times.
 */
export interface Version {
  readonly at: number;
  readonly tab: string;
}

export interface SharedEntryOptions {
  readonly storage: Pick<NamespacedStorage, 'read' | 'write' | 'subscribe'>;
  readonly key: string;
  /** Id that differs for each page. */
  readonly tab: string;
  readonly now: () => number;
  /** Called with the raw value that another tab has written. It must not write the resulting changes back. */
  readonly onChange: (stored: unknown) => void;
}

/** A value shared by several tabs, of which the player's newest write is valid. */
export interface SharedEntry<Value extends object> {
  /** Stores a change by the player in this tab. */
  write(value: Value): void;
  /**
   * Stores a derived change of the current value, such as translated names. Ignored if the current value comes from
   * another tab.
   */
  amend(value: Value): void;
  /** Stops listening to the other tabs. */
  end(): void;
}

/**
 * Opens an entry that several tabs write. A tab writes only its own player's changes, so that a busy tab never writes
 * an older value back. If another tab's older write reached the storage last, the tab with the newest value writes it
 * again. In the end every tab has the newest value.
 *
 * A value without a valid version was tampered with, and is accepted as it is.
 */
export function openSharedEntry<Value extends object>({ storage, key, tab, now, onChange }: SharedEntryOptions): SharedEntry<Value> {
  let known = readVersion(storage.read(key));
  let isOwn = known !== undefined;
  let written: object | undefined;

  const store = (value: Value): void => {
    written = known ? { ...value, version: known } : value;
    storage.write(key, written);
  };
  const end = storage.subscribe(key, () => {
    const stored = storage.read(key);
    const version = readVersion(stored);
    if (version && known && !isNewer(version, known)) {
      if (isOwn && written && known.tab === tab && isNewer(known, version)) storage.write(key, written);
      return;
    }
    known = version ?? known;
    isOwn = false;
    written = undefined;
    onChange(stored);
  });

  return {
    write(value) {
      const stored = readVersion(storage.read(key));
      known = { at: Math.max(now(), (known?.at ?? 0) + 1, (stored?.at ?? 0) + 1), tab };
      isOwn = true;
      store(value);
    },
    amend(value) {
      const stored = readVersion(storage.read(key));
      if (isOwn && !(stored && (!known || isNewer(stored, known)))) store(value);
    },
    end,
  };
}

function isNewer(one: Version, other: Version): boolean {
  return one.at === other.at ? one.tab > other.tab : one.at > other.at;
}

function readVersion(stored: unknown): Version | undefined {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return undefined;
  const { version } = stored;
  if (typeof version !== 'object' || version === null || !('at' in version) || !('tab' in version)) return undefined;
  const { at, tab } = version;
  // Limit the time, because adding one to a tampered time must still change the number.
  return typeof at === 'number' && at >= 0 && at < Number.MAX_SAFE_INTEGER / 2 && typeof tab === 'string' ? { at, tab } : undefined;
}
