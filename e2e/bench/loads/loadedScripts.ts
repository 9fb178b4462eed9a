import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_IDS } from '@site/release/packages';
import type { Addresses } from '@site/release/addresses';
import { buildDir, readCurrentBuild } from '@site/release/currentBuild';
import { packageDir, remotePackage } from '@site/release/packages';
import type { LoadedScript } from './findDuplicates';
import type { SourceMap } from './sourceMap';

/**
 * Reads the scripts at these addresses of a form of the site from the builds on disk. Scripts without a source map
 * contain only data and are left out.
 *
 * @param hostRoot folder that the host's origin serves, when it is not its current build
 */
export function readLoadedScripts(urls: readonly string[], addresses: Addresses, hostRoot?: string): readonly LoadedScript[] {
  return urls.flatMap((url) => {
    const { owner, file } = locate(new URL(url), addresses, hostRoot);
    if (!existsSync(`${file}.map`)) return [];
    return {
      name: `${owner}/${file.split('/').at(-1) ?? ''}`,
      code: readFileSync(file, 'utf8'),
      encodedBytes: statSync(`${file}.br`).size,
      map: JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMap,
    };
  });
}

function locate(
  { origin, pathname }: URL,
  addresses: Addresses,
  hostRoot: string | undefined,
): { readonly owner: string; readonly file: string } {
  const id = WORKSPACE_IDS.find((known) => addresses.remotes[known] === origin);
  if (id !== undefined) return { owner: id, file: join(packageDir(remotePackage(id)), 'dist', pathname) };
  const root = hostRoot ?? currentHostRoot();
  if (origin !== addresses.host || root === undefined) throw new Error(`${origin} serves no script of the site`);
  return { owner: 'host', file: join(root, pathname) };
}

function currentHostRoot(): string | undefined {
  const dir = packageDir('host');
  const build = readCurrentBuild(dir);
  return build && buildDir(dir, build.version);
}
