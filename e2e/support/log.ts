import type { Page } from '@playwright/test';

/** Entry of the page's log, as monitoring would receive it. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Collects the log entries of the page from its next load on, in order. */
export async function watchLog(page: Page): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = [];
  await page.exposeFunction('tellLog', (entry: string) => entries.push(JSON.parse(entry) as LogEntry));
  await page.addInitScript(() => {
    window.addEventListener('site:log', (event) => {
      (window as unknown as { tellLog(entry: string): void }).tellLog(JSON.stringify((event as CustomEvent).detail));
    });
  });
  return entries;
}
