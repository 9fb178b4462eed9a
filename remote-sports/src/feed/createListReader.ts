import type { CallResult } from '@site/shared/contract';
import { reloading, settle } from '@site/shared/loadable';
import type { BoardStore } from './boardStore';
import type { LeagueOverview, ListAnswer, ListQuery } from './matchList';

interface Ending {
  readonly signal: AbortSignal;
}

export interface ListSource {
  fetchMatches(query: ListQuery & { readonly since?: number }, ending: Ending): Promise<CallResult<ListAnswer>>;
  /** Optional: absent when the counts are not shown. */
  fetchLeagues?(query: ListQuery, ending: Ending): Promise<CallResult<LeagueOverview>>;
}

interface ListReaderParts extends ListSource {
  readonly store: BoardStore;
  onAnswer(result: CallResult<ListAnswer>): void;
}

export interface ListReader {
  /**
   * Loads list and counts once. Aborts an earlier load, because its response would be older or belong to other matches.
   */
  read(query: ListQuery): void;
  /** Loads the changes since the held version. Resolves to `undefined` when another load started meanwhile. */
  readChanges(query: ListQuery): Promise<CallResult<ListAnswer> | undefined>;
  abort(): void;
}

export function createListReader({ store, fetchMatches, fetchLeagues, onAnswer }: ListReaderParts): ListReader {
  let reading = new AbortController();
  return {
    read(query) {
      reading.abort();
      reading = new AbortController();
      const { signal } = reading;
      store.setState(({ list, overview }) => ({ list: reloading(list), overview: reloading(overview) }));
      void fetchLeagues?.(query, { signal }).then((result) => {
        if (!signal.aborted) store.setState(({ overview }) => ({ overview: settle(overview, result) }));
      });
      void fetchMatches(query, { signal }).then((result) => {
        if (!signal.aborted) onAnswer(result);
      });
    },
    async readChanges(query) {
      const { signal } = reading;
      const version = store.getState().list.data?.version;
      const result = await fetchMatches({ ...query, ...(version === undefined ? {} : { since: version }) }, { signal });
      return signal.aborted ? undefined : result;
    },
    abort() {
      reading.abort();
    },
  };
}
