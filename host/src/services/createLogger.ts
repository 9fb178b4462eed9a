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

/** Entries as events of the window. The page itself prints nothing and sends nothing. */
export function createEventSink(target: EventTarget): LogSink {
  return (entry) => {
    target.dispatchEvent(new CustomEvent<LogEntry>(LOG_EVENT, { detail: entry }));
  };
}
