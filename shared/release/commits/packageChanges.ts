import { parseCommit } from './commitRules';
import { git, newCommits } from './newCommits';
import type { PackageChange } from './changelogText';

/**
 * Returns the commits after `start` that changed a package, oldest first. A nested package, such as `e2e/platform`, is
 * not part of its parent.
 *
 * @param packages folders of all packages
 */
export function packageChanges(
  workspaceDir: string,
  packageDir: string,
  packages: readonly string[],
  start?: string,
): readonly PackageChange[] {
  const nested = packages.filter((other) => other.startsWith(`${packageDir}/`)).map((other) => `:(exclude)${other}`);
  return newCommits(workspaceDir, start, [packageDir, ...nested]).flatMap(({ hash, message }) => {
    const commit = parseCommit(message);
    return commit === undefined ? [] : [{ ...commit, hash, version: versionAt(workspaceDir, packageDir, hash) }];
  });
}

function versionAt(workspaceDir: string, packageDir: string, hash: string): string {
  const text = git(workspaceDir, ['show', `${hash}:${packageDir}/package.json`]);
  // The commit moves or removes the package.
  if (text === undefined) return '0.0.0';
  return (JSON.parse(text) as { readonly version?: string }).version ?? '0.0.0';
}
