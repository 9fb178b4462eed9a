import type { NamespacedStorage } from '@site/shared/contract/services';

/** Orders the writes of all tabs. The time is at least one more than that of any version seen; the tab decides between equal times. */
export interface Version {
  readonly at: number;
  readonly tab: string;
}

export interface SharedEntryOptions {
  readonly storage: Pick<NamespacedStorage, 'read' | 'write' | 'subscribe'>;
  readonly key: string;
  /** Differs for each page. */
  readonly tab: string;
  readonly now: () => number;
  /** Called with the raw value that another tab has written. Nothing that it changes may be written back. */
  readonly onChange: (stored: unknown) => void;
}

/** A value of several tabs, of which the newest write of a player is valid. */
export interface SharedEntry<Value extends object> {
  /** Stores what the player has changed in this tab. */
  write(value: Value): void;
  /** Stores what followed from the present value by itself, such as translated names; ignored where the value is another tab's. */
  amend(value: Value): void;
  /** Stops listening to the other tabs. */
  end(): void;
}

/**
 * Opens an entry that several tabs write. A tab writes only what its own player has changed, so that a busy tab never writes an older value back;
 * where another tab's older write reached the storage last, the tab that wrote the newest value writes it again. Every tab ends with the newest value.
 *
 * A value without a readable version was tampered with, and is taken as it comes.
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
  // One more than a tampered time must still be another number.
  return typeof at === 'number' && at >= 0 && at < Number.MAX_SAFE_INTEGER / 2 && typeof tab === 'string' ? { at, tab } : undefined;
}
