import { spawnSync } from 'node:child_process';
import { WORKSPACE_DIR } from './packages';
import type { ReleaseRecord } from './releaseRecord';

/** Inputs of a build besides its package, as paths in the repository. */
const COMMON_INPUTS = ['shared', 'pnpm-lock.yaml'] as const;

/** Commit of sources outside a git repository. */
const NO_COMMIT = 'unknown';

/** State of a package's sources in git. */
export interface SourceRevision {
  readonly source: ReleaseRecord['source'];
  /** Uncommitted inputs, as git names them. */
  readonly changed: readonly string[];
}

/**
 * Returns the current commit, and whether the package, shared and the lockfile match it. Outside a repository the
 * commit is `unknown` and nothing counts as committed.
 */
export function readSourceRevision(packageName: string, workspaceDir: string = WORKSPACE_DIR): SourceRevision {
  const commit = git(workspaceDir, ['rev-parse', 'HEAD'])?.trim();
  const status = git(workspaceDir, ['status', '--porcelain', '--', packageName, ...COMMON_INPUTS]);
  if (commit === undefined || status === undefined) return { source: { commit: NO_COMMIT, isClean: false }, changed: [] };
  const changed = status.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  return { source: { commit, isClean: changed.length === 0 }, changed };
}

function git(cwd: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
