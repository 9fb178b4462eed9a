import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '../webpack/workspace';

/** Runs a script of this folder in a process of its own, in the root folder of the repository. Returns its exit code. */
export function runScript(script: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, script), ...args], {
      cwd: WORKSPACE_DIR,
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
