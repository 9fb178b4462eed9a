import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DEFAULT_ADDRESSES, originOf } from '@site/shared/release/addresses';
import { describeStartFailure } from '@site/shared/release/listeners';
import { packageDir, remotePackage, WORKSPACE_DIR, WORKSPACE_IDS } from '@site/shared/release/packages';
import { spawnPlatform } from './platformProcess';
import { requireFreeDevelopment } from './ports.mjs';
import { stopOnSignal, type Stoppable } from './stopOnSignal';

/** First builds at once; afterwards a server only works when its sources change. */
const STARTS_AT_ONCE = 2;

/**
 * `pnpm dev [remote …]`: platform, host and the named remotes (all when none is named) as development servers, with refresh across the federation.
 * The manifest is made from the servers that answer. A remote alone: `pnpm --filter remote-x dev`.
 */
async function develop(named: readonly string[], running: ReturnType<typeof stopOnSignal>): Promise<void> {
  const unknown = named.find((name) => !WORKSPACE_IDS.some((id) => id === name));
  if (unknown !== undefined) throw new Error(`${unknown} is no remote; there are ${WORKSPACE_IDS.join(', ')}`);
  const remotes = WORKSPACE_IDS.filter((id) => named.length === 0 || named.includes(id));
  const pages = [DEFAULT_ADDRESSES.host, ...remotes.map((id) => originOf(DEFAULT_ADDRESSES, id))].map(portOf);
  await requireFreeDevelopment(pages, portOf(DEFAULT_ADDRESSES.platform), ['pnpm dev', ...named].join(' '));
  const platform = running.add(await spawnPlatform());
  const waiting = ['host', ...remotes.map(remotePackage)];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await startServer(next, (server) => running.add(server));
  };
  await Promise.all([platform.healthy(), ...Array.from({ length: STARTS_AT_ONCE }, work)]);
  process.stdout.write(`\n  ${DEFAULT_ADDRESSES.host}\n  demo account: player1 / player123\n  Ctrl-C stops everything\n\n`);
}

/** Resolves with the first compilation, or when the server ends. */
function startServer(packageName: string, onSpawn: (server: Stoppable) => void): Promise<void> {
  return new Promise((resolve) => {
    const script = join('shared', 'release', 'devPackage.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, packageDir(packageName), '--federated'], {
      cwd: WORKSPACE_DIR,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    onSpawn({ stop: () => Promise.resolve(void child.kill('SIGTERM')) });
    child.once('message', () => {
      resolve();
    });
    child.once('exit', () => {
      resolve();
    });
  });
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}

const running = stopOnSignal();
try {
  await develop(process.argv.slice(2), running);
} catch (error) {
  if (!running.isStopping()) process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = 1;
  await running.stop();
}
