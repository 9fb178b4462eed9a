import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from './packages';
import { repositoryFiles } from './repositoryFiles';
import { scriptCommand } from './scriptCommand.mjs';

function run(agent: string | undefined, [script, args, packageName]: readonly [string, string?, string?]): string {
  jest.replaceProperty(process, 'env', agent === undefined ? {} : { npm_config_user_agent: agent });
  return scriptCommand(script, args, packageName);
}

const PNPM = 'pnpm/10.34.9 npm/? node/v20.19.0 linux x64';

describe.each([
  ['npm', 'npm/10.8.2 node/v20.19.0 linux x64 workspaces/false'],
  ['neither npm nor pnpm', undefined],
])('a command that is printed by a process of %s', (_, agent) => {
  it.each([
    [['build'], 'npm run build'],
    [['ops', 'enable chat --reason …'], 'npm run ops -- enable chat --reason …'],
    [['dev', '', 'remote-wallet'], 'npm run dev --prefix remote-wallet'],
  ] as const)('runs the script by npm: %j', (command, text) => {
    expect(run(agent, command)).toBe(text);
  });
});

it.each([
  [['build'], 'pnpm build'],
  [['ops', 'enable chat --reason …'], 'pnpm ops enable chat --reason …'],
  [['dev', '', 'remote-wallet'], 'pnpm --filter remote-wallet dev'],
] as const)('a command that is printed by a process of pnpm runs the script by pnpm: %j', (command, text) => {
  expect(run(PNPM, command)).toBe(text);
});

describe('a command that the product prints', () => {
  /** These modules write documents, which have one form for every reader. */
  const DOCUMENTS = [
    'shared/release/create-remote/remoteReadme.ts',
    'shared/release/commits/changelogText.ts',
    'host/ops/nginx/configuration.ts',
  ];
  const SOURCES = /^(?:host\/ops|e2e\/(?:compose|platform|venues)|shared\/(?:release|kit))\/.*(?<!\.test)\.(?:ts|tsx|mjs)$/;
  const { scripts } = JSON.parse(readFileSync(join(WORKSPACE_DIR, 'package.json'), 'utf8')) as { readonly scripts: object };
  const TYPED = new RegExp(`\\bpnpm (?:--filter \\S+ )?(?:${Object.keys(scripts).join('|')})\\b`);

  it('is made here, so that it works without pnpm', () => {
    const files = repositoryFiles().filter((file) => SOURCES.test(file) && !DOCUMENTS.includes(file) && !file.includes('scriptCommand'));
    const lines = files.flatMap((file) =>
      readFileSync(join(WORKSPACE_DIR, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && TYPED.test(line.replace(/ \/[/*].*$/, '')))
        .map((line) => `${file}: ${line.trim()}`),
    );

    expect(files.length).toBeGreaterThan(100);
    expect(lines).toEqual([]);
  });
});
