import { useEffect, useRef, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { dayOf } from '../record-period/recordPeriod';
import { fetchPlay } from './betRecordApi';
import type { PlayEntry } from './play';
import { periodOf, type PlayFilter } from './playFilter';
import { playRow, type PlayWords } from './playRows';

/** Entries of one call. */
const EXPORT_PAGE_SIZE = 500;

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly count: number }
  | { readonly status: 'failed' };

/** Everything the filter lets through as a file of the browser, newest first. Ends with the view. */
export function usePlayExport(filter: PlayFilter, head: readonly string[], words: PlayWords) {
  const { http, clock } = useServices();
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  return {
    state,
    async start(): Promise<void> {
      const controller = new AbortController();
      const { signal } = controller;
      reading.current?.abort();
      reading.current = controller;
      setState({ status: 'reading', count: 0 });
      const period = periodOf(filter, clock.now());
      const entries: PlayEntry[] = [];
      let after: string | undefined;
      do {
        const page = await fetchPlay(http, { filter, period, place: { after }, size: EXPORT_PAGE_SIZE }, { signal });
        if (signal.aborted) return;
        if (!page.ok) {
          setState({ status: 'failed' });
          return;
        }
        entries.push(...page.data.rows);
        after = page.data.next;
        setState({ status: 'reading', count: entries.length });
      } while (after !== undefined);
      const module = await import('./toCsv').catch(() => undefined);
      if (module === undefined) {
        setState({ status: 'failed' });
        return;
      }
      const rows = entries.map((entry) => playRow(entry, words));
      saveFile(`bet-record_${dayOf(period.from)}_${dayOf(period.to)}.csv`, module.toCsv(head, rows));
      setState({ status: 'idle' });
    },
  };
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
