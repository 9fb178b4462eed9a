import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { Command } from 'commander';
import { LOCKFILE, WORKSPACE_DIR } from '@site/build/workspace';
import { changedPackages } from './changedPackages';
import { CHECKS } from './checkPackage';
import { packageDir, remotePackage, WORKSPACE_IDS } from './packages';
import { runJest, runScript } from './runScript';

interface Chosen {
  readonly since?: string;
}

interface DevFlags {
  readonly site?: string;
}

interface ReleaseFlags extends Chosen {
  readonly from?: string;
  readonly list: boolean;
  readonly allowUncommitted: boolean;
  readonly json: boolean;
}

const NAMES = 'such as remote-news; when left out the one in whose folder you are, or the only one';
const SINCE = 'all that changed since a revision, such as origin/main, in place of names';

/**
 * `site`: develops, checks, tests and releases remotes with the same code that this repository uses (host/docs/0020).
 */
export const site = new Command('site').description('Develops, checks, tests and releases remotes.');

site
  .command('dev')
  .description('Serves a remote as you type: alone, from its own samples where no platform answers, or in a running or deployed site.')
  .argument('[packages...]', NAMES)
  .option(
    '--site <address>',
    'that site as it is, such as https://site.example, with your remotes as their sources are now; only you see it',
  )
  .action((names: readonly string[], { site: address }: DevFlags) =>
    report(async () => {
      const packages = choose(names, {});
      if (address !== undefined) return developIn(address, packages);
      const [chosen = '', ...others] = packages;
      if (others.length > 0) throw new Error('Alone is one remote; several are shown in a site: site dev … --site https://…');
      return runScript('devPackage.ts', [packageDir(chosen)]);
    }),
  );

site
  .command('check')
  .description('What a release asks for: types, use of the contract, texts of both languages, the build.')
  .argument('[packages...]', NAMES)
  .option('--since <revision>', SINCE)
  .action((names: readonly string[], chosen: Chosen) => report(() => forEach(choose(names, chosen), check)));

site
  .command('test')
  .description('Their tests, by the jest of the root folder.')
  .argument('[packages...]', NAMES)
  .option('--since <revision>', SINCE)
  .action((names: readonly string[], chosen: Chosen) =>
    report(() => {
      const packages = choose(names, chosen);
      return packages.length === 0 ? Promise.resolve(0) : runJest(packages.map((name) => `/${name}/`));
    }),
  );

site
  .command('release')
  .description('Builds what is committed and keeps it permanently in the store (RELEASE_STORE).')
  .argument('[packages...]', NAMES)
  .option('--since <revision>', SINCE)
  .option('--from <folder>', 'releases the output of a build with ModuleFederationPlugin, in place of building a package')
  .option('--list', 'only shows their releases, newest first', false)
  .option('--allow-uncommitted', 'releases also what is not committed, and records that', false)
  .option('--json', 'answers with JSON', false)
  .action((names: readonly string[], { from, list, allowUncommitted, json, ...chosen }: ReleaseFlags) => {
    const flags = [list ? ['--list'] : [], allowUncommitted ? ['--allow-uncommitted'] : [], json ? ['--json'] : []].flat();
    if (from !== undefined) return report(() => runScript('release.ts', ['--from', resolve(from), ...flags]));
    return report(() => forEach(choose(names, chosen), (name) => runScript('release.ts', [name, ...flags])));
  });

async function developIn(address: string, packages: readonly string[]): Promise<number> {
  // Import lazily, because the other commands need no server.
  const [{ developAgainst }, { serveUntilSignal }] = await Promise.all([import('./override/developAgainst'), import('./stopOnSignal')]);
  await serveUntilSignal((running) => developAgainst({ address, packages, command: ['site dev', ...packages].join(' ') }, running));
  return 1;
}

/** Runs all checks, so every fault is reported at once. */
async function check(packageName: string): Promise<number> {
  let failed = 0;
  for (const { name, faultsOf } of CHECKS) {
    const faults = await faultsOf(packageName);
    process.stdout.write(`${packageName} ${name}: ${faults.length === 0 ? 'ok' : 'FAILED'}\n`);
    for (const fault of faults) process.stderr.write(`  ${fault}\n`);
    if (faults.length > 0) failed += 1;
  }
  return failed === 0 ? 0 : 1;
}

/** Runs the work for every package, even after a failure. */
async function forEach(packages: readonly string[], work: (packageName: string) => Promise<number>): Promise<number> {
  let worst = 0;
  for (const name of packages) worst = Math.max(worst, await work(name));
  return worst;
}

/** Returns the selected packages. Throws with the existing ones when the selection is ambiguous. */
function choose(names: readonly string[], { since }: Chosen): readonly string[] {
  if (!existsSync(LOCKFILE)) throw new Error('There is no pnpm-lock.yaml here or in a folder above: run pnpm install first');
  const packages = WORKSPACE_IDS.map(remotePackage);
  if (packages.length === 0) throw new Error(`${WORKSPACE_DIR} has no remote: a remote is a folder remote-<id> in the root folder`);
  if (since !== undefined) return changedRemotes(packages, since);
  const unknown = names.find((name) => !packages.includes(name));
  if (unknown !== undefined) throw new Error(`${unknown} is no remote; there are ${packages.join(', ')}`);
  if (names.length > 0) return names;
  const cwd = process.cwd();
  const here = dirname(cwd) === WORKSPACE_DIR ? basename(cwd) : undefined;
  const meant = packages.find((name) => name === here || packages.length === 1);
  if (meant === undefined) throw new Error(`Name a remote; there are ${packages.join(', ')}`);
  return [meant];
}

function changedRemotes(packages: readonly string[], revision: string): readonly string[] {
  const changed = changedPackages(revision).filter((name) => packages.includes(name));
  if (changed.length === 0) process.stdout.write(`No remote changed since ${revision}\n`);
  return changed;
}

async function report(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
