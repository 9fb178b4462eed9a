import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const STAMP = join(ROOT, 'node_modules', '.installed');

/** Installs what the lockfile says, with the package manager that package.json names, unless that is installed already. */
export async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .update(process.version)
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const args = ['install', '--frozen-lockfile', '--prefer-offline'];
  if (isInstalled(packageManager)) await run('pnpm', args);
  else await run('npx', ['-y', packageManager, ...args]);
  writeFileSync(STAMP, wanted);
}

/** @param {string} packageManager such as `pnpm@10.34.9` */
function isInstalled(packageManager) {
  const { status, stdout } = spawnSync('pnpm', ['--version'], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 && `pnpm@${stdout.trim()}` === packageManager;
}
