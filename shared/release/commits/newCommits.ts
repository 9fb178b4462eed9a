import { spawnSync } from 'node:child_process';
import { WORKSPACE_DIR } from '@site/build/workspace';

/** Last commit before messages were checked. It and its ancestors follow no convention. */
export const LAST_UNCHECKED_COMMIT = 'a1bdd825773948a64fdd136c2c7524141e7b35a2';

/** Commit that the rules apply to. */
export interface Commit {
  readonly hash: string;
  readonly message: string;
}

/**
 * Returns the commits after `start`, oldest first, without merges. In a shallow clone that does not contain `start`,
 * every commit is newer than it. Returns none outside git and in another history, such as a copy that was committed as
 * a whole.
 *
 * @param paths only commits that change one of these, as git pathspecs
 */
export function newCommits(
  workspaceDir: string = WORKSPACE_DIR,
  start: string = LAST_UNCHECKED_COMMIT,
  paths: readonly string[] = [],
): readonly Commit[] {
  const range = rangeAfter(workspaceDir, start);
  if (range === undefined) return [];
  const log = git(workspaceDir, ['log', '--reverse', '--no-merges', '-z', '--format=%H%n%B', range, '--', ...paths]) ?? '';
  return log
    .split('\0')
    .filter((text) => text !== '')
    .map((text) => ({ hash: text.slice(0, text.indexOf('\n')), message: text.slice(text.indexOf('\n') + 1).trim() }));
}

/** Returns true when the whole history since `start` is available. */
export function hasHistorySince(workspaceDir: string = WORKSPACE_DIR, start: string = LAST_UNCHECKED_COMMIT): boolean {
  return git(workspaceDir, ['merge-base', '--is-ancestor', start, 'HEAD']) !== undefined;
}

/** Returns the output of a git command, or undefined when git fails or is not installed. */
export function git(cwd: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}

function rangeAfter(workspaceDir: string, start: string): string | undefined {
  if (hasHistorySince(workspaceDir, start)) return `${start}..HEAD`;
  return git(workspaceDir, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true' ? 'HEAD' : undefined;
}
