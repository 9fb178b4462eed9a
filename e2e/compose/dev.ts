import { parseArgs } from 'node:util';
import { DEFAULT_ADDRESSES, originOf } from '@site/shared/release/addresses';
import { describeStartFailure } from '@site/shared/release/listeners';
import { packageDir, remotePackage, WORKSPACE_IDS } from '@site/shared/release/packages';
import { startDevelopmentServer } from './developmentServer';
import { OVERRIDE_OFFSET, overrideSite } from './devOverride';
import { spawnPlatform } from './platformProcess';
import { requireFreeDevelopment } from './ports.mjs';
import { stopOnSignal } from './stopOnSignal';

/** First builds at once; afterwards a server only works when its sources change. */
const STARTS_AT_ONCE = 2;

type Running = ReturnType<typeof stopOnSignal>;

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
      await startDevelopmentServer(packageDir(next), ['--federated'], (server) => running.add(server));
    }
  };
  await Promise.all([platform.healthy(), ...Array.from({ length: STARTS_AT_ONCE }, work)]);
  process.stdout.write(`\n  ${DEFAULT_ADDRESSES.host}\n  demo account: player1 / player123\n  Ctrl-C stops everything\n\n`);
}

/** `pnpm dev wallet --site https://…`: that site as it is, with the named remotes from their sources. Nobody else sees it. */
async function developAgainst(address: string, named: readonly string[], running: Running): Promise<void> {
  if (named.length === 0) throw new Error('Name the remotes that you work on: pnpm dev wallet --site …');
  const site = siteOrigin(address);
  const page = await overrideSite({
    site,
    remotes: named.map((id) => ({ id, dir: packageDir(remotePackage(id)) })),
    port: portOf(DEFAULT_ADDRESSES.host) + OVERRIDE_OFFSET,
    onStart: (started) => running.add(started),
  });
  const whose = named.length === 1 ? `${named[0] ?? ''} is` : `${named.join(', ')} are`;
  process.stdout.write(
    `\n  ${page}\n  ${site} as it is now, but ${whose} built from this folder: only you see it, and that site is not changed\n`,
  );
  process.stdout.write('  Each edit loads the page again; Ctrl-C stops everything\n\n');
}

function siteOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new Error(`${address} is no address of a site, such as https://site.example`);
  return url.origin;
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}

const running = stopOnSignal();
try {
  const { values, positionals: named } = parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true });
  const unknown = named.find((name) => !WORKSPACE_IDS.some((id) => id === name));
  if (unknown !== undefined) throw new Error(`${unknown} is no remote; there are ${WORKSPACE_IDS.join(', ')}`);
  if (values.site === undefined) await develop(named, running);
  else await developAgainst(values.site, named, running);
} catch (error) {
  if (!running.isStopping()) process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = 1;
  await running.stop();
}
