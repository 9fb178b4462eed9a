import { Command } from 'commander';
import { changedPackages } from './changedPackages';

/** `pnpm changed`: prints the packages that changed since a revision, and their dependents, one per line. */
const command = new Command('changed')
  .description('Lists the packages that changed since a revision, and those that depend on them.')
  .option('--since <revision>', 'what is compared with', 'origin/main')
  .option('--json', 'answers with JSON, for the matrix of a pipeline', false)
  .action(({ since, json }: { readonly since: string; readonly json: boolean }) => {
    try {
      const names = changedPackages(since);
      process.stdout.write(json ? `${JSON.stringify(names)}\n` : names.map((name) => `${name}\n`).join(''));
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  });

await command.parseAsync();
