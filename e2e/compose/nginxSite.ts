import { spawnSync, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addressesFrom, type Addresses } from '@site/release/addresses';
import { composeDeployment } from '@site/release/deployment';
import { packageDir, remotePackage, WORKSPACE_IDS } from '@site/release/packages';
import { readSiteConfiguration } from '@site/release/siteConfiguration';
import { ensureKey, keysFolder, openSigner } from '@site/release/signingKeys';
import { nextRevision } from '@site/release/siteFiles';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { findNginx } from './nginx.mjs';
import { runTypeScript } from './run.mjs';
import { spawnSupervised } from './spawnSupervised';

const BUILD = 'default';
/** nginx starts in well under a second, but a busy machine may need longer. */
const STARTUP_LIMIT_MS = 120_000;
const POLL_MS = 50;

interface Nginx {
  readonly command: string;
  readonly modules: string;
}

interface Ports {
  readonly site: number;
  readonly platform: number;
}

/**
 * Serves the current builds with nginx and the production configuration: the host on port `site`, proxying to the
 * platform on port `platform`.
 */
export async function startNginxSite(ports: Ports): Promise<{ stop(): Promise<void> }> {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error('There is no nginx with the modules of brotli on this machine');
  const addresses = addressesFrom(ports.site, ports.platform);
  // Refuse to start, because the tests would use the other site.
  if (await isServing(addresses.host)) throw new Error(`A site is running on ${addresses.host} already: stop it first`);
  const dir = makeTemporaryFolder('nginx');
  const clear = (): Promise<void> => rm(dir, { recursive: true, force: true });
  try {
    await writeConfiguration(dir, nginx, addresses);
    const end = await startNginx(dir, nginx, addresses.host);
    return { stop: () => end().then(clear) };
  } catch (error) {
    await clear();
    throw error;
  }
}

/**
 * Writes the manifest of the current builds, their folders in the layout of a release store, and the configuration for
 * both.
 */
async function writeConfiguration(dir: string, { modules }: Nginx, addresses: Addresses): Promise<void> {
  const known = join(dir, 'addresses.json');
  await writeFile(known, JSON.stringify(addresses));
  const store = join(dir, 'store');
  await mkdir(store);
  for (const id of WORKSPACE_IDS) await symlink(join(packageDir(remotePackage(id)), 'dist'), join(store, id));
  const deployment = join(dir, 'deployments', BUILD, 'deployment.json');
  await mkdir(dirname(deployment), { recursive: true });
  ensureKey(keysFolder(deployment), { who: 'the suite', now: new Date() });
  const site = readSiteConfiguration(BUILD);
  const manifest = composeDeployment({ site, addresses, revision: nextRevision() });
  await writeFile(deployment, openSigner(keysFolder(deployment)).sign(manifest));
  // When started as root, the workers would otherwise run as a user that cannot read the checkout.
  const user = process.getuid?.() === 0 ? ['--user', 'root'] : [];
  const places = ['--out', dir, '--store', store, '--deployment', deployment, '--modules', modules];
  await runTypeScript('host/ops/nginx/writeConfiguration.ts', [...places, '--workers', '1', ...user], { SITE_ADDRESSES: known });
}

/** Starts nginx and returns a function that stops it. */
async function startNginx(dir: string, { command }: Nginx, origin: string): Promise<() => Promise<void>> {
  const args = ['-p', dir, '-c', 'nginx.conf', '-e', 'logs/error.log'];
  const { status, stderr } = spawnSync(command, ['-t', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx refuses its configuration:\n${stderr}`);
  const child = spawnSupervised(command, args, { cwd: dir, env: process.env });
  for (const stream of [child.stdout, child.stderr]) stream.resume();
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await waitUntilServing(origin, child, join(dir, 'logs', 'error.log'));
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

async function waitUntilServing(origin: string, child: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + STARTUP_LIMIT_MS;
  while (!(await isServing(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx does not serve:\n${await readFile(log, 'utf8')}`);
    await delay(POLL_MS);
  }
}

async function isServing(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/deployment.json`)).ok;
  } catch {
    return false;
  }
}
