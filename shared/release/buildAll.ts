import { identifyBuild } from '../webpack/buildIdentity';
import { buildInOwnProcess } from './buildProcess';
import { hasBuild, writeCurrentBuild } from './currentBuild';
import { APP_PACKAGES, packageDir } from './packages';
import { pruneBuilds } from './pruneBuilds';

/** A build takes one core and half a gigabyte; two at once are what a small machine carries. Each process builds its share with a warm compiler. */
const BUILDS_AT_ONCE = 2;

/** Builds every application package whose sources changed, or only the named ones, and removes old builds. Fails with the first that does not build. */
async function buildAll(packages: readonly string[]): Promise<void> {
  const waiting = packages.filter((name) => !isBuilt(packageDir(name)));
  process.stdout.write(`${String(packages.length - waiting.length)} of ${String(packages.length)} builds are up to date\n`);
  const shares = Array.from({ length: BUILDS_AT_ONCE }, (_, share) => waiting.filter((_, index) => index % BUILDS_AT_ONCE === share));
  await Promise.all(shares.filter((share) => share.length > 0).map((share) => buildInOwnProcess(share)));
  for (const name of packages) pruneBuilds(packageDir(name));
}

function isBuilt(dir: string): boolean {
  const { name } = identifyBuild(dir);
  if (!hasBuild(dir, name)) return false;
  writeCurrentBuild(dir, name);
  return true;
}

const named = process.argv.slice(2);
buildAll(named.length > 0 ? named : APP_PACKAGES).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // The other build may still be running: its output is of no use any more.
  process.exit(1);
});
