import { once } from 'node:events';
import type { Stoppable } from '@site/release/stopOnSignal';
import { spawnSupervised } from '../../compose/spawnSupervised';

/** Time limit of two first compilations on two busy cores. */
const START_LIMIT_MS = 5 * 60_000;
const STOP_LIMIT_MS = 20_000;

export interface RunningServer extends Stoppable {
  /** Group in brackets of the first output line that matches, or the whole match. */
  readonly ready: string;
}

export interface ServerOptions {
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly isReady: RegExp;
}

/**
 * Starts a Node script that serves until it is stopped. Throws with the end of its output when it exits before it
 * serves, or exceeds the time limit.
 */
export async function startServer(args: readonly string[], { cwd, environment, isReady }: ServerOptions): Promise<RunningServer> {
  const child = spawnSupervised(process.execPath, args, { cwd, env: { ...process.env, ...environment } });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  };
  let output = '';
  const ready = await new Promise<string | undefined>((resolve) => {
    const timer = setTimeout(() => {
      resolve(undefined);
    }, START_LIMIT_MS);
    const settle = (found: string | undefined): void => {
      clearTimeout(timer);
      resolve(found);
    };
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = isReady.exec(output);
      if (found !== null) settle(found[1] ?? found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => {
      settle(undefined);
    });
  });
  if (ready !== undefined) return { ready, stop };
  await stop();
  throw new Error(`${args.join(' ')} did not serve\n${output.slice(-2000)}`);
}
