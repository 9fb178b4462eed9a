import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { integrityOf } from '@site/build/integrity';

export interface PlainBuild {
  readonly id: RemoteId;
  readonly version: string;
  readonly origin: string;
  /** Body of its mount, with the props in `props`; default: shows a heading with id and version. */
  readonly mount?: string;
  /** Stylesheet of the build, `page.css` in its folder. */
  readonly styles?: string;
}

/**
 * Writes a remote build without the preset of the repository into a folder that the remote's origin serves. It
 * represents another build of the same sources, or the build of a team that uses only React from the host:
 * `shared(name)` resolves to a module of the share scope, `origin` is that of the build.
 *
 * @returns its entry in the manifest
 */
export function writePlainBuild(
  root: string,
  { id, version, origin, mount = headingOf(`${id} ${version}`), styles = '' }: PlainBuild,
): RemoteBuild {
  const container = `remote_${id}_plain_${version.replaceAll('.', '_')}`;
  const entry = `var ${container} = (() => {
    let scope;
    const { origin } = new URL(document.currentScript.src);
    const shared = async (name) => (await Object.values(scope[name])[0].get())();
    return { init(given) { scope = given; }, get() { return Promise.resolve(() => (${moduleOf(mount)})); } };
  })();`;
  mkdirSync(join(root, version), { recursive: true });
  writeFileSync(join(root, version, 'remoteEntry.js'), entry);
  writeFileSync(join(root, version, 'page.css'), styles);
  return {
    version,
    container,
    entry: `${origin}/${version}/remoteEntry.js`,
    integrity: integrityOf(entry),
    requires: '^1.0.0',
    preload: {},
  };
}

function headingOf(text: string): string {
  return `const heading = document.createElement('h1');
    heading.textContent = ${JSON.stringify(text)};
    props.domElement.append(heading);
    props.onReady?.();`;
}

function moduleOf(mount: string): string {
  return `{
    async bootstrap() {},
    async mount(props) { ${mount} },
    async update() {},
    async unmount({ domElement }) { domElement.replaceChildren(); },
  }`;
}
