import { CompiledQuery } from 'kysely';
import type { Bus, Clock, Db, Log, Subscriber } from '../kernel';
import type { OwnConnection } from './createOwnConnection';
import type { ProcessTables } from './tables';

const CHANNEL = 'platform';

/** PostgreSQL takes payloads of less than 8000 bytes; the envelope needs some of them. */
const MOST_BYTES = 7_800;

/** What is kept beside the bus is read within moments. */
const KEPT_MS = 10 * 60_000;

/** As it is on the wire: the content itself, or where it is kept. */
interface Envelope {
  readonly topic: string;
  readonly from?: string;
  readonly content?: unknown;
  readonly kept?: string;
}

export interface PlatformBus extends Bus {
  forgetOld(): Promise<void>;
  /** Hears nothing more; resolves when what it has begun to deliver is read, so that the database may be closed then. */
  stop(): Promise<void>;
}

/**
 * The bus over `LISTEN` and `NOTIFY`. PostgreSQL delivers to every listener in the order of the commits, and remembers nothing for one whose connection is
 * lost: so each subscriber can also read what it missed.
 */
export function createBus(connection: OwnConnection, db: Db, clock: Clock, log: Log): PlatformBus {
  const subscribers = new Map<string, Subscriber>();
  let queue: Promise<void> = Promise.resolve();
  let isStopped = false;
  /** What arrives on a connection that was opened again, before what was missed is read; null otherwise. */
  let early: string[] | null = null;

  /** One after the other: what is kept elsewhere takes longer to read, and is not overtaken. */
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

  /** The statement that says it, and its values. */
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
