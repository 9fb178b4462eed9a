import { cutText } from '@site/shared/input';
import type { LogFields } from '@site/shared/contract/services';
import type { TelemetryEntry } from '@site/shared/wire/telemetry';
import type { LogEntry } from './createLogger';
import { LOGGED } from './logged';

/** Number of call ids that accompany a failure. */
const CALLS_KEPT = 5;

const TEXT_MAX = 300;

/**
 * Fields of other entries that may leave the page. They contain only values from the code, none from the player or the
 * platform.
 */
const FIELDS = [
  'attempt',
  'channel',
  'code',
  'event',
  'instead',
  'is',
  'kind',
  'locale',
  'path',
  'phase',
  'remote',
  'requestId',
  'revision',
  'screen',
  'status',
  'version',
  'view',
] as const;

/** Format of a request id. Its digits can look like a card number and are then redacted. */
const REQUEST_ID = /^[0-9a-f-]{36}$/;

/** Fields with free text, which is masked. */
const TEXTS = ['cause', 'error', 'problem'] as const;

/** Ordinary failures, which are not reported. The platform's own figures show refusals. */
const ORDINARY = ['refused', 'aborted'];

/**
 * Creates a reader that converts log entries to telemetry, or returns `undefined` for entries that stay on the page.
 * Entries are already redacted. In addition only known fields are sent, and texts without numbers, queries and
 * addresses, so that no player can be identified.
 */
export function createTelemetryReader(): (entry: LogEntry) => TelemetryEntry | undefined {
  let calls: readonly string[] = [];
  const remember = ({ requestId }: LogFields): void => {
    if (typeof requestId === 'string' && REQUEST_ID.test(requestId)) calls = [...calls, requestId].slice(-CALLS_KEPT);
  };

  return ({ level, message, fields }) => {
    switch (message) {
      case LOGGED.callAnswered:
        remember(fields);
        return undefined;
      case LOGGED.remoteLoaded:
        return toLoad(fields, 'module', 'ok', { ms: fields['ms'] });
      case LOGGED.viewShown:
        return toLoad(fields, 'mount', 'ok', {});
      case LOGGED.remoteNotLoaded:
      case LOGGED.viewFailed:
        return toLoad(fields, fields['phase'], 'failed', {
          reference: fields['reference'],
          view: fields['view'],
          cause: toText(fields['cause']),
          ...(calls.length > 0 && { calls }),
        });
      case LOGGED.callFailed:
        remember(fields);
        return ORDINARY.includes(String(fields['kind'])) ? undefined : toLog(level, message, fields);
      default:
        return toLog(level, message, fields);
    }
  };
}

/**
 * Creates the telemetry of a load. The cast is safe, because the platform validates each entry and only drops an
 * invalid one.
 */
function toLoad(fields: LogFields, phase: unknown, result: 'ok' | 'failed', more: LogFields): TelemetryEntry {
  const { remote, version = 'none' } = fields;
  return withoutAbsent({ kind: 'load', remote, build: version, phase, result, ...more }) as TelemetryEntry;
}

function toLog(level: LogEntry['level'], message: string, fields: LogFields): TelemetryEntry | undefined {
  if (level === 'info') return undefined;
  const facts = FIELDS.map((name) => [name, fields[name]] as const).filter(([, value]) => isPlain(value));
  const texts = TEXTS.map((name) => [name, toText(fields[name])] as const);
  return {
    kind: 'log',
    level,
    message: mask(message),
    fields: withoutAbsent(Object.fromEntries([...facts.map(([name, value]) => [name, toFact(value)] as const), ...texts])) as Record<
      string,
      string | number | boolean
    >,
  };
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function toFact(value: unknown): unknown {
  return typeof value === 'string' ? cutText(value, TEXT_MAX) : value;
}

/** Returns an error as its name and message. The logger has already converted it to plain data. */
function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return mask(value);
  if (typeof value !== 'object' || value === null || !('message' in value)) return undefined;
  const { name = 'Error', message } = value as { readonly name?: unknown; readonly message: unknown };
  return mask(`${String(name)}: ${String(message)}`);
}

/** Removes queries, mail addresses and numbers of five digits or more. */
function mask(text: string): string {
  const masked = text
    .replace(/\?\S*/g, '')
    .replace(/\S+@\S+/g, '[redacted]')
    .replace(/\d{5,}/g, '#');
  return cutText(masked, TEXT_MAX);
}

function withoutAbsent(fields: LogFields): LogFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
