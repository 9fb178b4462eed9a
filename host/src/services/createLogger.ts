import type { LogFields, Logger } from '@site/shared/contract/services';
import { redact } from './redact';

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: LogFields;
  /** Milliseconds since 1970, by the device's clock. */
  readonly at: number;
}

/** Where entries go. It must not throw. */
export type LogSink = (entry: LogEntry) => void;

/** The one logger of the page: everything is redacted before it goes anywhere (decision 38). */
export function createLogger(sink: LogSink, now: () => number): Logger {
  const log =
    (level: LogEntry['level']) =>
    (message: string, fields: LogFields = {}) => {
      sink({ level, message: redact(message) as string, fields: redact(fields) as LogFields, at: now() });
    };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

/** The event that carries log entries, for monitoring and the test suites. `detail` is a `LogEntry`. */
export const LOG_EVENT = 'site:log';

/** Entries as events of the window. The page itself prints nothing. */
export function createEventSink(target: EventTarget): LogSink {
  return (entry) => {
    target.dispatchEvent(new CustomEvent<LogEntry>(LOG_EVENT, { detail: entry }));
  };
}

/** Entries that are held before anyone takes them; more are lost. */
export const HELD_MAX = 100;

/**
 * Holds the entries of the page until something takes them, which is loaded only after the first paint.
 *
 * @returns hands over what was held, then each entry as it comes
 */
export function holdEntries(target: EventTarget): (sink: LogSink) => void {
  const held: LogEntry[] = [];
  let take: LogSink = (entry) => {
    if (held.length < HELD_MAX) held.push(entry);
  };
  target.addEventListener(LOG_EVENT, (event) => {
    take((event as CustomEvent<LogEntry>).detail);
  });
  return (sink) => {
    take = sink;
    held.splice(0).forEach(sink);
  };
}
