import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { remoteFiles } from '@site/release/create-remote/remoteFiles';
import { WORKSPACE_DIR } from '@site/release/packages';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { inheritedEnvironment, runCommand } from '../support/command';
import { startCommand, type RunningCommand } from '../support/startCommand';

/** Time limit on a machine that also runs other suites. */
const LIMIT_MS = 900_000;

const NOTES = join(WORKSPACE_DIR, 'host', 'docs', '0020-remotes-in-external-repositories.md');

/** Repository outside the workspace with the installed remote `news`. */
export interface TeamRepository {
  readonly dir: string;
  /** Returns the path of a folder beside the repository, for the store and for data of operations. */
  readonly beside: (name: string) => string;
  /** Runs `site …` in the folder of the remote and returns its output. Rejects with the output on failure. */
  site(...args: readonly string[]): Promise<string>;
  /** Starts `site dev …` in the folder of the remote, with the ports of that site. */
  develop(sitePort: number, ...args: readonly string[]): RunningCommand;
  run(command: string, ...args: readonly string[]): Promise<string>;
  commit(): Promise<void>;
  /** Replaces a text in a file of the remote. */
  replace(path: string, from: string, to: string): void;
  remove(): void;
}

/**
 * Packs the packages of shared, and sets up an empty folder as document 0020 describes: with the root files printed
 * there, and a remote in a folder that only had to move.
 */
export async function createTeamRepository(): Promise<TeamRepository> {
  const folder = makeTemporaryFolder('own-repository');
  const dir = join(folder, 'news-team');
  const remote = join(dir, 'remote-news');
  const environment = { RELEASE_STORE: join(folder, 'store'), SITE_OPERATOR: 'news team' };
  const run = (command: string, ...args: readonly string[]): Promise<string> =>
    runCommand(command, args, { cwd: dir, limitMs: LIMIT_MS, environment });
  const commit = async (): Promise<void> => {
    await run('git', 'add', '--all');
    await run('git', '-c', 'user.name=team', '-c', 'user.email=team@example.com', 'commit', '--quiet', '--message', 'work');
  };
  const tarballs = await pack(join(folder, 'packages'));
  write(dir, notedFiles());
  write(remote, { ...movedRemote() });
  // Overrides that replace a registry.
  writeFileSync(
    join(dir, 'pnpm-workspace.yaml'),
    `${readFileSync(join(dir, 'pnpm-workspace.yaml'), 'utf8')}overrides:\n${tarballs.map((file) => `  '${packageIn(file)}': file:${file}\n`).join('')}`,
  );
  await run('npx', '--yes', packageManager(dir), 'install', '--prefer-offline');
  await run('git', 'init', '--quiet');
  await commit();
  return {
    dir,
    run,
    commit,
    beside: (name) => join(folder, name),
    site: (...args) => runCommand(join(dir, 'node_modules', '.bin', 'site'), args, { cwd: remote, limitMs: LIMIT_MS, environment }),
    develop: (sitePort, ...args) =>
      startCommand(join(dir, 'node_modules', '.bin', 'site'), ['dev', ...args], {
        cwd: remote,
        env: { ...inheritedEnvironment, SITE_PORT: String(sitePort) },
      }),
    replace(path, from, to) {
      const text = readFileSync(join(remote, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
      writeFileSync(join(remote, path), text.replace(from, to));
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the packed files. */
async function pack(out: string): Promise<readonly string[]> {
  const script = join('shared', 'release', 'pack', 'packShared.ts');
  const printed = await runCommand(process.execPath, ['--import', 'tsx', script, '--allow-uncommitted', '--out', out], {
    cwd: WORKSPACE_DIR,
    limitMs: LIMIT_MS,
  });
  return printed.trim().split('\n');
}

/** Returns the package in a packed file, such as `@site/shared` in `site-shared-1.0.7.tgz`. */
function packageIn(tarball: string): string {
  return `@site/${/site-([a-z]+)-\d/.exec(basename(tarball))?.[1] ?? ''}`;
}

/** Returns the files that the document prints, by name. */
export function notedFiles(): Readonly<Record<string, string>> {
  const blocks = readFileSync(NOTES, 'utf8').matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, name = '', text = '']) => [name, text]));
}

/** Returns a remote as `pnpm create:remote` writes it, after its move. */
function movedRemote(): Readonly<Record<string, string>> {
  const files = remoteFiles({ id: 'news', port: 7, code: 'NW', name: { 'zh-CN': '资讯', 'zh-TW': '資訊' } });
  const facts = JSON.parse(files['package.json'] ?? '{}') as Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>;
  const moved = {
    ...facts,
    scripts: { dev: 'site dev', check: 'site check', test: 'site test', release: 'site release' },
    dependencies: fromCatalog(facts.dependencies),
    devDependencies: fromCatalog(facts.devDependencies),
  };
  return { ...files, 'package.json': `${JSON.stringify(moved, null, 2)}\n` };
}

/** Returns dependencies with the versions of the catalog in place of the workspace's. */
function fromCatalog(dependencies: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(dependencies).map((name) => [name, 'catalog:']));
}

function write(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

function packageManager(dir: string): string {
  const { packageManager: named } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { readonly packageManager: string };
  return named;
}
