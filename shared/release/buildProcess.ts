import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageDir, WORKSPACE_DIR } from './packages';

/** What a build says goes to our own output, or with `quiet` to that for errors, so that ours can be read by a program. */
export type BuildOutput = 'shown' | 'quiet';

/** Builds packages one after the other in a process of their own, except those whose build exists. Throws when one does not build. */
export function buildInOwnProcess(packageNames: readonly string[], output: BuildOutput = 'shown'): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'buildPackage.ts');
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...packageNames.map(packageDir)], {
      cwd: WORKSPACE_DIR,
      stdio: ['inherit', output === 'shown' ? 'inherit' : process.stderr, 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`not all of ${packageNames.join(', ')} build`));
    });
  });
}
