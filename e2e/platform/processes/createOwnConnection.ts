import { randomBytes } from 'node:crypto';
import { backoffMs } from '@site/release/retry';
import pg from 'pg';
import type { Log } from '../kernel';

/** Longest wait before a lost connection is opened again. */
const LONGEST_RETRY_MS = 5_000;

/** A connection that broke without being closed is noticed only when something is sent, so it is checked this often. */
const CHECK_MS = 2_000;
const ANSWER_LIMIT_MS = 5_000;

/** Makes the server notice a dead process as quickly, and disables its timeouts for this connection. */
const SESSION = `
  set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3;
  set idle_session_timeout = 0; set statement_timeout = 0`;

const NAME_PREFIX = 'platform process ';

type OpenListener = (client: pg.Client) => Promise<void>;

/**
 * Connection that a process keeps open beside its pool. PostgreSQL identifies the process by it, holds its advisory
 * locks and sends it notifications. It needs a direct connection or a pooler in session mode.
 */
export interface OwnConnection {
  /** Name by which the other processes identify this one. */
  readonly name: string;
  /**
   * Runs statements one after the other.
   *
   * @throws while the connection is lost
   */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Calls the listener each time the connection opens, before `query` uses it. */
  onOpen(listener: OpenListener): void;
  /** Calls the listener when the connection is usable again after a loss. */
  onReopen(listener: () => void): void;
  onLost(listener: () => void): void;
  /**
   * Opens the connection, and reopens it without limit when it is lost later.
   *
   * @throws when the database is not reached the first time
   */
  open(): Promise<void>;
  /** Lists the names of all connected processes including this one; null while this connection is lost. */
  processes(): Promise<ReadonlySet<string> | null>;
  close(): Promise<void>;
}

export function createOwnConnection(url: string, log: Log, checkMs = CHECK_MS): OwnConnection {
  const name = `${NAME_PREFIX}${String(process.pid)} ${randomBytes(6).toString('hex')}`;
  const openListeners: OpenListener[] = [];
  const reopenListeners: (() => void)[] = [];
  const lostListeners: (() => void)[] = [];
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let lastQuery: Promise<unknown> = Promise.resolve();

  async function query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const asked = client;
    if (asked === null) throw new Error('the own connection is lost');
    const answer = lastQuery.then(() => asked.query<Row>(text, [...values]));
    lastQuery = answer.catch(() => undefined);
    return (await answer).rows;
  }

  async function open(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      query_timeout: ANSWER_LIMIT_MS,
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
    });
    const lose = (error?: Error): void => {
      if (client === next) lost(error);
    };
    next.on('error', lose);
    next.on('end', lose);
    try {
      await next.connect();
      await next.query(SESSION);
      for (const listener of openListeners) await listener(next);
    } catch (error) {
      for (const listener of lostListeners) listener();
      void next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    if (isClosed) return close();
    timer = setTimeout(check, checkMs);
  }

  function check(): void {
    const asked = client;
    if (asked === null) return;
    query('select 1').then(
      () => {
        if (client === asked) timer = setTimeout(check, checkMs);
      },
      (error: unknown) => {
        if (client === asked) lost(error);
      },
    );
  }

  function lost(error: unknown): void {
    const old = client;
    client = null;
    clearTimeout(timer);
    void old?.end().catch(() => undefined);
    for (const listener of lostListeners) listener();
    if (isClosed) return;
    log.warn('own-connection-lost', { name, error: error instanceof Error ? error.message : 'ended by the server' });
    reopen();
  }

  function reopen(failures = 1): void {
    timer = setTimeout(
      () => {
        open().then(
          () => {
            for (const listener of reopenListeners) listener();
            log.warn('own-connection-open-again', { name });
          },
          () => {
            if (!isClosed) reopen(failures + 1);
          },
        );
      },
      backoffMs(failures, Math.random, LONGEST_RETRY_MS),
    );
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    const last = client;
    client = null;
    for (const listener of lostListeners) listener();
    await last?.end().catch(() => undefined);
  }

  return {
    name,
    query,
    onOpen: (listener) => openListeners.push(listener),
    onReopen: (listener) => reopenListeners.push(listener),
    onLost: (listener) => lostListeners.push(listener),
    open,
    async processes() {
      if (client === null) return null;
      const rows = await query<{ application_name: string }>(
        'select application_name from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)',
        [NAME_PREFIX],
      );
      return new Set(rows.map((row) => row.application_name));
    },
    close,
  };
}
