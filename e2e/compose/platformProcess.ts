import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseProgress, type OnStartProgress } from '@site/platform/startProgress';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { describeListener, isFree } from '@site/release/listeners';
import { WORKSPACE_DIR } from '@site/release/packages';
import { platformData } from '@site/release/siteFiles';
import { SANDBOX_OFFSET } from './ports.mjs';
import { readSandbox } from './sandbox';
import { createStartWatch, type StartWatch } from './startWatch';

const POLL_MS = 100;

/** The platform first answers pending requests and then stops its database. */
const STOP_LIMIT_MS = 60_000;

/** Number of output lines that an error repeats. */
const LAST_LINES = 20;

export interface PlatformProcess {
  readonly origin: string;
  /**
   * Resolves when the platform is healthy. Throws with the current step when it exits before that, makes no progress,
   * or takes more than `START_LIMIT_MS`.
   */
  healthy(): Promise<void>;
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

export interface PlatformProcessOptions {
  /** Receives each step of the start. */
  readonly onProgress?: OnStartProgress;
  /** Destination file of the platform's stdout and stderr; default: our stderr. */
  readonly output?: string;
}

/** Starts the sandbox platform like `spawnPlatform` and waits until it is healthy. */
export async function startPlatformProcess(environment: Environment = {}, options: PlatformProcessOptions = {}): Promise<PlatformProcess> {
  const platform = await spawnPlatform(environment, options);
  try {
    await platform.healthy();
  } catch (error) {
    await platform.stop();
    throw error;
  }
  return platform;
}

/**
 * Starts the sandbox platform as a separate process. Throws when its port is in use.
 *
 * @param environment settings of the platform in addition to the environment of this process; the default of
 * `PLATFORM_PORT` is the port in `DEFAULT_ADDRESSES`
 */
export async function spawnPlatform(
  environment: Environment = {},
  { onProgress, output }: PlatformProcessOptions = {},
): Promise<PlatformProcess> {
  const port = Number(environment['PLATFORM_PORT'] ?? new URL(DEFAULT_ADDRESSES.platform).port);
  const origin = `http://127.0.0.1:${String(port)}`;
  if (!(await isFree(port))) throw new Error(`The platform cannot listen on port ${String(port)}: ${describeListener(port)} does`);
  const watch = createStartWatch();
  const log = output === undefined ? undefined : openLog(output);
  const data = platformData();
  const child = spawn(process.execPath, ['--import', 'tsx', join('e2e', 'platform', 'main.ts'), '--sandbox'], {
    cwd: WORKSPACE_DIR,
    env: {
      ...(data === undefined ? {} : { PLATFORM_DATA: data }),
      ...process.env,
      ...environment,
      PLATFORM_PORT: String(port),
      SANDBOX_PORT: String(port + SANDBOX_OFFSET),
    },
    // The platform exits when this channel closes, even if this process is killed. Its output goes to stderr, because a
    // program may parse our stdout.
    stdio: ['ignore', log ?? process.stderr, log ?? 'inherit', 'ipc'],
    // A separate process group: Ctrl-C reaches only this process, which then stops the platform in order.
    detached: true,
  });
  if (log !== undefined) closeSync(log);
  child.on('message', (message) => {
    const progress = parseProgress(message);
    if (progress === undefined) return;
    watch.onProgress(progress);
    onProgress?.(progress);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  return { origin, ended, healthy: () => waitForHealth({ child, origin, watch, output }), stop: () => stop(child, ended) };
}

interface Starting {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly watch: StartWatch;
  readonly output: string | undefined;
}

async function waitForHealth({ child, origin, watch, output }: Starting): Promise<void> {
  for (;;) {
    // Skip the request until the platform is ready: it would fail, and cost a busy machine more time.
    const failure = watch.isReady() ? await findHealthFailure(origin) : 'it is starting';
    if (failure === undefined) return;
    const timeout = watch.findTimeout();
    if (hasEnded(child)) throw new Error(`The platform ended while it was starting, ${watch.describe()}${lastLinesOf(output)}`);
    if (timeout !== undefined) throw new Error(`The platform does not answer on ${origin}: ${timeout}; ${failure}${lastLinesOf(output)}`);
    await delay(POLL_MS);
  }
}

async function findHealthFailure(origin: string): Promise<string | undefined> {
  try {
    await readSandbox('health', origin);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'a');
}

/** Returns an empty text without a file, because the lines are already on our stderr. */
function lastLinesOf(output: string | undefined): string {
  if (output === undefined) return '';
  const lines = readFileSync(output, 'utf8').trimEnd().split('\n').slice(-LAST_LINES);
  return `. The last lines of ${output}:\n${lines.join('\n')}`;
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
