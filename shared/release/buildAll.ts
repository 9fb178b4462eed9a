import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { identifyBuild } from '../webpack/buildIdentity';
import { hasBuild, writeCurrentBuild } from './currentBuild';
import { APP_PACKAGES, packageDir, WORKSPACE_DIR } from './packages';

/** A build takes one core and half a gigabyte; two at once are what a small machine carries. */
const BUILDS_AT_ONCE = 2;

/** Builds every application package whose sources changed, or only the named ones. Fails with the first that does not build. */
async function buildAll(packages: readonly string[]): Promise<void> {
  const waiting = packages.filter((name) => !isBuilt(packageDir(name)));
  process.stdout.write(`${String(packages.length - waiting.length)} of ${String(packages.length)} builds are up to date\n`);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await buildInOwnProcess(next);
  };
  await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, work));
}

function isBuilt(dir: string): boolean {
  const { name } = identifyBuild(dir);
  if (!hasBuild(dir, name)) return false;
  writeCurrentBuild(dir, name);
  return true;
}

function buildInOwnProcess(packageName: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'buildPackage.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, packageDir(packageName)], { cwd: WORKSPACE_DIR, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${packageName} does not build`));
    });
  });
}

const named = process.argv.slice(2);
buildAll(named.length > 0 ? named : APP_PACKAGES).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // The other build may still be running: its output is of no use any more.
  process.exit(1);
});
