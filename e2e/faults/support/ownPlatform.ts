import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { isFree } from '@site/release/listeners';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { spawnPlatform, type PlatformProcess } from '../../compose/platformProcess';
import { DATABASE_OFFSET } from '../../compose/ports.mjs';
import { sandboxOf } from '../../compose/sandbox';
import { START_LIMIT_MS } from '../../compose/startWatch';
import { createSandbox, type Sandbox } from '../../support/sandbox';

/** Port next to those of the site that a test starts. */
const OWN_PLATFORM_PORT = Number(new URL(DEFAULT_ADDRESSES.platform).port) + 100;
const POLL_MS = 200;
const ENVIRONMENT = {
  PLATFORM_PORT: String(OWN_PLATFORM_PORT),
  PLATFORM_DATABASE_PORT: String(OWN_PLATFORM_PORT + DATABASE_OFFSET),
  PLATFORM_LOG: 'error',
};

/** Separate platform of a suite, which can be killed and restarted on the same database. */
export interface OwnPlatform {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly sandbox: Sandbox;
  /** Resolves when the process has exited for any reason. */
  hasCrashed(): Promise<void>;
  isRunning(): boolean;
  /** Restarts the process on the same database unless it is running, and waits until it is healthy. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startOwnPlatform(): Promise<OwnPlatform> {
  const dataDir = makeTemporaryFolder('own-platform');
  let running: PlatformProcess | undefined;
  const start = async (): Promise<PlatformProcess> => {
    await waitForFreePort();
    const started = await spawnPlatform({ ...ENVIRONMENT, PLATFORM_DATA: dataDir });
    // Assign before the platform is healthy, so `stop` also stops a slow start.
    running = started;
    void started.ended.then(() => {
      if (running === started) running = undefined;
    });
    return started;
  };
  const { origin, healthy } = await start();
  await healthy();

  return {
    url: origin,
    sandboxUrl: sandboxOf(origin),
    sandbox: createSandbox(origin),
    isRunning: () => running !== undefined,
    hasCrashed: () => running?.ended ?? Promise.resolve(),
    restart: async () => {
      if (running !== undefined && (await answers(running))) return;
      await running?.stop();
      await (await start()).healthy();
    },
    // If the platform was killed, its supervisor stops the database server.
    stop: async () => {
      await running?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns false for a platform that runs but does not respond; it is restarted. */
function answers(platform: PlatformProcess): Promise<boolean> {
  return platform.healthy().then(
    () => true,
    () => false,
  );
}

/** Waits for the port, because the platform of a stopped Playwright worker may still be stopping. */
async function waitForFreePort(): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await isFree(OWN_PLATFORM_PORT)) && performance.now() < deadline) await delay(POLL_MS);
}
