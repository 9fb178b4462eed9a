import { integrityOf } from '../webpack/integrity';

/** Compilations whose entry is still served: a page that was just given a manifest loads what it names. */
const ENTRIES_KEPT = 10;

/** The latest entries of a development server. */
export interface EntryHistory {
  add(content: Buffer): void;
  /** Returns the entry with this hash, as the attribute `integrity` writes it. */
  find(integrity: string): Buffer | undefined;
}

/**
 * Keeps the latest entries by their hash. A manifest names an entry with the hash of its moment; after an edit in between the server has another one,
 * which the page would refuse, and with it the client that loads the page again.
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
