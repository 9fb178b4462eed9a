import { Command } from 'commander';
import { buildInOwnProcess } from './buildProcess';
import { openReleaseStore } from './openReleaseStore';
import { releaseFolder } from './releaseFolder';
import { remoteOfPackage, releaseRemote } from './releaseRemote';
import type { ReleasedBuild } from './storeBuild';
import { useStartedSite } from './useStartedSite';
import { scriptCommand } from './scriptCommand.mjs';

interface ReleaseFlags {
  readonly from?: string;
  readonly list: boolean;
  readonly allowUncommitted: boolean;
  readonly json: boolean;
}

/**
 * `pnpm release remote-wallet`: builds a remote and stores it in `RELEASE_STORE`; players get it when operations
 * promote it.
 */
const command = new Command('release')
  .description('Releases a remote, or lists what was released of it.')
  .argument('[package]', 'such as remote-wallet')
  .option('--from <folder>', 'releases the output of a build with ModuleFederationPlugin, in place of building a package')
  .option('--list', 'only shows its releases, newest first', false)
  .option('--allow-uncommitted', 'releases also what is not committed, and records that', false)
  .option('--json', 'answers with JSON', false)
  .action(async (packageName: string | undefined, flags: ReleaseFlags) => {
    try {
      process.stdout.write(await release(packageName, flags));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (flags.json) process.stdout.write(`${JSON.stringify({ error: message })}\n`);
      else process.stderr.write(`${message}\n`);
      process.exitCode = 1;
    }
  });

async function release(packageName: string | undefined, { from, list, allowUncommitted, json }: ReleaseFlags): Promise<string> {
  // The output contains the address of the release, so determine the site first.
  await useStartedSite(scriptCommand('release', '…'));
  const { describeRelease, printRelease, printReleases } = await import('./printRelease');
  const store = openReleaseStore();
  const describe = (released: ReleasedBuild): string =>
    json
      ? toText({ outcome: released.outcome, store: store.location, ...describeRelease(released.record) })
      : printRelease(released, store.location);
  if (from !== undefined) return describe(await releaseFolder(from, { allowUncommitted }, { store }));
  if (packageName === undefined) throw new Error('Name a package, such as remote-wallet, or the output of a build with --from');
  if (list) {
    const records = await store.list(remoteOfPackage(packageName));
    return json ? toText(records.map(describeRelease)) : printReleases(packageName, records, store.location);
  }
  const build = (name: string): Promise<void> => buildInOwnProcess([name], json ? 'quiet' : 'shown');
  return describe(await releaseRemote(packageName, { allowUncommitted }, { store, build }));
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

await command.parseAsync();
