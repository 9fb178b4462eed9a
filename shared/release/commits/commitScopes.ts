import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { WORKSPACE_DIR } from '@site/build/workspace';
import { workspacePackages } from '../workspacePackages';
import { REMOTE_PREFIX } from '@site/build/workspaceRemotes';

/** Scopes for changes outside all packages: the repository itself, and dependencies. */
const GENERAL_SCOPES = ['repo', 'deps'] as const;

/** Folders whose subfolders are large enough for a separate scope, such as `contract` or `journeys`. */
const AREA_PARENTS = ['host', 'shared', 'shared/src', 'e2e'] as const;

/**
 * Returns the allowed scopes of commits in alphabetical order: every package without the prefix `remote-`, the areas of
 * the large packages, and the general ones.
 */
export function commitScopes(workspaceDir: string = WORKSPACE_DIR): readonly string[] {
  const packages = workspacePackages(workspaceDir).map((dir) => basename(dir).replace(REMOTE_PREFIX, ''));
  const areas = AREA_PARENTS.flatMap((parent) => subfolders(join(workspaceDir, parent)));
  return [...new Set([...GENERAL_SCOPES, ...packages, ...areas])].sort();
}

function subfolders(dir: string): readonly string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !/^(\.|node_modules$|dist$|src$)/.test(entry.name) ? [entry.name] : [],
  );
}
