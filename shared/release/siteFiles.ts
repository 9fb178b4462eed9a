import { join, resolve } from 'node:path';
import { DEFAULT_SITE_PORT } from './addresses';
import { WORKSPACE_DIR } from './packages';
import { siteFolder } from './sites.mjs';

/** Returns the folder of the platform's data, unless the platform chooses it itself: a site on another port than the usual one has its own. */
export function platformData(root: string = WORKSPACE_DIR): string | undefined {
  const named = process.env['PLATFORM_DATA'];
  if (named !== undefined || sitePort() === DEFAULT_SITE_PORT) return named;
  return join(siteFolder(root, sitePort()), 'platform');
}

/** Returns the folder of what the site writes that the environment names. */
function siteDir(): string {
  return siteFolder(WORKSPACE_DIR, sitePort());
}

function sitePort(): number {
  return Number(process.env['SITE_PORT'] ?? DEFAULT_SITE_PORT);
}

/** The manifest of a themed build: below `siteDir()`, or the folder that `SITE_DEPLOYMENTS` names. */
export function deploymentFile(build: string): string {
  const named = process.env['SITE_DEPLOYMENTS'];
  return join(named === undefined ? siteDir() : resolve(WORKSPACE_DIR, named), build, 'deployment.json');
}

/**
 * The revision after `last`: the second of writing, so that the manifests of the development servers, the suites and `npm start` lie on one
 * scale, and a browser that kept one of them takes the newer.
 */
export function nextRevision(last = 0): number {
  return Math.max(last + 1, Math.floor(Date.now() / 1000));
}
