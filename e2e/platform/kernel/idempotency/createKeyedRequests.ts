import type { Clock } from '../clock';
import type { Db, Trx } from '../db';
import type { MemberId } from '../member';
import { inTransaction } from '../transaction';
import type { KeyedRequest, KeyScope, MemberKey } from './idempotency';

/** Requests of members that move money: each is carried out once per key, in one transaction, and answered by what is stored of it. */
export interface KeyedRequests<Result, Answer> {
  /**
   * Runs `work` under the lock of its member, unless the key was used before: a repetition is answered without the lock.
   *
   * @throws PlatformError 6008 for a closed key, 6009 for one that was used with another payload; what `work` throws leaves the key free
   */
  run(request: Omit<KeyedRequest, 'at'>, work: (trx: Trx) => Promise<Result>): Promise<Answer>;
  /** Returns the answer to the request under this key. `null` has closed the key. @throws PlatformError 6007 for a text that is no key */
  findOrClose(key: MemberKey): Promise<Answer | null>;
}

interface Dependencies<Result, Answer> {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: Pick<KeyScope<Result>, 'once' | 'repeat' | 'findOrClose'>;
  /** Makes requests of one member wait for each other. Left out where `work` locks all it reads. */
  readonly lock?: (trx: Trx, memberId: MemberId) => Promise<void>;
  /** Reads the answer from what the request has led to. */
  readonly read: (trx: Trx, result: Result, memberId: MemberId) => Promise<Answer>;
}

export function createKeyedRequests<Result, Answer>({
  db,
  clock,
  keys,
  lock,
  read,
}: Dependencies<Result, Answer>): KeyedRequests<Result, Answer> {
  return {
    run: (request, work) =>
      inTransaction(db, async (trx) => {
        const { memberId } = request;
        const keyed = { ...request, at: clock.now() };
        if (lock !== undefined) {
          const repeated = await keys.repeat(trx, keyed);
          if (repeated !== null) return read(trx, repeated, memberId);
          await lock(trx, memberId);
        }
        return read(trx, await keys.once(trx, keyed, () => work(trx)), memberId);
      }),

    findOrClose: (key) =>
      inTransaction(db, async (trx) => {
        const found = await keys.findOrClose(trx, key, clock.now());
        return found === null ? null : read(trx, found, key.memberId);
      }),
  };
}
