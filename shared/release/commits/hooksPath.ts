import { realpathSync } from 'node:fs';
import { git } from './newCommits';

/** Folder of the git hooks, relative to the root of the repository. */
export const HOOKS_DIR = '.github/hooks';

/**
 * Sets `core.hooksPath` of a checkout, unless its owner has set another one. Changes nothing in CI, outside git, in a
 * subfolder of a larger repository, and when the configuration is read-only: the hook is only a convenience, because CI
 * runs the same checks.
 */
export function installHooks(workspaceDir: string, environment: NodeJS.ProcessEnv = process.env): void {
  if (environment['CI']) return;
  const root = git(workspaceDir, ['rev-parse', '--show-toplevel'])?.trim();
  if (root === undefined || realpathSync(root) !== realpathSync(workspaceDir)) return;
  if (git(workspaceDir, ['config', '--get', 'core.hooksPath']) !== undefined) return;
  git(workspaceDir, ['config', '--local', 'core.hooksPath', HOOKS_DIR]);
}
