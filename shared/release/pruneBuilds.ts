import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir, hasBuild, readCurrentBuild } from './currentBuild';

const KEPT_BUILDS = 3;

/**
 * Removes everything in a package's `dist/` beyond its newest three builds; the current one and the one before stay however old they are. Nothing is served
 * from there for long: releases are kept in the store permanently. Returns the removed versions.
 */
export function pruneBuilds(packageDir: string): readonly string[] {
  const dist = join(packageDir, 'dist');
  if (!existsSync(dist)) return [];
  const current = readCurrentBuild(packageDir);
  const isNamed = (version: string): boolean => version === current?.version || version === current?.previous;
  // A folder in the making has a name of its own.
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
