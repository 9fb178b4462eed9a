import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInfo } from './recordBuild';

/**
 * Content of `dist/current.json`: the newest build of a package and the previous one. Older ones stay in their folders.
 */
export interface CurrentBuild {
  readonly version: string;
  readonly previous?: string;
}

/** Returns the newest build of a package, or undefined when there is none yet. */
export function readCurrentBuild(packageDir: string): CurrentBuild | undefined {
  const file = currentFile(packageDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CurrentBuild) : undefined;
}

/** Records `version` as the newest build; the newest one so far becomes the previous one. */
export function writeCurrentBuild(packageDir: string, version: string): void {
  const before = readCurrentBuild(packageDir);
  if (before?.version === version) return;
  const previous = before !== undefined && hasBuild(packageDir, before.version) ? before.version : undefined;
  const current: CurrentBuild = { version, ...(previous === undefined ? {} : { previous }) };
  writeFileSync(currentFile(packageDir), `${JSON.stringify(current, null, 2)}\n`);
}

/** Returns true when that build is complete: its record is written last. */
export function hasBuild(packageDir: string, version: string): boolean {
  return existsSync(join(buildDir(packageDir, version), 'build.json'));
}

/** Returns the record of one build. Throws when there is no such build. */
export function readBuild(packageDir: string, version: string): BuildInfo {
  return JSON.parse(readFileSync(join(buildDir(packageDir, version), 'build.json'), 'utf8')) as BuildInfo;
}

export function buildDir(packageDir: string, version: string): string {
  return join(packageDir, 'dist', version);
}

function currentFile(packageDir: string): string {
  return join(packageDir, 'dist', 'current.json');
}
