import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageDir, WORKSPACE_DIR } from './packages';
import './styleTypes';

/** Programs that together contain every source. Fewer programs compute the types of `shared` less often. */
const ALL_PROGRAMS = ['tsconfig.site.json', 'e2e/tsconfig.json'].map((file) => join(WORKSPACE_DIR, file));

/**
 * Type-checks all sources, or only the named packages, with the native compiler. Reports all errors and fails when
 * there are any.
 */
async function typecheck(packages: readonly string[]): Promise<void> {
  const programs = packages.length > 0 ? packages.map((name) => join(packageDir(name), 'tsconfig.json')) : ALL_PROGRAMS;
  const outcomes = await Promise.all(programs.map(passes));
  const failed = programs.filter((_, index) => outcomes[index] === false);
  if (failed.length === 0) return;
  process.stderr.write(`Types do not fit in ${failed.join(', ')}\n`);
  process.exitCode = 1;
}

function passes(program: string): Promise<boolean> {
  const require = createRequire(import.meta.url);
  const compiler = join(dirname(require.resolve('typescript-native/package.json')), 'bin', 'tsc');
  return new Promise((resolve, reject) => {
    // Several checkers would each compute the types that the files share.
    const child = spawn(process.execPath, [compiler, '-p', program, '--checkers', '1'], { cwd: WORKSPACE_DIR, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });
}

await typecheck(process.argv.slice(2));
