import { buildDir, hasBuild, readCurrentBuild } from './currentBuild';
import { packageDir } from './packages';
import { scriptCommand } from './scriptCommand.mjs';

/**
 * Returns the folders of the host's builds that a server must serve: the newest, which contains the page, and the
 * previous one, whose chunks are still loaded by pages that were opened with it. Throws when the host was never built.
 */
export function hostBuilds(): readonly [newest: string, ...older: string[]] {
  const dir = packageDir('host');
  const current = readCurrentBuild(dir);
  if (current === undefined) throw new Error(`The host is not built: ${scriptCommand('build')}`);
  const { version, previous } = current;
  return previous !== undefined && hasBuild(dir, previous) ? [buildDir(dir, version), buildDir(dir, previous)] : [buildDir(dir, version)];
}
