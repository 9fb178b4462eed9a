import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageDir, WORKSPACE_DIR } from './packages';

/** What a build says goes to our own output, or with `quiet` to that for errors, so that ours can be read by a program. */
export type BuildOutput = 'shown' | 'quiet';

/** Builds one package in a process of its own, unless its build stands. Throws when it does not build. */
export function buildInOwnProcess(packageName: string, output: BuildOutput = 'shown'): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'buildPackage.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, packageDir(packageName)], {
      cwd: WORKSPACE_DIR,
      stdio: ['inherit', output === 'shown' ? 'inherit' : process.stderr, 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${packageName} does not build`));
    });
  });
}
