import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { PLATFORM_OFFSET } from '../compose/ports.mjs';
import { inheritedEnvironment, runCommand } from '../support/command';
import { startCommand } from '../support/startCommand';

/** Time limit on a machine that also runs other suites. */
const LIMIT_MS = 900_000;

export interface ComposedSite {
  readonly origin: string;
  /** Port of the host. The caller may also use the ports at distances of hundreds until this process exits. */
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the site of this repository with `npm start`, with separate platform, data, store and manifest. */
export async function startComposedSite(): Promise<ComposedSite> {
  const run = { cwd: WORKSPACE_DIR, limitMs: LIMIT_MS };
  const reserved = await runCommand(process.execPath, [join('e2e', 'compose', 'ports.mjs'), String(process.pid), WORKSPACE_DIR], run);
  const { port } = JSON.parse(reserved) as { readonly port: number };
  await runCommand(process.execPath, ['--import', 'tsx', join('shared', 'release', 'buildAll.ts')], run);
  const folder = makeTemporaryFolder('composed-site');
  const env = {
    ...inheritedEnvironment,
    SITE_PORT: String(port),
    PLATFORM_PORT: String(port + PLATFORM_OFFSET),
    PLATFORM_DATA: join(folder, 'platform'),
    SITE_DEPLOYMENTS: join(folder, 'deployments'),
    RELEASE_STORE: join(folder, 'store'),
  };
  const site = startCommand(process.execPath, [join('e2e', 'compose', 'start.mjs'), '--verbose'], { cwd: WORKSPACE_DIR, env });
  const stop = async (): Promise<void> => {
    await site.interrupt();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await site.prints(/demo account/);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${String(port)}`, port, stop };
}
