/** Structured log; `event` is a stable kebab-case name, `fields` never hold secrets in the clear (the writer redacts by field name all the same). */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, fields?: Readonly<Record<string, unknown>>): void;
}

export const SILENT_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
