import type { Log } from '../operator';

/** Creates a log whose lines a test can read. */
export function createFakeLog() {
  const lines: [string, unknown][] = [];
  const write = (event: string, fields?: unknown): void => void lines.push([event, fields]);
  const log: Log = { info: write, warn: write, error: write };
  return { log, lines };
}
