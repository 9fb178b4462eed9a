import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { connect } from '../database/connect';
import { ensureDatabase, startEmbeddedServer } from '../database/embeddedServer';
import { SILENT_LOG } from '../kernel';
import { verifyChain } from '../security-log/chain';
import { readSecurityLog } from '../security-log/readSecurityLog';
import { runMain, type RunningMain } from '../testing/runMain';
import { runFuzz } from './runFuzz';

/**
 * Runs `pnpm fuzz --minutes 40 --seed 7`: starts a platform process on an empty database and sends it random sequences
 * of valid and invalid calls. Prints the seed first and a summary as JSON last. Returns exit code 1 when something was
 * found.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
  });
  const seed = Number(values.seed);
  const end = Date.now() + Number(values.minutes) * 60_000;
  say(`seed ${String(seed)}, ${values.minutes} minutes`);

  const dataDir = makeTemporaryFolder('fuzz');
  const database = await startEmbeddedServer({ dataDir, port: 0, throwaway: true, log: SILENT_LOG });
  const databaseUrl = database.url('platform');
  await ensureDatabase(databaseUrl);
  const platform = await runMain(databaseUrl);
  try {
    let told = 0;
    const report = await runFuzz({
      url: platform.url,
      slowestMs: SLOWEST_MS,
      steer: (path, body) => steer(platform, path, body),
      seed,
      isOver(calls) {
        if (calls - told >= CALLS_PER_LINE) {
          told = calls;
          say(`${String(calls)} calls`);
        }
        return Date.now() >= end;
      },
    });
    const log = await verifyLog(databaseUrl);
    say(JSON.stringify({ ...report, securityLog: log }, null, 2));
    return report.findings.length === 0 && log.status === 'whole' ? 0 : 1;
  } finally {
    platform.kill();
    await platform.ended;
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const CALLS_PER_LINE = 5_000;

/** Longer than any call takes on an otherwise idle machine. */
const SLOWEST_MS = 20_000;

async function steer({ sandboxUrl }: RunningMain, path: string, body?: unknown): Promise<unknown> {
  const asked = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(`${String(sandboxUrl)}/sandbox/${path}`, asked);
  return (await response.json()) as unknown;
}

async function verifyLog(databaseUrl: string) {
  const db = connect(databaseUrl, SILENT_LOG, 1);
  try {
    return await verifyChain(readSecurityLog(db));
  } finally {
    await db.destroy();
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  },
);
