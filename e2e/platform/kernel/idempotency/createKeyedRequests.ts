import type { Clock } from '../clock';
import type { Db, Trx } from '../db';
import type { MemberId } from '../member';
import { inTransaction } from '../transaction';
import type { KeyedRequest, KeyScope, MemberKey } from './idempotency';

/**
 * Members' requests that move money. Each runs once per key in one transaction, and is answered from its stored result.
 */
export interface KeyedRequests<Result, Answer> {
  /**
   * Runs `work` under the member's lock, unless the key was used before. A repeated request is answered without the
   * lock.
   *
   * @throws PlatformError 6008 for a closed key, 6009 for one that was used with another payload; an error from `work`
   * leaves the key free
   */
  run(request: Omit<KeyedRequest, 'at'>, work: (trx: Trx) => Promise<Result>): Promise<Answer>;
  /**
   * Returns the answer to the request with this key. When it returns null, it has closed the key. @throws PlatformError
   * 6007 for an invalid key
   */
  findOrClose(key: MemberKey): Promise<Answer | null>;
}

interface Dependencies<Result, Answer> {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: Pick<KeyScope<Result>, 'once' | 'repeat' | 'findOrClose'>;
  /** Makes requests of one member wait for each other. It is not needed when `work` locks everything that it reads. */
  readonly lock?: (trx: Trx, memberId: MemberId) => Promise<void>;
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
