import { WORKSPACE_DIR } from './packages';
import { chooseSite, describeSite, nameSite, readSites } from './sites.mjs';

/** Variables that select a site. */
const NAMED_BY = ['SITE_PORT', 'SITE_ADDRESSES', 'SITE_DEPLOYMENTS'];

interface StartedSiteOptions {
  /** Port that the user chose for this command. */
  readonly named?: string | undefined;
  /** A command that only needs a platform also accepts the site of `pnpm dev`. */
  readonly needs?: 'manifest' | 'platform';
  /** Root folder of the checkout. */
  readonly root?: string;
}

/**
 * Sets the ports and the themed build of the site that `npm start` runs, or ran last, in this process's environment,
 * unless the environment selects one. Call it before the addresses are loaded, which read the environment once. Throws
 * when several sites run, and when `named` is not a port.
 *
 * @param command such as `pnpm ops …`
 */
export async function useStartedSite(
  command: string,
  { named, needs = 'manifest', root = WORKSPACE_DIR }: StartedSiteOptions = {},
): Promise<void> {
  const { env } = process;
  if (named !== undefined) nameSite(named);
  else if (NAMED_BY.some((name) => env[name] !== undefined)) return;
  const sites = (await readSites(root)).filter((each) => needs === 'platform' || each.isDevelopment !== true);
  const site = named === undefined ? chooseSite(sites, command) : sites.find(({ port }) => String(port) === named);
  if (site === undefined) return;
  env['SITE_PORT'] = String(site.port);
  env['PLATFORM_PORT'] ??= String(site.platformPort);
  env['SITE_BUILD'] ??= site.build;
  // Print to stderr, because a program may parse the standard output.
  process.stderr.write(`Site: ${describeSite(site)}\n`);
}
