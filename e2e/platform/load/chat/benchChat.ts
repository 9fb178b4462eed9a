import { jwtCall } from '@site/shared/wire/user';
import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import { rm } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { connect } from '../../database/connect';
import { ensureDatabase, startEmbeddedServer, type EmbeddedServer } from '../../database/embeddedServer';
import { SILENT_LOG, type Db } from '../../kernel';
import { answerOf } from '../../testing/answerOf';
import { runOneOfSeveral, type OneOfSeveral } from '../../testing/severalProcesses';
import { someStaff } from '../../testing/someStaff';
import { readProcessorTime } from '../readUse';
import { openListener, type Listener } from './openListener';

const RID = 'c1';
/** Time within which the last messages have to arrive. */
const LAST_MESSAGES_MS = 10_000;
const OPENED_AT_ONCE = 10;
/** Heartbeat interval of waiting clients. */
const HEARTBEAT_MS = 10_000;

export interface Plan {
  readonly clients: number;
  /** Messages per second. */
  readonly rate: number;
  readonly seconds: number;
  readonly senders: number;
  /** Number of clients that stay during the additional measurement; at least the senders stay. */
  readonly beside: number;
}

/** Additional measurement while messages arrive at the same rate. `beginAt` gets the address of a process. */
export interface Watch {
  readonly seconds: number;
  beginAt(platformUrl: string, roomId: string): Promise<{ end(): Promise<void> }>;
}

/**
 * Runs two platform processes on one database, with all clients in one room, half at each process, and some of them
 * sending messages at the given rate. Fails unless every client receives every message once and in one order. Prints
 * the delivery delays. Clients, platform and database share this machine.
 */
export async function benchChat(plan: Plan, watch?: Watch): Promise<void> {
  print(`${String(availableParallelism())} processors, load average ${(loadavg()[0] ?? 0).toFixed(1)} before it begins\n`);
  const dataDir = makeTemporaryFolder('load');
  let server: EmbeddedServer | undefined;
  const processes: OneOfSeveral[] = [];
  try {
    server = await startEmbeddedServer({ dataDir, port: 0, log: SILENT_LOG });
    const url = server.url('platform');
    await ensureDatabase(url);
    for (let index = 0; index < 2; index += 1) processes.push(await runOneOfSeveral(url));
    const db = connect(url, SILENT_LOG, 1);
    try {
      await measure(db, processes, plan, watch);
    } finally {
      await db.destroy();
    }
  } finally {
    for (const running of processes) {
      running.kill();
      await running.ended;
    }
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(db: Db, processes: readonly OneOfSeveral[], plan: Plan, watch: Watch | undefined): Promise<void> {
  const sentAt = new Map<string, number>();
  let delays: number[] = [];
  const heard = (key: string): void => {
    const at = sentAt.get(key);
    if (at !== undefined) delays.push(performance.now() - at);
  };
  const clients = await openClients(db, processes, plan, heard);
  const pids = processes.map(({ pid }) => pid);
  const [from, before] = [performance.now(), readProcessorTime(pids)];
  const count = await speak(clients.slice(0, plan.senders), plan, sentAt);
  const taken = (performance.now() - from) / 1_000;
  const until = performance.now() + LAST_MESSAGES_MS;
  while (clients.some(({ ids }) => ids.length < count) && performance.now() < until) await sleep(100);
  const after = readProcessorTime(pids);
  const staying = watch === undefined ? 0 : Math.max(plan.senders, plan.beside);
  for (const client of clients.slice(staying)) client.close();

  print(
    `${String(plan.clients)} clients at two processes, ${(count / taken).toFixed(0)} messages a second for ${taken.toFixed(0)} s: ${String(delays.length)} deliveries\n` +
      `  sent to heard: ${delayTexts(delays)}\n` +
      `  processors in use: ${(['platform', 'database', 'load'] as const).map((name) => `${name} ${((after[name] - before[name]) / taken).toFixed(2)}`).join(', ')}\n`,
  );
  mustBeWhole(clients, count);
  if (watch === undefined) return;
  delays = [];
  await watchArrivals(clients.slice(0, staying), processes, plan, watch, sentAt);
  print(`  meanwhile, to ${String(staying)} clients: ${delayTexts(delays)}\n`);
}

async function watchArrivals(
  clients: readonly Listener[],
  [first]: readonly OneOfSeveral[],
  plan: Plan,
  watch: Watch,
  sentAt: Map<string, number>,
): Promise<void> {
  if (first === undefined) throw new Error('there is no process');
  const heartbeats = setInterval(() => {
    for (const client of clients) client.heartbeat();
  }, HEARTBEAT_MS);
  try {
    const watching = await watch.beginAt(first.url, RID);
    await speak(clients.slice(0, plan.senders), { ...plan, seconds: watch.seconds }, sentAt, 'w');
    await watching.end();
  } finally {
    clearInterval(heartbeats);
    for (const client of clients) client.close();
  }
}

function delayTexts(delays: readonly number[]): string {
  const late = Float64Array.from(delays).sort();
  const at = (share: number) => (late[Math.min(late.length - 1, Math.floor(late.length * share))] ?? NaN).toFixed(0);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, at most ${at(1)} ms`;
}

async function openClients(
  db: Db,
  processes: readonly OneOfSeveral[],
  plan: Plan,
  heard: (key: string) => void,
): Promise<readonly Listener[]> {
  const staff = await someStaff(db, plan.senders);
  const open = async (index: number): Promise<Listener> => {
    const running = processes[index % processes.length];
    if (running === undefined) throw new Error('there is no process');
    const member = staff[index];
    if (member === undefined) return openListener(running.url, { msgId: ID.guestLoginSuccess, msgData: {} }, RID, heard);
    const { jwt } = answerOf(jwtCall, await running.send(jwtCall, {}, { token: member.token }));
    return openListener(running.url, { msgId: ID.loginSuccess, msgData: { token: '', body: { jwt } } }, RID, heard);
  };
  const clients: Listener[] = [];
  for (let from = 0; from < plan.clients; from += OPENED_AT_ONCE) {
    const indexes = Array.from({ length: Math.min(OPENED_AT_ONCE, plan.clients - from) }, (_, place) => from + place);
    clients.push(...(await Promise.all(indexes.map(open))));
  }
  return clients;
}

/** Sends messages one after the other at the given rate. Returns their number. */
async function speak(senders: readonly Listener[], { rate, seconds }: Plan, sentAt: Map<string, number>, named = 'm'): Promise<number> {
  const from = performance.now();
  const count = rate * seconds;
  for (let index = 0; index < count; index += 1) {
    const due = from + (index * 1_000) / rate;
    if (due > performance.now()) await sleep(due - performance.now());
    const key = `${named}${String(index)}`;
    sentAt.set(key, performance.now());
    senders[index % senders.length]?.say(key);
  }
  return count;
}

function mustBeWhole(clients: readonly Listener[], count: number): void {
  const [first] = clients;
  const order = first?.ids ?? [];
  if (order.length !== count || new Set(order).size !== count)
    throw new Error(`the first heard ${String(order.length)} of ${String(count)} messages`);
  const other = clients.filter(({ ids }) => ids.length !== count || ids.some((id, place) => id !== order[place]));
  if (other.length > 0) throw new Error(`${String(other.length)} clients heard others, or in another order`);
  print('  every message once to everybody, in one order\n');
}

function print(text: string): void {
  process.stdout.write(text);
}
