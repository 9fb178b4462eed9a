/**
 * Structured log. `event` is a stable kebab-case name. `fields` must not contain plain secrets, although the writer
 * also redacts by field name.
 */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, fields?: Readonly<Record<string, unknown>>): void;
}

export const SILENT_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
