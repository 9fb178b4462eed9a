import { identifyBuild, readCommonInputs } from '../webpack/buildIdentity';
import { buildInOwnProcess } from './buildProcess';
import { hasBuild, writeCurrentBuild } from './currentBuild';
import { packageDir } from './packages';
import { pruneBuilds } from './pruneBuilds';

/** A build takes one core and half a gigabyte; two at once are what a small machine carries. Each process builds its share with a warm compiler. */
const BUILDS_AT_ONCE = 2;

/** Builds those of the packages whose sources changed, and removes old builds. Fails with the first that does not build. */
export async function buildChanged(packages: readonly string[]): Promise<void> {
  const common = readCommonInputs();
  const waiting = packages.filter((name) => {
    const dir = packageDir(name);
    const build = identifyBuild(dir, common).name;
    if (!hasBuild(dir, build)) return true;
    writeCurrentBuild(dir, build);
    return false;
  });
  process.stdout.write(`${String(packages.length - waiting.length)} of ${String(packages.length)} builds are up to date\n`);
  const shares = Array.from({ length: BUILDS_AT_ONCE }, (_, share) => waiting.filter((_, index) => index % BUILDS_AT_ONCE === share));
  await Promise.all(shares.filter((share) => share.length > 0).map((share) => buildInOwnProcess(share)));
  for (const name of packages) pruneBuilds(packageDir(name));
}
