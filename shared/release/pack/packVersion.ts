import { spawnSync } from 'node:child_process';

/** Inputs of the packages. */
const INPUTS = ['shared', 'pnpm-workspace.yaml'] as const;

/**
 * Returns the version of the package: major and minor of the contract, and as its patch the number of commits that
 * changed the package, so different contents have different versions. Uncommitted changes result in a version that no
 * range matches.
 *
 * Throws without the whole history, and on uncommitted changes unless they are allowed.
 */
export function packVersion(contract: string, workspaceDir: string, allowUncommitted: boolean): string {
  if (git(workspaceDir, ['rev-parse', '--is-shallow-repository']) !== 'false') {
    throw new Error('The patch counts commits: that takes a clone with the whole history (git fetch --unshallow)');
  }
  const changed = git(workspaceDir, ['status', '--porcelain', '--', ...INPUTS]) !== '';
  if (changed && !allowUncommitted) throw new Error('What shared is made of is not committed: commit first, or add --allow-uncommitted');
  const [major = '0', minor = '0'] = contract.split('.');
  const patch = git(workspaceDir, ['rev-list', '--count', 'HEAD', '--', ...INPUTS]);
  return `${major}.${minor}.${patch}${changed ? '-uncommitted' : ''}`;
}

function git(cwd: string, args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
