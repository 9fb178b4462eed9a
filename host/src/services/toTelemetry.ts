import { cutText } from '@site/shared/input';
import type { LogFields } from '@site/shared/contract/services';
import type { TelemetryEntry } from '@site/shared/wire/telemetry';
import type { LogEntry } from './createLogger';
import { LOGGED } from './logged';

/** Calls whose ids go with a failure. */
const CALLS_KEPT = 5;

const TEXT_MAX = 300;

/** Fields of any other entry that leave the page: words of the code, none of the player's or the platform's. */
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

/** Digits of a request id can look like a card's, and are hidden then. */
const REQUEST_ID = /^[0-9a-f-]{36}$/;

/** Free texts among the fields. They are masked. */
const TEXTS = ['cause', 'error', 'problem'] as const;

/** A refusal is an ordinary answer, and shows in the figures of the platform's calls. */
const ORDINARY = ['refused', 'aborted'];

/**
 * Turns entries of the log into what leaves the page; `undefined` for those that stay. Entries are redacted already; beyond that only known fields
 * leave, and texts without their numbers, queries and addresses, so that no player is named.
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

/** The platform checks each entry; one that breaks its schema is only lost. */
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

/** An error by its name and message; the log has made plain data of it. */
function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return mask(value);
  if (typeof value !== 'object' || value === null || !('message' in value)) return undefined;
  const { name = 'Error', message } = value as { readonly name?: unknown; readonly message: unknown };
  return mask(`${String(name)}: ${String(message)}`);
}

/** Without queries, mail addresses and numbers of five digits or more. */
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
