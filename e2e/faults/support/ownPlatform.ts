import { rm } from 'node:fs/promises';
import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { makeTemporaryFolder } from '@site/shared/release/temporaryFolders';
import { spawnPlatform, type PlatformProcess } from '../../compose/platformProcess';
import { DATABASE_OFFSET } from '../../compose/ports.mjs';
import { sandboxOf } from '../../compose/sandbox';
import { createSandbox, type Sandbox } from '../../support/sandbox';

/** Beside the ports of the site that a test starts for itself. */
const OWN_PLATFORM_PORT = Number(new URL(DEFAULT_ADDRESSES.platform).port) + 100;
const ENVIRONMENT = {
  PLATFORM_PORT: String(OWN_PLATFORM_PORT),
  PLATFORM_DATABASE_PORT: String(OWN_PLATFORM_PORT + DATABASE_OFFSET),
  PLATFORM_LOG: 'error',
};

/** A platform of a suite's own, which can be killed and restarted on the same database. */
export interface OwnPlatform {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly sandbox: Sandbox;
  /** Resolves when the process has ended, for any reason. */
  hasCrashed(): Promise<void>;
  /** Starts the process again on the same database, unless it runs. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startOwnPlatform(): Promise<OwnPlatform> {
  const dataDir = makeTemporaryFolder('own-platform');
  let running: PlatformProcess | undefined;
  const start = async (): Promise<PlatformProcess> => {
    const started = await spawnPlatform({ ...ENVIRONMENT, PLATFORM_DATA: dataDir });
    await started.healthy();
    void started.ended.then(() => (running = undefined));
    return started;
  };
  const { origin } = (running = await start());

  return {
    url: origin,
    sandboxUrl: sandboxOf(origin),
    sandbox: createSandbox(origin),
    hasCrashed: () => running?.ended ?? Promise.resolve(),
    restart: async () => {
      running ??= await start();
    },
    stop: async () => {
      // A platform that was killed left its database running: the next one uses it and stops it in order.
      running ??= await start();
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
