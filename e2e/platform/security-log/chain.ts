import { createHash } from 'node:crypto';
import type { SecurityRecord } from './securityEvent';

/** The hash of an event: of all that it says and of the event before. One without a correlation has the hash it had before there were any. */
export function hashOf(record: Omit<SecurityRecord, 'hash'>): string {
  const { seq, at, event, result, code, memberId, address, device, about, previous, correlation } = record;
  const said = [seq, at.toISOString(), event, result, code, memberId, address, device, about, previous];
  const text = JSON.stringify(correlation === null ? said : [...said, correlation]);
  return createHash('sha256').update(text).digest('hex');
}

/** The last event of a chain, as an earlier export named it: its number and its hash. */
export interface ChainHead {
  readonly seq: number;
  readonly hash: string;
}

export type ChainVerdict =
  | { readonly status: 'whole'; readonly count: number; readonly head: ChainHead | null }
  | { readonly status: 'broken'; readonly seq: number; readonly cause: 'missing' | 'changed' | 'not-chained' | 'not-the-known-head' };

/**
 * Follows the chain from its first event. A missing end shows only to anyone who knows a later `head`, such as the one the last export printed.
 *
 * @param records every event in the order of their numbers
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
