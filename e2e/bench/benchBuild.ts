import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCurrentBuild } from '@site/release/currentBuild';
import { APP_PACKAGES, packageDir, WORKSPACE_DIR } from '@site/release/packages';

const BENCH_DIR = join(WORKSPACE_DIR, '.site', 'bench');

/**
 * Returns the folder of a bench build. Its name contains a hash of the sources of the current builds.
 *
 * @param kind start of the folder's name
 * @param ownFiles files of the bench that are also compiled
 * @param facts other inputs of the build
 */
export function benchBuildDir(kind: string, ownFiles: readonly string[], ...facts: readonly string[]): string {
  const hash = createHash('sha256').update([...APP_PACKAGES.map(currentVersion), ...facts].join());
  for (const file of ownFiles) hash.update(readFileSync(file));
  return join(BENCH_DIR, `${kind}-${hash.digest('hex').slice(0, 8)}`);
}

/** Removes the builds of a kind, which belong to earlier sources. */
export function removeBenchBuilds(kind: string): void {
  const names = existsSync(BENCH_DIR) ? readdirSync(BENCH_DIR) : [];
  for (const name of names) if (name.startsWith(`${kind}-`)) rmSync(join(BENCH_DIR, name), { recursive: true, force: true });
}

function currentVersion(name: string): string {
  const build = readCurrentBuild(packageDir(name));
  if (build === undefined) throw new Error(`${name} is not built: pnpm build`);
  return build.version;
}
