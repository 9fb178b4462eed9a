import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir, hasBuild, readCurrentBuild } from './currentBuild';

const KEPT_BUILDS = 3;

/**
 * Removes all but the newest three builds in a package's `dist/`; the current and the previous one stay regardless of
 * their age. Servers use this folder only briefly, because the store keeps releases permanently. Returns the removed
 * versions.
 */
export function pruneBuilds(packageDir: string): readonly string[] {
  const dist = join(packageDir, 'dist');
  if (!existsSync(dist)) return [];
  const current = readCurrentBuild(packageDir);
  const isNamed = (version: string): boolean => version === current?.version || version === current?.previous;
  // The folder of an unfinished build has another name.
  const builds = readdirSync(dist).filter((name) => !name.endsWith('.part') && hasBuild(packageDir, name));
  const [named, others] = partition(builds, isNamed);
  const builtAt = (version: string): number => statSync(join(buildDir(packageDir, version), 'build.json')).mtimeMs;
  const old = others.sort((a, b) => builtAt(b) - builtAt(a)).slice(Math.max(0, KEPT_BUILDS - named.length));
  for (const version of old) rmSync(buildDir(packageDir, version), { recursive: true, force: true });
  return old;
}

function partition<T>(items: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}
