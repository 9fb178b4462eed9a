import { correlationId, type Log } from '../kernel';

/** Names of fields whose values are never logged, at any depth. */
const SECRET = /token|password|phone|email|realname|card|secret|jwt|authorization/i;

const LEVELS = { error: 0, warn: 1, info: 2 } as const;

export type LogLevel = keyof typeof LEVELS;

/**
 * Creates a log that writes one JSON object per line, with the id of the present call. `write` is the output, standard
 * error in the running platform.
 */
export function createLog(level: LogLevel, write: (line: string) => void, now: () => Date): Log {
  const logAt =
    (at: LogLevel) =>
    (event: string, fields: Readonly<Record<string, unknown>> = {}): void => {
      if (LEVELS[at] > LEVELS[level]) return;
      const correlation = correlationId();
      const call = correlation === null ? {} : { correlation };
      write(JSON.stringify({ at: now().toISOString(), level: at, event, ...call, ...redactFields(fields) }));
    };
  return { info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
}

function redactFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, SECRET.test(name) ? '[redacted]' : redactValue(value)]));
}

function redactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'object' && value !== null) return redactFields(value as Readonly<Record<string, unknown>>);
  return value;
}
