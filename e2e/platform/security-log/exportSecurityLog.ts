import { parseArgs } from 'node:util';
import { parseDay, parseShanghaiTime, startOfBusinessDay } from '@site/shared/calendar';
import type { Db } from '../kernel';
import { verifyChain, type ChainHead, type ChainVerdict } from './chain';
import { readSecurityLog, type SecurityLogFilter } from './readSecurityLog';
import { SECURITY_EVENTS } from './securityEvent';

export interface ExportOrder {
  readonly filter: SecurityLogFilter;
  /** Head of an earlier export. */
  readonly head: ChainHead | null;
}

/**
 * Parses the command line.
 *
 * @throws Error that names the invalid argument
 */
export function parseArguments(given: readonly string[]): ExportOrder {
  const { values } = parseArgs({
    // Remove the `--` that `pnpm security-log -- --from …` passes on.
    args: given.filter((argument) => argument !== '--'),
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      event: { type: 'string' },
      member: { type: 'string' },
      head: { type: 'string' },
    },
  });
  const event = SECURITY_EVENTS.find((known) => known === values.event);
  if (values.event !== undefined && event === undefined) throw new Error(`--event is one of: ${SECURITY_EVENTS.join(', ')}`);
  return {
    filter: {
      ...(values.from === undefined ? {} : { from: parseMoment('from', values.from) }),
      ...(values.to === undefined ? {} : { to: parseMoment('to', values.to) }),
      ...(event === undefined ? {} : { event }),
      ...(values.member === undefined ? {} : { memberId: parseMember(values.member) }),
    },
    head: values.head === undefined ? null : parseHead(values.head),
  };
}

interface Output {
  line(text: string): void;
  verdict(text: string): void;
}

/**
 * Writes the requested events, then verifies the whole chain.
 *
 * @returns exit code
 */
export async function exportSecurityLog(db: Db, { filter, head }: ExportOrder, output: Output): Promise<number> {
  for await (const record of readSecurityLog(db, filter)) output.line(JSON.stringify(record));
  const verdict = await verifyChain(readSecurityLog(db), head);
  output.verdict(describe(verdict));
  return verdict.status === 'whole' ? 0 : 1;
}

function describe(verdict: ChainVerdict): string {
  if (verdict.status === 'broken') return `BROKEN at event ${verdict.seq}: ${verdict.cause}`;
  return verdict.head === null ? 'whole: no events' : `whole: ${verdict.count} events, --head ${verdict.head.seq}:${verdict.head.hash}`;
}

const WITH_ZONE = /T.*(Z|[+-]\d\d:\d\d)$/;

/**
 * Parses a business day, which starts at midnight in Shanghai, a time in Shanghai, or an ISO 8601 time with its zone.
 */
function parseMoment(name: string, text: string): Date {
  const day = parseDay(text);
  const at = day !== undefined ? startOfBusinessDay(day) : WITH_ZONE.test(text) ? Date.parse(text) : parseShanghaiTime(text);
  if (at === undefined || Number.isNaN(at))
    throw new Error(`--${name} is a day or a moment, such as 2026-11-21 or 2026-11-21T08:00:00+08:00`);
  return new Date(at);
}

function parseMember(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error('--member is the number of a member');
  return Number(text);
}

function parseHead(text: string): ChainHead {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq === undefined || hash === undefined) throw new Error('--head is the number and the hash of an event, as an export prints them');
  return { seq: Number(seq), hash };
}
