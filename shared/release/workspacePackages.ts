import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { WORKSPACE_DIR } from '@site/build/workspace';

/**
 * Returns the folders of all packages in `pnpm-workspace.yaml`, such as `remote-wallet`, as paths relative to the root.
 */
export function workspacePackages(workspaceDir: string = WORKSPACE_DIR): readonly string[] {
  const { packages } = load(readFileSync(join(workspaceDir, 'pnpm-workspace.yaml'), 'utf8')) as { readonly packages: readonly string[] };
  return packages
    .flatMap((pattern) => foldersOf(workspaceDir, pattern))
    .filter((dir) => existsSync(join(workspaceDir, dir, 'package.json')));
}

/** Expands a `*` at the end of a pattern; pnpm supports more, but this workspace does not use it. */
function foldersOf(workspaceDir: string, pattern: string): readonly string[] {
  if (!pattern.endsWith('*')) return [pattern];
  const parent = pattern.slice(0, pattern.lastIndexOf('/') + 1);
  const prefix = pattern.slice(parent.length, -1);
  return readdirSync(join(workspaceDir, parent))
    .filter((name) => name.startsWith(prefix))
    .map((name) => `${parent}${name}`);
}
