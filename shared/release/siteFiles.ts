import { join, resolve } from 'node:path';
import { DEFAULT_SITE_PORT } from './addresses';
import { WORKSPACE_DIR } from './packages';
import { siteFolder } from './sites.mjs';

/**
 * Returns the folder of the platform's data, unless the platform chooses it itself: a site on a port other than the
 * default has its own.
 */
export function platformData(root: string = WORKSPACE_DIR): string | undefined {
  const named = process.env['PLATFORM_DATA'];
  if (named !== undefined || sitePort() === DEFAULT_SITE_PORT) return named;
  return join(siteFolder(root, sitePort()), 'platform');
}

/** Returns the output folder of the site that the environment names. */
function siteDir(): string {
  return siteFolder(WORKSPACE_DIR, sitePort());
}

function sitePort(): number {
  return Number(process.env['SITE_PORT'] ?? DEFAULT_SITE_PORT);
}

/** Returns the manifest file of a themed build: below `siteDir()`, or the folder that `SITE_DEPLOYMENTS` names. */
export function deploymentFile(build: string): string {
  const named = process.env['SITE_DEPLOYMENTS'];
  return join(named === undefined ? siteDir() : resolve(WORKSPACE_DIR, named), build, 'deployment.json');
}

/**
 * Returns the revision after `last`: the current time in seconds. The manifests of the development servers, the suites
 * and `npm start` then use one scale, and a browser with a cached manifest accepts the newer one.
 */
export function nextRevision(last = 0): number {
  return Math.max(last + 1, Math.floor(Date.now() / 1000));
}
