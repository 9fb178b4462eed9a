import { useEffect, useRef, useState } from 'react';
import { saveFile } from './saveFile';

export type CsvExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly count: number }
  | { readonly status: 'failed' };

export interface CsvPage {
  readonly rows: readonly (readonly string[])[];
  /** Cursor of the next page; `undefined` after the last one. */
  readonly next: string | undefined;
}

export interface CsvSource {
  readonly head: readonly string[];
  /**
   * Reads one page.
   *
   * @returns `undefined` if the page could not be read
   */
  readonly readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<CsvPage | undefined>;
  /** File name with its extension. */
  readonly fileName: string;
}

/**
 * Exports all pages of a list as one downloaded file. The code that writes the file is loaded on the first export.
 * Unmounting the view aborts an export.
 *
 * @param begin called at each start, so that all pages of one file show the same point in time
 */
export function useCsvExport(begin: () => CsvSource) {
  const [state, setState] = useState<CsvExportState>({ status: 'idle' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  return {
    state,
    async start(): Promise<void> {
      const controller = new AbortController();
      const { signal } = controller;
      reading.current?.abort();
      reading.current = controller;
      const { head, readPage, fileName } = begin();
      const rows: (readonly string[])[] = [];
      let cursor: string | undefined;
      do {
        setState({ status: 'reading', count: rows.length });
        const page = await readPage(cursor, signal);
        if (signal.aborted) return;
        if (page === undefined) {
          setState({ status: 'failed' });
          return;
        }
        rows.push(...page.rows);
        cursor = page.next;
      } while (cursor !== undefined);
      const module = await import('./toCsv').catch(() => undefined);
      if (module === undefined) {
        setState({ status: 'failed' });
        return;
      }
      saveFile(fileName, module.toCsv(head, rows), 'text/csv');
      setState({ status: 'idle' });
    },
  };
}
