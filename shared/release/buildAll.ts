import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { APP_PACKAGES, packageDir, WORKSPACE_DIR } from './packages.ts';

/** A build takes one core and half a gigabyte; two at once are what a small machine carries. */
const BUILDS_AT_ONCE = 2;

/** Builds every application package whose sources changed, or only the named ones. Fails with the first that does not build. */
async function buildAll(packages: readonly string[]): Promise<void> {
  const waiting = [...packages];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await buildInOwnProcess(next);
  };
  await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, work));
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
await buildAll(named.length > 0 ? named : APP_PACKAGES);
