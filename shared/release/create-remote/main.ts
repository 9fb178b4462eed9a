import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Command } from 'commander';
import { isIconName } from '@site/shared/ui/essentials/iconPaths';
import { parseRemoteMetadata } from '@site/shared/contract/remoteMetadata';
import { packageDir, remotePackage, WORKSPACE_DIR, WORKSPACE_REMOTES } from '../packages';
import { runPnpm } from '../runPnpm';
import { readWorkspaceMetadata } from '@site/build/workspaceRemotes';
import { planRemote, type NewRemote } from './newRemote';
import { isAsWritten, remoteFiles } from './remoteFiles';
import { scriptCommand } from '../scriptCommand.mjs';
import { readSitePackage } from '@site/build/sitePackage';

interface Flags {
  readonly name?: string;
  readonly nameTw?: string;
  readonly code?: string;
  readonly remove?: true;
}

/**
 * `pnpm create:remote news`: creates a remote with a first page in both languages and a test. It appears on the site
 * without a release of the host.
 */
const command = new Command('create:remote')
  .description('Writes a new remote, or takes one away again: as it is committed, or as it was written.')
  .argument('<id>', 'such as news: its folder is remote-news, its address /news')
  .option('--name <text>', 'what players call it, in simplified characters; the id when left out')
  .option('--name-tw <text>', 'in traditional characters; made from the other one when left out')
  .option('--code <letters>', 'begins its reference numbers; two letters of the id when left out')
  .option('--remove', 'takes its folder away')
  .action(async (id: string, flags: Flags) => {
    try {
      process.stdout.write(flags.remove ? remove(id) : await create(id, flags));
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  });

async function create(id: string, { name = id, nameTw, code }: Flags): Promise<string> {
  const names = { 'zh-CN': name, 'zh-TW': nameTw ?? (await toTraditional(name)) };
  const remote = planRemote(id, names, { remotes: WORKSPACE_REMOTES, metadata: readWorkspaceMetadata(WORKSPACE_DIR) }, code);
  const folder = packageDir(remotePackage(id));
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  try {
    write(folder, remote);
    install();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const next = [
    [scriptCommand('dev', id), 'the site with it, refreshed as you type'],
    [scriptCommand('dev', '', `remote-${id}`), 'alone; from its samples where no platform answers'],
    [`npx jest remote-${id}`, 'its tests'],
    [`/remote-${id}/ @site/${id}`, 'a line for .github/CODEOWNERS: its team'],
    [scriptCommand('release', `remote-${id}`), 'once it is committed (the lockfile too)'],
    [scriptCommand('ops', 'configure --reason …'), `once: the new origin; ${scriptCommand('serving')}, where nginx serves`],
    [scriptCommand('ops', `promote ${id} latest --reason …`), 'onto the site'],
    [scriptCommand('create:remote', `${id} --remove`), 'takes it away again'],
  ] as const;
  const width = Math.max(...next.map(([typed]) => typed.length));
  return [
    `remote-${id} is written: /${id}, in the menu at the left, on port ${String(remote.port)} above the host's`,
    ...next.map(([typed, does]) => `  ${typed.padEnd(width)}   ${does}`),
    '',
  ].join('\n');
}

function write(folder: string, remote: NewRemote): void {
  const files = remoteFiles(remote);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { faults } = parseRemoteMetadata(remote.id, readSitePackage(folder).metadata, isIconName);
  if (faults) throw new Error(`remote-${remote.id} cannot be written: ${faults.join('; ')}`);
}

/** Removes only files that git or this command can restore. */
function remove(id: string): string {
  const name = remotePackage(id);
  if (!WORKSPACE_REMOTES.some((remote) => remote.id === id)) throw new Error(`There is no ${name}`);
  const isTracked = git('ls-files', '--', name) !== '';
  const changed = git('status', '--porcelain', '--', name);
  if (isTracked && changed !== '') throw new Error(`${name} has changes that are not committed:\n${changed}Commit them first`);
  if (!isTracked && !isUntouched(id)) throw new Error(`${name} was never committed, and there is work in it: commit it first`);
  rmSync(packageDir(name), { recursive: true, force: true });
  install();
  return `${name} is taken away${isTracked ? '; commit that' : ''}. Where it was deployed: ${scriptCommand('ops', `disable ${id} --reason …`)}, then ${scriptCommand('ops', 'configure --reason …')}
`;
}

function isUntouched(id: string): boolean {
  const name = remotePackage(id);
  const paths = git('ls-files', '-z', '--others', '--exclude-standard', '--', name).split('\0').filter(Boolean);
  const files = paths.map((path) => [relative(name, path), readFileSync(join(WORKSPACE_DIR, path), 'utf8')] as const);
  return isAsWritten(id, Object.fromEntries(files));
}

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: WORKSPACE_DIR, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git cannot say what is committed, so nothing is taken away: ${stderr}`);
  return stdout;
}

/** Updates the installation, because the number of packages in the workspace changed. */
function install(): void {
  const { status, stdout, stderr, error } = runPnpm(['install', '--prefer-offline', '--no-frozen-lockfile']);
  if (status !== 0) throw new Error(`The packages could not be installed: ${error?.message ?? `${stdout}${stderr}`.slice(-1000)}`);
}

async function toTraditional(text: string): Promise<string> {
  const { Converter } = await import('opencc-js/cn2t');
  return Converter({ from: 'cn', to: 'twp' })(text);
}

await command.parseAsync();
