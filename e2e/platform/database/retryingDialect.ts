import {
  PostgresDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { retryAborted } from '../kernel';

/**
 * PostgreSQL dialect that retries a statement outside a transaction when PostgreSQL cancelled it because of a conflict;
 * it has changed nothing then. A statement inside a transaction cannot be retried alone: `inTransaction` repeats the
 * whole transaction.
 */
export class RetryingDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new RetryingDriver(super.createDriver());
  }
}

class RetryingDriver implements Driver {
  constructor(private readonly driver: Driver) {}

  init(): Promise<void> {
    return this.driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new RetryingConnection(await this.driver.acquireConnection());
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { inner } = mark(connection, true);
    return this.driver.beginTransaction(inner, settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.driver.commitTransaction(toRetrying(connection).inner);
    mark(connection, false);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.driver.rollbackTransaction(toRetrying(connection).inner);
    mark(connection, false);
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.driver.releaseConnection(toRetrying(connection).inner);
  }

  destroy(): Promise<void> {
    return this.driver.destroy();
  }
}

class RetryingConnection implements DatabaseConnection {
  isInTransaction = false;

  constructor(readonly inner: DatabaseConnection) {}

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const execute = (): Promise<QueryResult<Row>> => this.inner.executeQuery(query);
    return this.isInTransaction ? execute() : retryAborted(execute);
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery(query, chunkSize);
  }
}

function mark(connection: DatabaseConnection, isInTransaction: boolean): RetryingConnection {
  const retrying = toRetrying(connection);
  retrying.isInTransaction = isInTransaction;
  return retrying;
}

function toRetrying(connection: DatabaseConnection): RetryingConnection {
  if (connection instanceof RetryingConnection) return connection;
  throw new TypeError('a connection of another driver was given to the retrying one');
}
