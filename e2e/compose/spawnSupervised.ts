import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { CommandOrder } from './superviseCommand.mjs';

const SUPERVISOR = join(import.meta.dirname, 'superviseCommand.mjs');
const STOP_LIMIT_MS = 60_000;

interface SupervisedOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** True when a shell parses the command. */
  readonly shell?: boolean;
  /** Time for the command to exit in order after this process has exited. */
  readonly stopLimitMs?: number;
}

/**
 * Starts a command, such as `npm start`, in a separate process group. The group stops with this process even when it is
 * killed: first as after Ctrl-C, then by SIGKILL after the limit.
 */
export function spawnSupervised(
  command: string,
  args: readonly string[],
  { cwd, env, shell = false, stopLimitMs = STOP_LIMIT_MS }: SupervisedOptions,
): ChildProcessByStdio<Writable, Readable, Readable> {
  const order: CommandOrder = { command, args, shell, stopLimitMs };
  return spawn(process.execPath, [SUPERVISOR, JSON.stringify(order)], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
}
