import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ALL_PACKAGES, packageDir, WORKSPACE_DIR } from './packages';

const CHECKS_AT_ONCE = 2;

/** Type-checks every package, or only the named ones, with the native compiler. Reports all of them and fails when one has an error. */
async function typecheck(packages: readonly string[]): Promise<void> {
  const waiting = [...packages];
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) if (!(await passes(next))) failed.push(next);
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, work));
  if (failed.length === 0) return;
  process.stderr.write(`Types do not fit in ${failed.join(', ')}\n`);
  process.exitCode = 1;
}

function passes(packageName: string): Promise<boolean> {
  const require = createRequire(join(WORKSPACE_DIR, 'package.json'));
  const compiler = join(dirname(require.resolve('typescript-native/package.json')), 'bin', 'tsc');
  return new Promise((resolve, reject) => {
    const project = join(packageDir(packageName), 'tsconfig.json');
    const child = spawn(process.execPath, [compiler, '-p', project], { cwd: WORKSPACE_DIR, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });
}

const named = process.argv.slice(2);
await typecheck(named.length > 0 ? named : ALL_PACKAGES);
