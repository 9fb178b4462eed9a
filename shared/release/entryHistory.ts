import { integrityOf } from '@site/build/integrity';

/**
 * Number of compilations whose entry is still served, because a page that has just received a manifest loads its entry.
 */
const ENTRIES_KEPT = 10;

/** Latest entries of a development server. */
export interface EntryHistory {
  add(content: Buffer): void;
  /** Returns the entry with this hash, in the format of the attribute `integrity`. */
  find(integrity: string): Buffer | undefined;
}

/**
 * Stores the latest entries by hash. A manifest contains the hash of an entry; after an edit the server has another
 * one, which the page would refuse, together with the client code that reloads the page.
 */
export function createEntryHistory(): EntryHistory {
  const entries = new Map<string, Buffer>();
  return {
    add(content) {
      const integrity = integrityOf(content);
      entries.delete(integrity);
      entries.set(integrity, content);
      for (const oldest of [...entries.keys()].slice(0, -ENTRIES_KEPT)) entries.delete(oldest);
    },
    find: (integrity) => entries.get(integrity),
  };
}
