import { useServices } from '@site/shared/contract';
import { useCsvExport } from '@site/shared/csv';
import { businessDate } from '@site/shared/calendar';
import { fetchPlay } from './betRecordApi';
import { periodOf, type PlayFilter } from './playFilter';
import { playRow, type PlayWords } from './playRows';

const EXPORT_PAGE_SIZE = 500;

/** Returns the export of all filtered entries to a file, newest first. */
export function usePlayExport(filter: PlayFilter, head: readonly string[], words: PlayWords) {
  const { http, clock } = useServices();
  return useCsvExport(() => {
    const period = periodOf(filter, clock.now());
    return {
      head,
      async readPage(after, signal) {
        const page = await fetchPlay(http, { filter, period, place: { after }, size: EXPORT_PAGE_SIZE }, { signal });
        return page.ok ? { rows: page.data.rows.map((entry) => playRow(entry, words)), next: page.data.next } : undefined;
      },
      fileName: `bet-record_${businessDate(period.from)}_${businessDate(period.to)}.csv`,
    };
  });
}
