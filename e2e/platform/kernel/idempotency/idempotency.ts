import { createHash } from 'node:crypto';
import { idempotencyKeySchema } from '@site/shared/wire/common';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check } from '@site/shared/wire/schema';
import type { ColumnType } from 'kysely';
import type { Reader, Trx } from '../db';
import type { MemberId } from '../member';
import { PlatformError } from '../platformError';

/** Use of a key. The same key in two scopes is two keys. */
export type KeyScopeName =
  | 'deposit'
  | 'coin-transfer'
  | 'withdrawal'
  | 'venue-transfer'
  | 'vip-claim'
  | 'vip-claim-all'
  | 'points-exchange'
  | 'rebate-claim'
  | 'bonus-give-up'
  | 'red-packet'
  | 'promotion-join'
  | 'bet'
  | 'cash-out'
  | 'edit-bet'
  | 'feedback'
  | 'feedback-follow-up';

export type IdempotencyTables = {
  idempotency_key: {
    member_id: MemberId;
    scope: KeyScopeName;
    key: string;
    /** SHA-256 of the request; null for a closed key. */
    fingerprint: string | null;
    /** Result of the request, such as the id of an order; null for a closed key. */
    result: ColumnType<unknown, string | null, string>;
    created_at: Date;
  };
};

export interface MemberKey {
  readonly memberId: MemberId;
  readonly key: string;
}

export interface KeyedRequest extends MemberKey {
  /** Content of the request in a fixed order. The same key with another payload is refused. */
  readonly payload: readonly string[];
  readonly at: Date;
}

export type TakenKey<Result> =
  | { readonly status: 'new' }
  | { readonly status: 'repeated'; readonly result: Result }
  | { readonly status: 'closed' };

/**
 * Keys of one kind of request (decision 25). Everything happens in the caller's transaction:
 *
 * | key      | event                        | next                                                            |
 * |----------|------------------------------|-----------------------------------------------------------------|
 * | unknown  | taken, executed, completed   | complete: a repeated request gets the stored result             |
 * | unknown  | taken, refused by an error   | unknown: the transaction is rolled back, the key is free        |
 * | unknown  | looked up                    | closed: a request that arrives later with it is refused         |
 * | complete | taken again, same payload    | complete                                                        |
 * | complete | taken again, another payload | complete; the request is refused with 6009                      |
 * | closed   | taken                        | closed; the request is refused with 6008                        |
 *
 * A request or lookup that meets a request in flight with the same key waits until its transaction ends.
 */
export interface KeyScope<Result> {
  /**
   * Runs `work` once per key and stores its result. `work` throws to refuse the request.
   *
   * @throws PlatformError 6008 for a closed key, 6009 for one that was used with another payload
   */
  once(trx: Trx, request: KeyedRequest, work: () => Promise<Result>): Promise<Result>;
  /**
   * Takes the key, for callers that answer a closed key in their own way. Call `complete` after `new`. @throws
   * PlatformError 6009
   */
  take(trx: Trx, request: KeyedRequest): Promise<TakenKey<Result>>;
  complete(trx: Trx, key: MemberKey, result: Result): Promise<void>;
  /**
   * Returns what `take` would return, without taking the key. A repeated request can thus be answered before any checks
   * and locks. @throws PlatformError 6009
   */
  find(reader: Reader, request: KeyedRequest): Promise<TakenKey<Result>>;
  /**
   * Returns the result of a repeated request by `find`, or null for a new key.
   *
   * @throws PlatformError 6008 for a closed key, 6009 for one that was used with another payload
   */
  repeat(reader: Reader, request: KeyedRequest): Promise<Result | null>;
  /**
   * Returns true when the key was used or closed. Does not change the key. @throws PlatformError 6007 for an invalid
   * key
   */
  isKnown(reader: Reader, key: MemberKey): Promise<boolean>;
  /**
   * Returns the result of the request with this key. When it returns null, it has closed the key. @throws PlatformError
   * 6007 for an invalid key
   */
  findOrClose(trx: Trx, key: MemberKey, at: Date): Promise<Result | null>;
}

