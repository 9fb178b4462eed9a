import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let isStopping = false;

export const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Runs a command in the root folder.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [environment] in addition to that of this process
 * @param {number} [output] file descriptor of its output; our own streams when left out
 * @returns {Promise<void>} fails when the command does
 */
export function run(command, args, environment = {}, output) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: output === undefined ? 'inherit' : ['ignore', output, output],
      env: { ...process.env, ...environment },
    });
    track(child);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${String(signal ?? code)}`));
    });
  });
}

/**
 * Runs a TypeScript file of the repository.
 *
 * @param {string} file relative to the root folder
 * @param {readonly string[]} [args]
 * @param {Readonly<Record<string, string>>} [environment] in addition to that of this process
 */
export function runTypeScript(file, args = [], environment = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], environment);
}

/**
 * Runs a tool that the root package depends on.
 *
 * @param {string} name as in node_modules/.bin
 * @param {readonly string[]} [args]
 * @param {Readonly<Record<string, string>>} [environment] in addition to that of this process
 */
export function runTool(name, args = [], environment = {}) {
  return run(join(ROOT, 'node_modules', '.bin', name), args, environment);
}

/**
 * Runs a command like `run`, in parallel with others: its output is printed when it has exited.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<void>} fails when the command does
 */
export function runAside(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    track(child);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.stdout.write(output);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${String(signal ?? code)}`));
    });
  });
}

/**
 * Runs a tool that the root package depends on with `runAside`.
 *
 * @param {string} name as in node_modules/.bin
 * @param {readonly string[]} args
 */
export function runToolAside(name, args) {
  return runAside(join(ROOT, 'node_modules', '.bin', name), args);
}

/**
 * Stops this process at Ctrl-C or SIGTERM after its commands. They receive SIGINT, on which jest and Playwright stop
 * their children; a second signal kills them.
 */
export function stopChildrenOnSignal() {
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => {
      for (const child of children) child.kill(isStopping ? 'SIGKILL' : 'SIGINT');
      if (isStopping) return;
      isStopping = true;
      const exit = () => process.exit(128 + constants.signals[name]);
      void Promise.all([...children].map((child) => new Promise((resolve) => child.once('close', resolve)))).then(exit);
    });
  }
}

/**
 * Registers a command. If the signal arrives while a step starts, the command is stopped too.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function track(child) {
  if (isStopping) child.kill('SIGKILL');
  children.add(child);
  child.once('close', () => children.delete(child));
}
