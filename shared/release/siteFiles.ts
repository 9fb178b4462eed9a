import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DeploymentManifest } from '../src/contract/deploymentManifest';
import { WORKSPACE_DIR } from './packages';

/** Where the manifest of a themed build stands in development and in the suites. */
export function deploymentFile(build: string): string {
  return join(WORKSPACE_DIR, '.site', build, 'deployment.json');
}

/**
 * Writes the manifest, unless what stands there says the same. `compose` gets the revision to carry.
 * Returns the manifest that stands there afterwards.
 */
export function updateDeployment(build: string, compose: (revision: number) => DeploymentManifest): DeploymentManifest {
  const file = deploymentFile(build);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const revision = before === undefined ? 0 : (JSON.parse(before) as DeploymentManifest).revision;
  if (before !== undefined && before === toText(compose(revision))) return compose(revision);
  const manifest = compose(nextRevision(revision));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toText(manifest));
  return manifest;
}

/**
 * The revision after `last`: the second of writing, so that the manifests of the development servers, the suites and `npm start` lie on one
 * scale, and a browser that kept one of them takes the newer.
 */
export function nextRevision(last = 0): number {
  return Math.max(last + 1, Math.floor(Date.now() / 1000));
}

function toText(manifest: DeploymentManifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
