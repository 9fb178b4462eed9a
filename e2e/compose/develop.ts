import { DEFAULT_ADDRESSES, originOf } from '@site/release/addresses';
import { packageDir, remotePackage, WORKSPACE_IDS } from '@site/release/packages';
import { developAgainst } from '@site/release/override/developAgainst';
import { spawnDevelopmentServer } from '@site/release/override/spawnDevelopmentServer';
import { scriptCommand } from '@site/release/scriptCommand';
import { serveUntilSignal, type Running } from '@site/release/stopOnSignal';
import { describeSiteBanner } from './banner';
import { spawnPlatform } from './platformProcess';
import { requireFreeDevelopment } from './ports.mjs';
import { recordWhileRunning } from './recordWhileRunning';

/** Number of concurrent first builds. Later a server only works when its sources change. */
const STARTS_AT_ONCE = 2;

/**
 * Serves these remotes (default: all) until a signal, in a site of development servers or in the deployed site with the
 * given address. Throws when a remote does not belong to the workspace.
 */
export async function develop(named: readonly string[], site: string | undefined): Promise<void> {
  await serveUntilSignal(async (running) => {
    const unknown = named.find((name) => !WORKSPACE_IDS.some((id) => id === name));
    if (unknown !== undefined) throw new Error(`${unknown} is no remote; there are ${WORKSPACE_IDS.join(', ')}`);
    if (site === undefined) return serveDevelopment(named, running);
    if (named.length === 0) throw new Error(`Name the remotes that you work on: ${scriptCommand('dev', 'wallet --site …')}`);
    const command = scriptCommand('dev', named.join(' '));
    return developAgainst({ address: site, packages: named.map(remotePackage), command }, running);
  });
}

/**
 * Serves platform, host and remotes. The servers have to respond first, because the manifest is generated from them.
 */
async function serveDevelopment(named: readonly string[], running: Running): Promise<void> {
  const remotes = WORKSPACE_IDS.filter((id) => named.length === 0 || named.includes(id));
  const pages = [DEFAULT_ADDRESSES.host, ...remotes.map((id) => originOf(DEFAULT_ADDRESSES, id))].map(portOf);
  await requireFreeDevelopment(pages, portOf(DEFAULT_ADDRESSES.platform), (port) =>
    scriptCommand('dev', [...named, '--port', port].join(' ')),
  );
  const platform = running.add(await spawnPlatform());
  const waiting = ['host', ...remotes.map(remotePackage)];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await running.add(spawnDevelopmentServer(packageDir(next), ['--federated'])).started;
    }
  };
  await Promise.all([platform.healthy(), ...Array.from({ length: STARTS_AT_ONCE }, work)]);
  recordWhileRunning({ build: 'default', isDevelopment: true }, running);
  process.stdout.write(describeSiteBanner(DEFAULT_ADDRESSES.host));
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}
