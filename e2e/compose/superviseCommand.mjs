// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * @typedef {object} CommandOrder
 * @property {string} command
 * @property {readonly string[]} args
 * @property {boolean} shell true when a shell parses the command
 * @property {number} stopLimitMs time limit for an orderly exit
 */

/**
 * This process runs between a suite and a command, as the parent of the command and the leader of its process group.
 * Its stdin is connected to the suite and closes when the suite exits for any reason; then it stops the group like
 * Ctrl-C.
 */
const { command, args, shell, stopLimitMs } = /** @type {CommandOrder} */ (JSON.parse(process.argv[2] ?? ''));
const child = spawn(command, args, { shell, stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', ({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
// A signal to the group also reaches the command, which then exits in order.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.stdin.on('error', () => undefined);
process.stdin.once('close', () => void handleOrphan());
process.stdin.resume();

async function handleOrphan() {
  process.kill(-process.pid, 'SIGINT');
  await delay(stopLimitMs);
  process.kill(-process.pid, 'SIGKILL');
}
