// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * @typedef {object} CommandOrder
 * @property {string} command
 * @property {readonly string[]} args
 * @property {boolean} shell whether a shell reads the command
 * @property {number} stopLimitMs how long it may take to end in order
 */

/**
 * A process between a suite and a command, the parent of the command and the leader of its process group. It is connected to the suite by its stdin, which
 * the system closes when the suite ends, however it ends, and then ends the group as Ctrl-C does.
 */
const { command, args, shell, stopLimitMs } = /** @type {CommandOrder} */ (JSON.parse(process.argv[2] ?? ''));
const child = spawn(command, args, { shell, stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', ({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
// A signal to the group reaches the command too, which ends in order.
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
