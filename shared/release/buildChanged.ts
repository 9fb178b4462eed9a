import { identifyBuild } from '@site/build/buildIdentity';
import { buildInOwnProcess, type BuildOutput } from './buildProcess';
import { hasBuild, writeCurrentBuild } from './currentBuild';
import { packageDir } from './packages';
import { pruneBuilds } from './pruneBuilds';

/**
 * A build takes one core and half a gigabyte; a small machine can run two at once. Each process builds its share with a
 * warm compiler.
 */
const BUILDS_AT_ONCE = 2;

/**
 * Progress of a build: `built` of the `total` packages have a build of their sources; `latest` is the one that was
 * built last.
 */
export interface BuildProgress {
  readonly built: number;
  readonly total: number;
  readonly latest?: string;
}

interface BuildOptions {
  readonly output?: BuildOutput;
  readonly onProgress?: (progress: BuildProgress) => void;
}

/** Builds the packages whose sources changed, and removes old builds. Rejects at the first failed build. */
export async function buildChanged(packages: readonly string[], { output, onProgress = printUpToDate }: BuildOptions = {}): Promise<void> {
  const waiting = packages.filter((name) => {
    const dir = packageDir(name);
    const build = identifyBuild(dir).name;
    if (!hasBuild(dir, build)) return true;
    writeCurrentBuild(dir, build);
    return false;
  });
  const total = packages.length;
  let built = total - waiting.length;
  onProgress({ built, total });
  const onBuilt = (latest: string): void => {
    built += 1;
    onProgress({ built, total, latest });
  };
  const shares = Array.from({ length: BUILDS_AT_ONCE }, (_, share) => waiting.filter((_, index) => index % BUILDS_AT_ONCE === share));
  await Promise.all(shares.filter((share) => share.length > 0).map((share) => buildInOwnProcess(share, output, onBuilt)));
  for (const name of packages) pruneBuilds(packageDir(name));
}

/** Reports that all builds are up to date. The builds themselves print the rest. */
function printUpToDate({ built, total, latest }: BuildProgress): void {
  if (latest === undefined) process.stdout.write(`${String(built)} of ${String(total)} builds are up to date\n`);
}
