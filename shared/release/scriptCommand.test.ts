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
