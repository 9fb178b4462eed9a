import type { Log } from '../operator';

export function createFakeLog() {
  const lines: [string, unknown][] = [];
  const write = (event: string, fields?: unknown): void => void lines.push([event, fields]);
  const log: Log = { info: write, warn: write, error: write };
  return { log, lines };
}
