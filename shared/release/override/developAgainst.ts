import { DEFAULT_ADDRESSES } from '../addresses';
import { packageDir } from '../packages';
import type { Running } from '../stopOnSignal';
import { REMOTE_PREFIX } from '@site/build/workspaceRemotes';
import { toSiteOrigin } from './deployedSite';
import { OVERRIDE_OFFSET, overrideSite } from './overrideSite';

export interface DevelopAgainstOptions {
  /** Address of the site as the user typed it. */
  readonly address: string;
  /** Packages of this repository, such as `remote-wallet`. */
  readonly packages: readonly string[];
  /** Command that the user typed, without `--site`, such as `pnpm dev wallet`. */
  readonly command: string;
}

/**
 * Runs `pnpm dev wallet --site https://…` and, in a team's repository, `site dev --site https://…`: shows that site
 * with these remotes built from their sources. No other user sees it. Rejects when it cannot start or continue.
 */
export async function developAgainst({ address, packages, command }: DevelopAgainstOptions, running: Running): Promise<void> {
  const site = toSiteOrigin(address);
  const remotes = packages.map((name) => ({ id: name.slice(REMOTE_PREFIX.length), dir: packageDir(name) }));
  const { page, missing, ended } = await overrideSite({
    site,
    remotes,
    port: Number(new URL(DEFAULT_ADDRESSES.host).port) + OVERRIDE_OFFSET,
    suggest: (port) => `SITE_PORT=${String(port - OVERRIDE_OFFSET)} ${command} --site ${site}`,
    onStart: (started) => running.add(started),
    onFault: (message) => process.stderr.write(`${message}\n`),
  });
  const whose = remotes.map(({ id }) => id).join(', ');
  const lines = [
    page,
    `${site} as it is now, but ${whose} built from this folder: only you see it, and that site is not changed`,
    ...missing.map((id) => `${id} does not compile yet: load the page again when it does`),
    'Each edit loads the page again; Ctrl-C stops everything',
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
  const name = await ended();
  if (!running.isStopping()) throw new Error(`The development server of ${name} has ended`);
}
