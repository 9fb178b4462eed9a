import { parseArgs } from 'node:util';
import { DEFAULT_ADDRESSES, originOf } from '@site/shared/release/addresses';
import { packageDir, remotePackage, WORKSPACE_IDS } from '@site/shared/release/packages';
import { developAgainst } from '@site/shared/release/override/developAgainst';
import { spawnDevelopmentServer } from '@site/shared/release/override/spawnDevelopmentServer';
import { serveUntilSignal, type Running } from '@site/shared/release/stopOnSignal';
import { describeSiteBanner } from './banner';
import { spawnPlatform } from './platformProcess';
import { requireFreeDevelopment } from './ports.mjs';

/** First builds at once; afterwards a server only works when its sources change. */
const STARTS_AT_ONCE = 2;

/**
 * `pnpm dev [remote …]`: platform, host and the named remotes (all when none is named) as development servers, with refresh across the federation.
 * The manifest is made from the servers that answer. A remote alone: `pnpm --filter remote-x dev`.
 */
async function develop(named: readonly string[], running: Running): Promise<void> {
  const remotes = WORKSPACE_IDS.filter((id) => named.length === 0 || named.includes(id));
  const pages = [DEFAULT_ADDRESSES.host, ...remotes.map((id) => originOf(DEFAULT_ADDRESSES, id))].map(portOf);
  await requireFreeDevelopment(pages, portOf(DEFAULT_ADDRESSES.platform), ['pnpm dev', ...named].join(' '));
  const platform = running.add(await spawnPlatform());
  const waiting = ['host', ...remotes.map(remotePackage)];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await running.add(spawnDevelopmentServer(packageDir(next), ['--federated'])).started;
    }
  };
  await Promise.all([platform.healthy(), ...Array.from({ length: STARTS_AT_ONCE }, work)]);
  process.stdout.write(describeSiteBanner(DEFAULT_ADDRESSES.host));
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}

await serveUntilSignal(async (running) => {
  const { values, positionals: named } = parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true });
  const unknown = named.find((name) => !WORKSPACE_IDS.some((id) => id === name));
  if (unknown !== undefined) throw new Error(`${unknown} is no remote; there are ${WORKSPACE_IDS.join(', ')}`);
  if (values.site === undefined) return develop(named, running);
  if (named.length === 0) throw new Error('Name the remotes that you work on: pnpm dev wallet --site …');
  const command = ['pnpm dev', ...named].join(' ');
  return developAgainst({ address: values.site, packages: named.map(remotePackage), command }, running);
});
