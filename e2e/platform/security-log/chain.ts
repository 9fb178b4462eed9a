import { createHash } from 'node:crypto';
import type { SecurityRecord } from './securityEvent';

/**
 * Returns the hash of an event, computed from all its fields and the hash of the previous event. An event without a
 * correlation has the same hash as before correlations existed.
 */
export function hashOf(record: Omit<SecurityRecord, 'hash'>): string {
  const { seq, at, event, result, code, memberId, address, device, about, previous, correlation } = record;
  const said = [seq, at.toISOString(), event, result, code, memberId, address, device, about, previous];
  const text = JSON.stringify(correlation === null ? said : [...said, correlation]);
  return createHash('sha256').update(text).digest('hex');
}

/** Last event of a chain as printed by an earlier export: its number and its hash. */
export interface ChainHead {
  readonly seq: number;
  readonly hash: string;
}

export type ChainVerdict =
  | { readonly status: 'whole'; readonly count: number; readonly head: ChainHead | null }
  | { readonly status: 'broken'; readonly seq: number; readonly cause: 'missing' | 'changed' | 'not-chained' | 'not-the-known-head' };

/**
 * Verifies the chain from its first event. A missing end is detected only with a later `head`, such as the one printed
 * by the last export.
 *
 * @param records all events in the order of their numbers
 */
export async function verifyChain(records: AsyncIterable<SecurityRecord>, known: ChainHead | null = null): Promise<ChainVerdict> {
  let head: ChainHead | null = null;
  for await (const record of records) {
    const { seq, previous, hash } = record;
    const expected: number = (head?.seq ?? 0) + 1;
    if (seq !== expected) return { status: 'broken', seq: expected, cause: 'missing' };
    if (previous !== (head?.hash ?? null)) return { status: 'broken', seq, cause: 'not-chained' };
    if (hash !== hashOf(record)) return { status: 'broken', seq, cause: 'changed' };
    if (seq === known?.seq && hash !== known.hash) return { status: 'broken', seq, cause: 'not-the-known-head' };
    head = { seq, hash };
  }
  const count = head?.seq ?? 0;
  if (known !== null && count < known.seq) return { status: 'broken', seq: count + 1, cause: 'missing' };
  return { status: 'whole', count, head };
}
