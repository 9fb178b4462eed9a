import { WORKSPACE_DIR } from './packages';
import { chooseSite, describeSite, readSites } from './sites.mjs';

/** Any of these says which site is meant. */
const NAMED_BY = ['SITE_PORT', 'SITE_ADDRESSES', 'SITE_DEPLOYMENTS'];

/**
 * Sets the ports and the themed build of the site that `npm start` runs, or ran last, in this process's environment, unless the environment names one. Has to
 * end before the addresses are loaded, which read the environment once. Throws when several sites run.
 *
 * @param command such as `pnpm ops`
 * @param named the port that a person chose for this command
 */
export async function useStartedSite(command: string, named?: string, root: string = WORKSPACE_DIR): Promise<void> {
  const { env } = process;
  if (named !== undefined) {
    env['SITE_PORT'] = named;
    delete env['PLATFORM_PORT'];
  } else if (NAMED_BY.some((name) => env[name] !== undefined)) return;
  const sites = await readSites(root);
  const site = named === undefined ? chooseSite(sites, command) : sites.find(({ port }) => String(port) === named);
  if (site === undefined) return;
  env['SITE_PORT'] = String(site.port);
  env['PLATFORM_PORT'] ??= String(site.platformPort);
  env['SITE_BUILD'] ??= site.build;
  // Standard output may be read by a program.
  process.stderr.write(`Site: ${describeSite(site)}\n`);
}
