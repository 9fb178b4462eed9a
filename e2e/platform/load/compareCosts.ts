import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { balanceCall } from '@site/shared/wire/balance';
import { envelopeSchema, HEADERS } from '@site/shared/wire/envelope';
import { loginCall, loginResponseSchema } from '@site/shared/wire/login';
import { resourceCall } from '@site/shared/wire/resource';
import { preInfoCall } from '@site/shared/wire/site';
import { ensureDatabase, startEmbeddedServer, type EmbeddedServer } from '../database/embeddedServer';
import { SILENT_LOG } from '../kernel';
import { runMain, SANDBOX, type RunningMain } from '../testing/runMain';
import { aLogin } from '../testing/sendRaw';
import { readProcessorTime } from './readUse';

/** Measured platform, with its name in the table. */
interface Candidate {
  readonly name: string;
  readonly platform: RunningMain;
  readonly token: string;
}

interface Measured {
  readonly name: string;
  readonly path: string;
  readonly body: object;
}

interface Sent {
  readonly bytes: number;
  readonly ms: number;
}

const CALLS_OF_EACH = 120;
const AT_ONCE = 8;
const IDLE_SAMPLE_MS = 3_000;
const GUESTS = 200;
/** Interval at which a guest opens another board. */
const GUEST_PAUSE_MS = 5_000;
const GUESTS_MS = 20_000;
const IDLE_MS = 10_000;
const MEMBER_PAUSE_MS = 100;
const SETTLING_MS = 5_000;
/** Time that counts for a call without an answer. */
const ANSWER_LIMIT_MS = 20_000;

const sports = (method: string, fields: object): Measured => ({
  name: `${method} ${Object.values(fields).join(' ')}`,
  path: resourceCall.path,
  body: { method, enName: 'CRTY', Request: { timestamp: 1, token: '', language: 'zh-cn', ip: '', ...fields } },
});

const BOARDS = [
  { sport: 'FT', phase: 'RB' },
  { sport: 'FT', phase: 'FT' },
  { sport: 'FT', phase: 'FU' },
  { sport: 'ALL', phase: 'RB' },
  { sport: 'ALL', phase: 'FT' },
  { sport: 'ALL', phase: 'FU' },
];
const BALANCE: Measured = { name: 'balance of a member', path: balanceCall.path, body: { withLockMoney: true } };
const MEASURED: readonly Measured[] = [
  ...BOARDS.map((board) => sports('matches', board)),
  sports('leagues', { sport: 'FT', phase: 'FT' }),
  { name: 'preInfo', path: preInfoCall.path, body: {} },
  BALANCE,
];

/**
 * Prints the cost of calls in processor time and bytes, and a member's waiting time while 200 guests open boards.
 *
 * @param before folder of another checkout with installed packages; it is measured in the same run, call by call in
 * turns
 */
