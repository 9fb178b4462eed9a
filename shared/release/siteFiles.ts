import { join, resolve } from 'node:path';
import { WORKSPACE_DIR } from './packages';

/** Where the manifest of a themed build stands: below `.site`, or the folder that `SITE_DEPLOYMENTS` names. */
export function deploymentFile(build: string): string {
  return join(resolve(WORKSPACE_DIR, process.env['SITE_DEPLOYMENTS'] ?? '.site'), build, 'deployment.json');
}

/**
 * The revision after `last`: the second of writing, so that the manifests of the development servers, the suites and `npm start` lie on one
 * scale, and a browser that kept one of them takes the newer.
 */
export function nextRevision(last = 0): number {
  return Math.max(last + 1, Math.floor(Date.now() / 1000));
}
