import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/build/workspace';

const LONGEST_MS = 120_000;

/** Runs the package manager that the root package names. `error` is set when it is not available on this machine. */
export function runPnpm(args: readonly string[]): SpawnSyncReturns<string> {
  const { packageManager } = JSON.parse(readFileSync(join(WORKSPACE_DIR, 'package.json'), 'utf8')) as { readonly packageManager: string };
  const { stdout: version } = run('pnpm', ['--version']);
  // The output is null without pnpm.
  const isInstalled = `pnpm@${((version as string | null) ?? '').trim()}` === packageManager;
  return isInstalled ? run('pnpm', args) : run('npx', ['-y', packageManager, ...args]);
}

function run(command: string, args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(command, args, { cwd: WORKSPACE_DIR, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, timeout: LONGEST_MS });
}
