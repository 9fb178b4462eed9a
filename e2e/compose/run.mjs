import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Runs a command in the root folder with its output in ours.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<void>} fails when the command does
 */
export function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${String(signal ?? code)}`));
    });
  });
}

/**
 * Runs a TypeScript file of ours.
 *
 * @param {string} file relative to the root folder
 * @param {readonly string[]} [args]
 */
export function runTypeScript(file, args = []) {
  return run(process.execPath, ['--import', 'tsx', file, ...args]);
}

/**
 * Runs a tool that the root package depends on.
 *
 * @param {string} name as in node_modules/.bin
 * @param {readonly string[]} [args]
 */
export function runTool(name, args = []) {
  return run(join(ROOT, 'node_modules', '.bin', name), args);
}
