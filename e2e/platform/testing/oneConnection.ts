import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionBuilder } from 'kysely';
import pg from 'pg';

/**
 * Runs before each test file and makes a transaction fail that requests a second connection. If as many transactions as
 * the pool has connections did this at once, each would wait for another forever.
 */
const poolsOfTransaction = new AsyncLocalStorage<Set<object>>();

type Method = (this: object, ...given: readonly unknown[]) => unknown;

function wrap(of: object, name: string, wrapper: (original: Method) => Method): void {
  Object.defineProperty(of, name, { configurable: true, writable: true, value: wrapper(Reflect.get(of, name) as Method) });
}

wrap(
  TransactionBuilder.prototype,
  'execute',
  (execute) =>
    function (...given) {
      return poolsOfTransaction.run(new Set(poolsOfTransaction.getStore()), () => Reflect.apply(execute, this, given));
    },
);

wrap(
  pg.Pool.prototype,
  'connect',
  (connect) =>
    function (...given) {
      const pools = poolsOfTransaction.getStore();
      if (pools?.has(this) === true) throw new Error('A transaction asks for a second connection: pass it on, or ask before it begins');
      pools?.add(this);
      return Reflect.apply(connect, this, given);
    },
);
