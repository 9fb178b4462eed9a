import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { describeListener, isFree } from '@site/shared/release/listeners';
import { WORKSPACE_DIR } from '@site/shared/release/packages';
import { isMovedSite, siteDir } from '@site/shared/release/siteFiles';
import { SANDBOX_OFFSET } from './ports.mjs';
import { readSandbox } from './sandbox';

const STARTUP_LIMIT_MS = 60_000;
const POLL_MS = 100;
const STOP_LIMIT_MS = 10_000;

export interface PlatformProcess {
  readonly origin: string;
  /** Resolves when it answers. Throws when it ends before that, or takes more than a minute. */
  healthy(): Promise<void>;
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** Starts the sandbox platform as `spawnPlatform` does and waits until it is healthy. */
export async function startPlatformProcess(environment: Environment = {}): Promise<PlatformProcess> {
  const platform = await spawnPlatform(environment);
  try {
    await platform.healthy();
  } catch (error) {
    await platform.stop();
    throw error;
  }
  return platform;
}

/**
 * Starts the sandbox platform as a process of its own. Throws when something listens on its port already.
 *
 * @param environment settings of the platform in addition to the environment of this process; `PLATFORM_PORT` is that of `DEFAULT_ADDRESSES` when left out
 */
export async function spawnPlatform(environment: Environment = {}): Promise<PlatformProcess> {
  const port = Number(environment['PLATFORM_PORT'] ?? new URL(DEFAULT_ADDRESSES.platform).port);
  const origin = `http://127.0.0.1:${String(port)}`;
  if (!(await isFree(port))) throw new Error(`The platform cannot listen on port ${String(port)}: ${describeListener(port)} does`);
  const child = spawn(process.execPath, ['--import', 'tsx', join('e2e', 'platform', 'main.ts'), '--sandbox'], {
    cwd: WORKSPACE_DIR,
    env: {
      ...dataOfMovedSite(),
      ...process.env,
      ...environment,
      PLATFORM_PORT: String(port),
      SANDBOX_PORT: String(port + SANDBOX_OFFSET),
    },
    // The platform ends when this channel closes, even if this process is killed.
    // What it says is for people: our own output may be read by a program.
    stdio: ['ignore', process.stderr, 'inherit', 'ipc'],
    // A process group of its own: Ctrl-C reaches only this process, which then stops the platform in order.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  return { origin, ended, healthy: () => waitForHealth(child, origin), stop: () => stop(child, ended) };
}

/** A site on other ports than the default has its own database. */
function dataOfMovedSite(): Environment {
  return isMovedSite() ? { PLATFORM_DATA: join(siteDir(), 'platform') } : {};
}

async function waitForHealth(child: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + STARTUP_LIMIT_MS;
  while (!(await isHealthy(origin))) {
    if (hasEnded(child)) throw new Error('The platform ended while it was starting');
    if (Date.now() > deadline) throw new Error('The platform did not become healthy within a minute');
    await delay(POLL_MS);
  }
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    await readSandbox('health', origin);
    return true;
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
