import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { WORKSPACE_DIR } from '@site/build/workspace';
import { workspacePackages } from '../workspacePackages';
import { changelogText } from './changelogText';
import { hasHistorySince } from './newCommits';
import { packageChanges } from './packageChanges';
import { scriptCommand } from '../scriptCommand.mjs';

/** `pnpm changelog`: writes CHANGELOG.md of every package, or of the named ones, from the commits that changed it. */
const command = new Command('changelog')
  .description('Writes CHANGELOG.md of packages from the commits that changed them.')
  .argument('[packages...]', 'such as remote-wallet; all packages when left out')
  .action((names: readonly string[]) => {
    try {
      for (const file of writeChangelogs(names)) process.stdout.write(`${file}\n`);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  });

function writeChangelogs(names: readonly string[]): readonly string[] {
  const packages = workspacePackages();
  const unknown = names.filter((name) => !packages.includes(name));
  if (unknown.length > 0) throw new Error(`"${unknown.join('", "')}" is not a package: use ${packages.join(', ')}`);
  if (!hasHistorySince())
    throw new Error(`The history of this clone is incomplete: run git fetch --unshallow, then ${scriptCommand('changelog')} again`);
  return (names.length > 0 ? names : packages).map((packageDir) => {
    const file = join(packageDir, 'CHANGELOG.md');
    writeFileSync(join(WORKSPACE_DIR, file), changelogText(packageDir, packageChanges(WORKSPACE_DIR, packageDir, packages)));
    return file;
  });
}

await command.parseAsync();