/** Creates the keys of one scope. `Result` must survive JSON: no dates, no bigint. */
export function createKeyScope<Result>(scope: KeyScopeName): KeyScope<Result> {
  const take: KeyScope<Result>['take'] = async (trx, { memberId, key, payload, at }) => {
    const fingerprint = fingerprintOf(payload);
    const taken = { memberId, key: parseKey(key) };
    if (await insert(trx, taken, fingerprint, at)) return { status: 'new' };
    return asTaken(await find(trx, taken), fingerprint);
  };

  const findTaken: KeyScope<Result>['find'] = async (reader, { memberId, key, payload }) => {
    const row = await rowOf(reader, scope, { memberId, key: parseKey(key) }).executeTakeFirst();
    return row === undefined ? { status: 'new' } : asTaken(row, fingerprintOf(payload));
  };

  const complete: KeyScope<Result>['complete'] = async (trx, { memberId, key }, result) => {
    await trx
      .withTables<IdempotencyTables>()
      .updateTable('idempotency_key')
      .set({ result: JSON.stringify(result) })
      .where('member_id', '=', memberId)
      .where('scope', '=', scope)
      .where('key', '=', parseKey(key))
      .execute();
  };

  return {
    take,
    complete,

    async once(trx, request, work) {
      const taken = await take(trx, request);
      if (taken.status === 'closed') throw keyClosed();
      if (taken.status === 'repeated') return taken.result;
      const result = await work();
      await complete(trx, request, result);
      return result;
    },

    find: findTaken,

    async repeat(reader, request) {
      const taken = await findTaken(reader, request);
      if (taken.status === 'closed') throw keyClosed();
      return taken.status === 'repeated' ? taken.result : null;
    },

    isKnown: (reader, key) => isUsedKey(reader, scope, key),

    async findOrClose(trx, { memberId, key }, at) {
      const asked = { memberId, key: parseKey(key) };
      if (await insert(trx, asked, null, at)) return null;
      const { fingerprint, result } = await find(trx, asked);
      return fingerprint === null ? null : (result as Result);
    },
  };

  /** Returns false when the key exists. */
  async function insert(trx: Trx, { memberId, key }: MemberKey, fingerprint: string | null, at: Date): Promise<boolean> {
    const inserted = await trx
      .withTables<IdempotencyTables>()
      .insertInto('idempotency_key')
      .values({ member_id: memberId, scope, key, fingerprint, result: null, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    return inserted !== undefined;
  }

  function asTaken(row: { readonly fingerprint: string | null; readonly result: unknown }, fingerprint: string): TakenKey<Result> {
    if (row.fingerprint === null) return { status: 'closed' };
    if (row.fingerprint !== fingerprint) throw new PlatformError(RESPONSE_CODES.dataExists, 'key_reused');
    return { status: 'repeated', result: row.result as Result };
  }

  function find(trx: Trx, of: MemberKey) {
    return rowOf(trx, scope, of).executeTakeFirstOrThrow();
  }
}

/**
 * Returns true when the key was used or closed. Does not change the key. @throws PlatformError 6007 for an invalid key
 */
export async function isUsedKey(reader: Reader, scope: KeyScopeName, { memberId, key }: MemberKey): Promise<boolean> {
  return (await rowOf(reader, scope, { memberId, key: parseKey(key) }).executeTakeFirst()) !== undefined;
}

function rowOf(reader: Reader, scope: KeyScopeName, { memberId, key }: MemberKey) {
  return reader
    .withTables<IdempotencyTables>()
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'result'])
    .where('member_id', '=', memberId)
    .where('scope', '=', scope)
    .where('key', '=', key);
}

function keyClosed(): PlatformError {
  return new PlatformError(RESPONSE_CODES.illegalParameter, 'key_closed');
}

/**
 * Returns a key from a header or body in its normalized form.
 *
 * @throws PlatformError 6007 for an invalid key
 */
export function parseKey(text: string): string {
  const { issues } = check(idempotencyKeySchema, text);
  if (issues !== undefined) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'idempotency_key_missing');
  return text.toLowerCase();
}

function fingerprintOf(payload: readonly string[]): string {
  return createHash('sha256').update(payload.join('\n')).digest('hex');
}
