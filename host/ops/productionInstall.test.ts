import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import { repositoryFiles } from '@site/release/repositoryFiles';
import { runPnpm } from '@site/release/runPnpm';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';

/** Files that the package manager reads, and the sources of operations and of what they depend on. */
const COPIED = /^(?:[^/]+\.yaml|\.npmrc|(?:.+\/)?package\.json|(?:shared|host\/ops)\/.+)$/;
const LIMIT_MS = 60_000;

const dir = makeTemporaryFolder('production-install');

function ops(...args: readonly string[]): { readonly status: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'main.ts', ...args], {
    cwd: join(dir, 'host', 'ops'),
    encoding: 'utf8',
    timeout: LIMIT_MS,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RELEASE_STORE: join(dir, 'store'),
      SITE_DEPLOYMENTS: join(dir, 'deployments'),
      SITE_OPERATOR: 'lin',
    },
  });
  return { status, text: stdout + stderr };
}

beforeAll(() => {
  for (const file of repositoryFiles().filter((each) => COPIED.test(each))) cpSync(join(WORKSPACE_DIR, file), join(dir, file));
  const install = runPnpm([
    ...['--dir', dir, '--filter', '@site/ops...', 'install'],
    ...['--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'],
  ]);
  if (install.status !== 0) throw new Error(`pnpm install --prod failed: ${install.stdout}${install.stderr}`);
});

afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});

describe('an installation without devDependencies', () => {
  it('prints the help of all commands', () => {
    const { status, text } = ops('--help');

    expect(text).toContain('Usage: ops');
    expect(status).toBe(0);
  });

  it('writes a signed manifest and its audit log, and reads both', () => {
    expect(ops('configure', '--build', 'gilt', '--reason', 'first')).toMatchObject({ status: 0 });

    expect(ops('status', '--build', 'gilt', '--no-check').text).toMatch(/gilt: revision \d+, .* signed by/);
    expect(ops('history', '--build', 'gilt').text).toMatch(/lin +configure .* first/);
  });

  it('adds a user of the console', () => {
    expect(ops('users', 'add', 'wang', '--role', 'approver')).toMatchObject({
      status: 0,
      text: expect.stringContaining('wang signs in once') as string,
    });
  });

  it('serves the console from a page that was built elsewhere, or names the command that builds it', () => {
    const { status, text } = ops('ui', '--no-build');

    expect(text).toMatch(/has no page: run \S+ .*ui --build-only/);
    expect(status).toBe(1);
  });
});
