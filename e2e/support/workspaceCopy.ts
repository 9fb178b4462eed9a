import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { runCommand } from './command';

const MINUTE_MS = 60_000;
const AUTHOR = {
  GIT_AUTHOR_NAME: 'drill',
  GIT_AUTHOR_EMAIL: 'drill@site.invalid',
  GIT_COMMITTER_NAME: 'drill',
  GIT_COMMITTER_EMAIL: 'drill@site.invalid',
};

/** Separate repository with the current sources, in which a suite may write. */
export interface WorkspaceCopy {
  readonly dir: string;
  /**
   * Runs a script of its root package, such as `pnpm release remote-news`, and returns its output. Rejects on failure.
   */
  pnpm(args: readonly string[], environment?: Readonly<Record<string, string>>): Promise<string>;
  tool(name: string, ...args: readonly string[]): Promise<string>;
  commit(message: string): Promise<void>;
  /** Returns the top folders and files with changes since the copy. */
  changed(): Promise<readonly string[]>;
  remove(): Promise<void>;
}

/** Copies all tracked and untracked files of git, except ignored ones, installs the packages and commits. */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const dir = makeTemporaryFolder('workspace');
  const run = (command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<string> =>
    runCommand(command, args, { cwd: dir, limitMs: 5 * MINUTE_MS, environment: { ...AUTHOR, ...environment } });
  for (const file of await presentFiles()) await copyFile(file, dir);
  const { packageManager } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as { readonly packageManager: string };
  const pnpm: WorkspaceCopy['pnpm'] = (args, environment) => run('npx', ['-y', packageManager, '--silent', ...args], environment);
  const commit = async (message: string): Promise<void> => {
    await run('git', ['add', '-A']);
    await run('git', ['commit', '-q', '--no-verify', '-m', message]);
  };
  await pnpm(['install', '--frozen-lockfile', '--prefer-offline']);
  await run('git', ['init', '-q']);
  await commit('as it is');
  await run('git', ['tag', 'copied']);
  return {
    dir,
    pnpm,
    tool: (name, ...args) => run(join(dir, 'node_modules', '.bin', name), args),
    commit,
    async changed() {
      await run('git', ['add', '-A']);
      const files = await run('git', ['diff', '--cached', '--name-only', '--no-renames', 'copied']);
      return [...new Set(files.split('\n').flatMap((file) => file.split('/', 1)))].filter((name) => name !== '');
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

async function presentFiles(): Promise<readonly string[]> {
  const listed = ['ls-files', '-co', '--exclude-standard', '--deduplicate'];
  return (await runCommand('git', listed, { cwd: WORKSPACE_DIR, limitMs: MINUTE_MS })).split('\n');
}

/** Skips a file that is deleted but not committed yet. */
async function copyFile(file: string, dir: string): Promise<void> {
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await cp(join(WORKSPACE_DIR, file), join(dir, file)).catch((error: unknown) => {
    if ((error as { readonly code?: string }).code !== 'ENOENT') throw error;
  });
}
