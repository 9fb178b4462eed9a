import { rm } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { scriptCommand } from '@site/release/scriptCommand';
import { connect } from '../database/connect';
import { ensureDatabase, startEmbeddedServer, type EmbeddedServer } from '../database/embeddedServer';
import { SILENT_LOG, type Db } from '../kernel';
import { steer } from '../testing/aPlayer';
import { runMain, SANDBOX, type RunningMain } from '../testing/runMain';
import { compareCosts } from './compareCosts';
import { aLoadPlayer, STEPS, type LoadPlayer, type Step } from './runPlayers';
import { readCommits, readProcessorTime, readWaits } from './readUse';

const USAGE = `${scriptCommand('bench:platform', '--processes 1,2,3 --players 24 --seconds 20')}
${scriptCommand('bench:platform', '--costs --before <folder>')}

Starts that many processes of the platform on one empty database, one number after the other, and lets players look at the board, ask for a price,
bet and look at their balance without a pause. Prints calls per second, how long a step takes, and what the database does meanwhile. Players, platform
and database share this machine: compare the lines with each other, and not with another machine.

--costs measures processor time and bytes of single calls instead, and what a member waits for while 200 guests open boards; --before measures another
checkout, with its packages installed, in the same run.
`;

const SETTLING_MS = 3_000;
const SAMPLE_MS = 200;

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: {
      processes: { type: 'string', default: '1,2,3' },
      players: { type: 'string', default: '24' },
      seconds: { type: 'string', default: '20' },
      costs: { type: 'boolean', default: false },
      before: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(USAGE);
    return;
  }
  const busy = loadavg().map((load) => load.toFixed(1));
  say(`${String(availableParallelism())} processors, load average ${busy.join(' ')} before it begins\n`);
  if (values.costs) {
    await compareCosts(values.before, say);
    return;
  }
  for (const count of values.processes.split(',').map(Number)) await measure(count, Number(values.players), Number(values.seconds));
}

async function measure(count: number, playerCount: number, seconds: number): Promise<void> {
  const dataDir = makeTemporaryFolder('load');
  let server: EmbeddedServer | undefined;
  const processes: RunningMain[] = [];
  try {
    // Use the durable settings of production.
    server = await startEmbeddedServer({ dataDir, port: 0, log: SILENT_LOG });
    const url = server.url('platform');
    await ensureDatabase(url);
    for (let index = 0; index < count; index += 1) processes.push(await runMain(url, SANDBOX, { PLATFORM_SECRET: SECRET }));
    const db = connect(url, SILENT_LOG, 1);
    try {
      const players = await openPlayers(processes, playerCount);
      await play(players, SETTLING_MS);
      say(await report(db, processes, players, seconds));
    } finally {
      await db.destroy();
    }
  } finally {
    for (const process of processes) {
      process.kill();
      await process.ended;
    }
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const SECRET = 'a secret that all of these processes have';

async function openPlayers(processes: readonly RunningMain[], count: number): Promise<readonly LoadPlayer[]> {
  const [first] = processes;
  if (first === undefined) throw new Error('there is no process');
  await steer(first, 'settings', { captcha: 'off', identityCheck: '0', cashierAutoPaySeconds: '' });
  const markets = [{ w: 'M', prices: { MH: '2.00', MC: '3.50', MN: '3.20' } }];
  const { gameId } = (await steer(first, 'match/create', { startsInSeconds: 36_000, markets })) as { readonly gameId: string };
  const players: LoadPlayer[] = [];
  for (let index = 0; index < count; index += 1)
    players.push(await aLoadPlayer(processes[index % processes.length] ?? first, index, gameId));
  return players;
}

/** Lets all players play until the time is over. Returns the duration of each step. */
async function play(players: readonly LoadPlayer[], ms: number): Promise<Readonly<Record<Step, readonly number[]>>> {
  const end = performance.now() + ms;
  const times: Record<Step, number[]> = { board: [], quote: [], bet: [], balance: [] };
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < end) {
        const taken = await player.playOnce();
        for (const step of STEPS) times[step].push(taken[step]);
      }
    }),
  );
  return times;
}

async function report(db: Db, processes: readonly RunningMain[], players: readonly LoadPlayer[], seconds: number): Promise<string> {
  const pids = processes.map(({ pid }) => pid);
  const [from, before, commits] = [performance.now(), readProcessorTime(pids), await readCommits(db)];
  const waits: string[] = [];
  const over = new AbortController();
  const sampling = (async () => {
    let samples = 0;
    for (; !over.signal.aborted; samples += 1) {
      waits.push(...(await readWaits(db)));
      await sleep(SAMPLE_MS);
    }
    return samples;
  })();
  const times = await play(players, seconds * 1_000);
  over.abort();
  const samples = await sampling;
  const taken = (performance.now() - from) / 1_000;
  const after = readProcessorTime(pids);
  const calls = STEPS.reduce((sum, step) => sum + times[step].length, 0);
  const share = (name: keyof typeof after): string => `${name} ${((after[name] - before[name]) / taken).toFixed(2)}`;
  const perSecond = (amount: number): string => (amount / taken).toFixed(0);
  return [
    `${String(processes.length)} processes: ${perSecond(calls)} calls and ${perSecond(times.bet.length)} bets a second`,
    `  ${STEPS.map((step) => `${step} ${msAt(times[step], 0.5)} (95 %: ${msAt(times[step], 0.95)})`).join(', ')} ms`,
    `  processors in use: ${(['platform', 'database', 'load'] as const).map(share).join(', ')}`,
    `  database: ${perSecond((await readCommits(db)) - commits)} commits a second; of ${(waits.length / samples).toFixed(1)} active connections ${topWaits(waits, samples)}`,
    '',
  ].join('\n');
}

function msAt(times: readonly number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(0);
}

/** Returns the three most frequent wait events, as the average number of waiting connections. */
function topWaits(waits: readonly string[], samples: number): string {
  const counts = new Map<string, number>();
  for (const wait of waits) counts.set(wait, (counts.get(wait) ?? 0) + 1);
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, 3);
  return most.map(([wait, count]) => `${(count / samples).toFixed(1)} ${wait}`).join(', ');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