export async function compareCosts(before: string | undefined, say: (text: string) => void): Promise<void> {
  const dataDir = makeTemporaryFolder('costs');
  let server: EmbeddedServer | undefined;
  const platforms: RunningMain[] = [];
  const agent = new Agent({ keepAlive: true });
  try {
    server = await startEmbeddedServer({ dataDir, port: 0, log: SILENT_LOG });
    const candidates: Candidate[] = [];
    for (const [name, folder] of [['before', before] as const, ['now', undefined] as const]) {
      if (name === 'before' && folder === undefined) continue;
      const url = server.url(name);
      await ensureDatabase(url);
      const main = folder === undefined ? undefined : join(folder, 'e2e/platform/main.ts');
      const platform = await runMain(url, SANDBOX, { PLATFORM_SECRET: 'a secret that both of these processes have' }, main);
      platforms.push(platform);
      candidates.push({ name, platform, token: await signIn(platform) });
    }
    await sleep(SETTLING_MS);
    for (const candidate of candidates) await reportGuests(candidate, agent, say);
    await reportCosts(candidates, agent, say);
  } finally {
    agent.destroy();
    for (const platform of platforms) {
      platform.kill();
      await platform.ended;
    }
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function reportCosts(candidates: readonly Candidate[], agent: Agent, say: (text: string) => void): Promise<void> {
  say(
    `Processor time and bytes of one call, of ${String(CALLS_OF_EACH)}, ${String(AT_ONCE)} at once, less what an idle process uses; bytes as the platform sends them to a browser\n`,
  );
  say(['call'.padEnd(24), ...candidates.map(({ name }) => `${name}: ms, median ms to answer, kB`.padStart(38))].join(''));
  for (const measured of MEASURED) {
    const cells: string[] = [];
    for (const candidate of candidates) cells.push(await costOf(candidate, measured, agent));
    say([measured.name.padEnd(24), ...cells.map((cell) => cell.padStart(38))].join(''));
  }
}

async function costOf({ platform, token }: Candidate, measured: Measured, agent: Agent): Promise<string> {
  const used = (): number => readProcessorTime([platform.pid]).platform;
  const idle = await usedPerMs(used, IDLE_SAMPLE_MS);
  const [from, usedBefore] = [performance.now(), used()];
  const sent: Sent[] = [];
  const sendInARow = async (): Promise<void> => {
    for (let index = 0; index < CALLS_OF_EACH / AT_ONCE; index += 1) {
      sent.push(await send(platform.url, measured, { agent, ...(measured === BALANCE && { token }) }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendInARow));
  const ms = ((used() - usedBefore) * 1_000 - idle * (performance.now() - from)) / CALLS_OF_EACH;
  const bytes = median(sent.map(({ bytes: each }) => each));
  return `${Math.max(0, ms).toFixed(1)}  ${median(sent.map((each) => each.ms)).toFixed(1)}  ${(bytes / 1_000).toFixed(1)}`;
}

async function usedPerMs(used: () => number, ms: number): Promise<number> {
  const before = used();
  await sleep(ms);
  return ((used() - before) * 1_000) / ms;
}

/** Prints a member's waiting time for the balance, alone and while guests open boards. */
async function reportGuests({ name, platform, token }: Candidate, agent: Agent, say: (text: string) => void): Promise<void> {
  const idle = await askBalance(platform, token, agent, IDLE_MS);
  const over = new AbortController();
  setMaxListeners(GUESTS, over.signal);
  const boards = Array.from({ length: GUESTS }, (_, index) => openBoards(platform, index, agent, over.signal));
  const busy = await askBalance(platform, token, agent, GUESTS_MS);
  over.abort();
  const opened = (await Promise.all(boards)).reduce((sum, count) => sum + count, 0);
  const ratio = median(busy) / median(idle);
  say(
    `${name}: ${String(GUESTS)} guests opened ${String(opened)} boards in ${String(GUESTS_MS / 1_000)} s; balance of a member: median ${median(idle).toFixed(1)} ms alone, ` +
      `${median(busy).toFixed(1)} ms beside them: ${ratio.toFixed(2)} times\n`,
  );
}

async function askBalance(platform: RunningMain, token: string, agent: Agent, ms: number): Promise<readonly number[]> {
  const end = performance.now() + ms;
  const times: number[] = [];
  while (performance.now() < end) {
    const answer = await send(platform.url, BALANCE, { agent, token }).catch(() => null);
    times.push(answer?.ms ?? ANSWER_LIMIT_MS);
    await sleep(MEMBER_PAUSE_MS);
  }
  return times;
}

async function openBoards(platform: RunningMain, index: number, agent: Agent, signal: AbortSignal): Promise<number> {
  const ip = `198.18.${String(index >> 8)}.${String(index & 255)}`;
  let opened = 0;
  await pause((index / GUESTS) * GUEST_PAUSE_MS, signal);
  while (!signal.aborted) {
    const from = performance.now();
    const board = BOARDS[(index + opened) % BOARDS.length];
    if (board === undefined) break;
    try {
      await send(platform.url, sports('leagues', board), { agent, ip });
      await send(platform.url, sports('matches', board), { agent, ip });
      opened += 1;
    } catch {
      // A platform that is too busy to answer has opened no board.
    }
    await pause(GUEST_PAUSE_MS - (performance.now() - from), signal);
  }
  return opened;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(Math.max(0, ms), undefined, { signal }).catch(() => undefined);
}

/**
 * Sends a call like a browser. Reads the answer without decompressing it, because in practice another machine does
 * that.
 */
function send(
  url: string,
  { path, body }: Measured,
  { agent, token, ip = '127.0.0.1' }: { readonly agent: Agent; readonly token?: string; readonly ip?: string },
): Promise<Sent> {
  const from = performance.now();
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'gzip, deflate, br',
    'x-forwarded-for': ip,
    [HEADERS.clientType]: 'web',
    [HEADERS.version]: '1.0.0',
    [HEADERS.siteId]: '1',
    [HEADERS.requestId]: randomUUID(),
    ...(token !== undefined && { [HEADERS.token]: token }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { method: 'POST', headers, agent, timeout: ANSWER_LIMIT_MS }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve({ bytes, ms: performance.now() - from });
        else reject(new Error(`${path}: status ${String(answer.statusCode)}`));
      });
    });
    sent.on('timeout', () => sent.destroy(new Error(`${path}: no answer within ${String(ANSWER_LIMIT_MS)} ms`)));
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

async function signIn({ url }: RunningMain): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    [HEADERS.clientType]: 'web',
    [HEADERS.version]: '1.0.0',
    [HEADERS.siteId]: '1',
    [HEADERS.requestId]: randomUUID(),
  };
  const answer = await fetch(`${url}${loginCall.path}`, { method: 'POST', headers, body: JSON.stringify(aLogin('player1', 'player123')) });
  return loginResponseSchema.parse(envelopeSchema.parse(await answer.json()).data).token;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
