import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { integrityOf } from '@site/shared/webpack/integrity';

export interface PlainBuild {
  readonly id: RemoteId;
  readonly version: string;
  /** Of the remote. */
  readonly origin: string;
}

/**
 * Writes a build of a remote without any framework, whose every view is a heading with its version, into a folder that the remote's origin
 * serves. It represents another build of the same sources.
 *
 * @returns its entry in the manifest
 */
export function writePlainBuild(root: string, { id, version, origin }: PlainBuild): RemoteBuild {
  const container = `remote_${id}_plain_${version.replaceAll('.', '_')}`;
  const entry = `var ${container} = { init() {}, get() { return Promise.resolve(() => (${moduleOf(`${id} ${version}`)})); } };`;
  mkdirSync(join(root, version), { recursive: true });
  writeFileSync(join(root, version, 'remoteEntry.js'), entry);
  return {
    version,
    container,
    entry: `${origin}/${version}/remoteEntry.js`,
    integrity: integrityOf(entry),
    requires: '^1.0.0',
    preload: {},
  };
}

function moduleOf(heading: string): string {
  const mount = `async ({ domElement, onReady }) => {
    const heading = document.createElement('h1');
    heading.textContent = ${JSON.stringify(heading)};
    domElement.append(heading);
    onReady?.();
  }`;
  return `{ async bootstrap() {}, mount: ${mount}, async update() {}, async unmount({ domElement }) { domElement.replaceChildren(); } }`;
}
