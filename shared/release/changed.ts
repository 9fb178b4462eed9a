import { Command } from 'commander';
import { runPnpm } from './runPnpm';

/** Notes change no package. */
const NOTES = '**/*.md';

interface Project {
  readonly name: string;
  readonly path: string;
}

/**
 * `pnpm changed`: the packages that changed since a revision, and those that depend on them, a line each, as pnpm's own `--filter "...[revision]"` finds
 * them. A file of the root folder, such as the lockfile or a setting of the tests, belongs to all of them.
 */
const command = new Command('pnpm changed')
  .description('Lists the packages that changed since a revision, and those that depend on them.')
  .option('--since <revision>', 'what is compared with', 'origin/main')
  .option('--json', 'answers with JSON, for the matrix of a pipeline', false)
  .action(({ since, json }: { readonly since: string; readonly json: boolean }) => {
    try {
      const names = changedSince(since);
      process.stdout.write(json ? `${JSON.stringify(names)}\n` : names.map((name) => `${name}\n`).join(''));
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  });

function changedSince(revision: string): readonly string[] {
  const all = listProjects([]);
  const root = all.reduce((shortest, project) => (project.path.length < shortest.path.length ? project : shortest));
  const changed = listProjects(['--filter', `...[${revision}]`, '--changed-files-ignore-pattern', NOTES]);
  const listed = changed.some(({ path }) => path === root.path) ? all : changed;
  return listed.filter(({ path }) => path !== root.path).map(({ name }) => name);
}

function listProjects(options: readonly string[]): readonly Project[] {
  const { status, stdout, stderr, error } = runPnpm(['list', '--recursive', '--depth', '-1', '--json', ...options]);
  if (error !== undefined) throw new Error(`pnpm cannot be had here: ${error.message}`);
  if (status !== 0) throw new Error(/fatal: .*/.exec(`${stdout}${stderr}`)?.[0].replace(/".*$/, '') ?? `pnpm refused: ${stderr}`);
  return stdout.trim() === '' ? [] : (JSON.parse(stdout) as readonly Project[]);
}

await command.parseAsync();
