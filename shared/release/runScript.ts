import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/build/workspace';

/** Runs a script of this folder as a separate process in the root folder of the repository. Returns its exit code. */
export function runScript(script: string, args: readonly string[]): Promise<number> {
  return runNode(scriptArguments(script, args));
}

/** Returns the arguments with which Node runs a script of this folder, independent of where `shared` is installed. */
export function scriptArguments(script: string, args: readonly string[]): readonly string[] {
  return ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, script), ...args];
}

/**
 * Runs the jest of the root folder with its settings on the tests whose paths contain one of the patterns. Returns its
 * exit code.
 */
export function runJest(patterns: readonly string[]): Promise<number> {
  return runNode([createRequire(join(WORKSPACE_DIR, 'package.json')).resolve('jest/bin/jest'), ...patterns]);
}

function runNode(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: WORKSPACE_DIR, stdio: 'inherit' });
    // Ctrl-C reaches both processes; forward a signal that only this process received.
    const stop = (): void => void child.kill();
    process.once('SIGTERM', stop);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.removeListener('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}
