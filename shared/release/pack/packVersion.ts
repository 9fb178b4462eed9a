import { spawnSync } from 'node:child_process';

/** What the package is made of. */
const INPUTS = ['shared', 'pnpm-workspace.yaml'] as const;

/**
 * The version of the package: major and minor of the contract, and as its patch how many commits have changed the package, so that no two contents
 * have one version. What is not committed gives a version that no range takes.
 *
 * Throws without the whole history, and where something is not committed, unless that is allowed.
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
