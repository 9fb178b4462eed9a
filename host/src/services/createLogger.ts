import type { LogFields, Logger } from '@site/shared/contract/services';
import { redact } from './redact';

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: LogFields;
  /** Device time in milliseconds since 1970. */
  readonly at: number;
}

/** Receiver of log entries. It must not throw. */
export type LogSink = (entry: LogEntry) => void;

/** Creates the only logger of the page. Every entry is redacted before the sink receives it (decision 38). */
export function createLogger(sink: LogSink, now: () => number): Logger {
  const log =
    (level: LogEntry['level']) =>
    (message: string, fields: LogFields = {}) => {
      sink({ level, message: redact(message) as string, fields: redact(fields) as LogFields, at: now() });
    };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

/** Name of the event with log entries, for monitoring and the test suites. `detail` is a `LogEntry`. */
export const LOG_EVENT = 'site:log';

/** Creates a sink that dispatches entries as window events. The page itself prints nothing. */
export function createEventSink(target: EventTarget): LogSink {
  return (entry) => {
    target.dispatchEvent(new CustomEvent<LogEntry>(LOG_EVENT, { detail: entry }));
  };
}

/** Upper bound of buffered entries. Later ones are dropped. */
export const HELD_MAX = 100;

/**
 * Buffers the entries of the page until a consumer takes them. The consumer is loaded only after the first paint.
 *
 * @returns a function that passes on the buffered entries, then each new one
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
