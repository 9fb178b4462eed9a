import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { WORKSPACE_DIR } from '@site/shared/release/packages';

const STARTUP_LIMIT_MS = 60_000;
const POLL_MS = 150;
const STOP_LIMIT_MS = 10_000;

export interface PlatformProcess {
  readonly origin: string;
  /** Resolves when the process has ended, whoever ended it. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the sandbox platform as a process of its own and waits until it is healthy. Throws when it ends first or takes more than a minute.
 *
 * @param environment settings of the platform beside our own environment
 */
export async function startPlatformProcess(environment: Readonly<Record<string, string>> = {}): Promise<PlatformProcess> {
  const origin = DEFAULT_ADDRESSES.platform;
  if (await isHealthy(origin)) throw new Error(`A platform is running on ${origin} already: stop it first`);
  const child = spawn(process.execPath, ['--import', 'tsx', join('e2e', 'platform', 'main.ts')], {
    cwd: WORKSPACE_DIR,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: Ctrl-C reaches us only, and we stop it in order.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const deadline = Date.now() + STARTUP_LIMIT_MS;
  while (!(await isHealthy(origin))) {
    if (hasEnded(child)) throw new Error('The platform ended while it was starting');
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error('The platform did not become healthy within a minute');
    }
    await delay(POLL_MS);
  }
  return { origin, ended, stop: () => stop(child, ended) };
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/sandbox/health`)).status === 200;
  } catch {
    return false;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}
