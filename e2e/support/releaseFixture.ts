import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressesFrom, DEFAULT_ADDRESSES } from '@site/release/addresses';
import { openReleaseStore } from '@site/release/openReleaseStore';
import { WORKSPACE_DIR, WORKSPACE_IDS, WORKSPACE_REMOTES, type WorkspaceRemote } from '@site/release/packages';
import { releaseBuild } from '@site/release/releaseBuild';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { METRICS_OFFSET } from '../compose/ports.mjs';
import type { SiteOptions } from '../compose/serve';
import { runCommand } from './command';

const COMMAND_LIMIT_MS = 300_000;

/** Separate release store and deployment manifests of a suite, with the operations command that changes them. */
export interface ReleaseFixture {
  /** Options for a site that serves these releases. */
  readonly site: Pick<Required<SiteOptions>, 'deploymentFile' | 'remoteRoots' | 'remotes'>;
  readonly storeDir: string;
  /** Environment of its commands. */
  readonly environment: Readonly<Record<string, string>>;
  /** Runs `pnpm ops …` and returns its `--json` output. Rejects when the command is refused. */
  ops(...args: readonly string[]): Promise<unknown>;
  /** Releases the newest build of each remote into the store. */
  releaseAll(): Promise<void>;
  releaseWallet(packageDir: string): Promise<void>;
  /** Removes the addresses of remotes outside the workspace. */
  forgetAddresses(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * @param sitePort port of the site that serves these releases
 * @param remotes additional remotes with an address, beside those of the workspace
 */
export async function createReleaseFixture(sitePort: number, remotes: readonly WorkspaceRemote[] = []): Promise<ReleaseFixture> {
  const folder = makeTemporaryFolder('release-fixture');
  const [storeDir, deployments] = [join(folder, 'store'), join(folder, 'deployments')];
  const store = openReleaseStore(storeDir);
  const platformPort = Number(new URL(DEFAULT_ADDRESSES.platform).port);
  const addressed = [...WORKSPACE_REMOTES, ...remotes];
  const addresses = join(folder, 'addresses.json');
  const address = (known: readonly WorkspaceRemote[]): Promise<void> =>
    writeFile(addresses, JSON.stringify(addressesFrom(sitePort, undefined, known)));
  await address(addressed);
  const environment = {
    SITE_PORT: String(sitePort),
    SITE_ADDRESSES: addresses,
    RELEASE_STORE: storeDir,
    SITE_DEPLOYMENTS: deployments,
    SITE_OPERATOR: 'drill',
    PLATFORM_METRICS: `http://127.0.0.1:${String(platformPort + METRICS_OFFSET)}`,
  };
  return {
    storeDir,
    environment,
    site: {
      deploymentFile: join(deployments, 'default', 'deployment.json'),
      remotes: addressed,
      remoteRoots: Object.fromEntries(addressed.map(({ id }) => [id, [join(storeDir, id)]])),
    },
    async ops(...args) {
      const command = ['--import', 'tsx', join('host', 'ops', 'main.ts'), ...args, '--json'];
      return JSON.parse(
        await runCommand(process.execPath, command, { cwd: WORKSPACE_DIR, limitMs: COMMAND_LIMIT_MS, environment }),
      ) as unknown;
    },
    async releaseAll() {
      for (const id of WORKSPACE_IDS) await releaseBuild(id, store);
    },
    async releaseWallet(packageDir) {
      await releaseBuild('wallet', store, { dir: packageDir });
    },
    forgetAddresses: () => address(WORKSPACE_REMOTES),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
