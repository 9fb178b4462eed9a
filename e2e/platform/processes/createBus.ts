import { CompiledQuery } from 'kysely';
import type { Bus, Clock, Db, Log, Subscriber } from '../kernel';
import type { OwnConnection } from './createOwnConnection';
import type { ProcessTables } from './tables';

const CHANNEL = 'platform';

/** PostgreSQL accepts payloads below 8,000 bytes; the rest is for the envelope. */
const MOST_BYTES = 7_800;

/** Retention of content stored beside the bus; subscribers read it within moments. */
const KEPT_MS = 10 * 60_000;

/** Notification payload: the content itself, or the id of the row that stores it. */
interface Envelope {
  readonly topic: string;
  readonly from?: string;
  readonly content?: unknown;
  readonly kept?: string;
}

export interface PlatformBus extends Bus {
  forgetOld(): Promise<void>;
  /** Stops receiving. Resolves when deliveries in progress are done, so that the database may be closed. */
  stop(): Promise<void>;
}

/**
 * Creates the bus over `LISTEN` and `NOTIFY`. PostgreSQL delivers in commit order but stores nothing for a lost
 * connection, so each subscriber can also catch up.
 */
export function createBus(connection: OwnConnection, db: Db, clock: Clock, log: Log): PlatformBus {
  const subscribers = new Map<string, Subscriber>();
  let queue: Promise<void> = Promise.resolve();
  let isStopped = false;
  /** Payloads that arrive between the loss of the connection and the catch-up of the subscribers; null otherwise. */
  let early: string[] | null = null;

  /** Runs deliveries one after the other, so that a payload stored in a row is not overtaken while it is read. */
  function inOrder(work: () => void | Promise<void>): void {
    const unlessStopped = (): void | Promise<void> => (isStopped ? undefined : work());
    queue = queue.then(unlessStopped).catch((error: unknown) => {
      log.error('bus-failed', { error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    });
  }

  async function deliver(payload: string): Promise<void> {
    const { topic, from = '', content, kept } = JSON.parse(payload) as Envelope;
    const subscriber = subscribers.get(topic);
    if (subscriber === undefined || (from === connection.name && subscriber.hearsItself !== true)) return;
    await subscriber.receive(kept === undefined ? content : await readKept(kept), from);
  }

  async function readKept(id: string): Promise<unknown> {
    const tables = db.withTables<ProcessTables>();
    const row = await tables.selectFrom('bus_content').select('content').where('id', '=', BigInt(id)).executeTakeFirst();
    return row?.content;
  }

  connection.onOpen(async (client) => {
    client.on('notification', ({ payload = '' }) => {
      if (early === null) inOrder(() => deliver(payload));
      else early.push(payload);
    });
    await client.query(`listen ${CHANNEL}`);
  });
  connection.onLost(() => {
    early = [];
  });
  connection.onReopen(() => {
    for (const { catchUp } of subscribers.values()) inOrder(catchUp);
    for (const payload of early ?? []) inOrder(() => deliver(payload));
    early = null;
  });

  function saying(topic: string, content: unknown): readonly [text: string, values: readonly string[]] {
    const from = connection.name;
    const payload = JSON.stringify({ topic, from, content } satisfies Envelope);
    if (Buffer.byteLength(payload) <= MOST_BYTES) return [`select pg_notify('${CHANNEL}', $1)`, [payload]];
    return [
      `with kept as (insert into bus_content (content, at) values ($1::jsonb, $2::timestamptz) returning id)
       select pg_notify('${CHANNEL}', json_build_object('topic', $3::text, 'from', $4::text, 'kept', id::text)::text) from kept`,
      [JSON.stringify(content), clock.now().toISOString(), topic, from],
    ];
  }

  return {
    publish(topic, content) {
      const [text, values] = saying(topic, content);
      connection.query(text, values).catch((error: unknown) => {
        log.warn('bus-not-reached', { topic, error: String(error) });
      });
    },
    async publishIn(reader, topic, content) {
      const [text, values] = saying(topic, content);
      await reader.executeQuery(CompiledQuery.raw(text, [...values]));
    },
    subscribe(topic, subscriber) {
      subscribers.set(topic, subscriber);
    },
    async forgetOld() {
      const before = new Date(clock.nowMs() - KEPT_MS);
      await db.withTables<ProcessTables>().deleteFrom('bus_content').where('at', '<', before).execute();
    },
    async stop() {
      isStopped = true;
      await queue;
    },
  };
}
