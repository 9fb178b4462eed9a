import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../support/command';
import type { FreshClone } from './freshClone';

/**
 * Command of the documents that is run beside a running site. The commands run in this order, and each prepares the
 * state for the next one.
 */
export interface TypedStep {
  readonly command: string;
  /**
   * Command with values instead of its placeholders, and with a check of its result. Default: the command as written.
   */
  readonly typed?: string;
  /** Prepares the clone before the command runs. */
  readonly prepare?: (clone: FreshClone) => Promise<void>;
  /** Output that proves the documented effect. */
  readonly prints: RegExp;
  /** Address that the command serves until Ctrl-C. */
  readonly serves?: string;
}

const VERSION = String.raw`1\.0\.0-[0-9a-f]{8}`;
/** Matches output that moves the wallet from one build to another, with a new revision of the manifest. */
const movesWallet = (action: string): RegExp =>
  new RegExp(`wallet: ${action}, on (${VERSION})[^→]* → on (?!\\1)${VERSION}[^]*\nnow revision \\d+`);

export const TYPED_COMMANDS: readonly TypedStep[] = [
  { command: 'pnpm ops restore --help', prints: /Usage: ops restore/ },
  { command: 'pnpm ops status', prints: statusOf('wallet') },
  { command: 'node --import tsx host/ops/main.ts status', prints: statusOf('activities') },
  { command: 'pnpm ops history --limit 20', prints: new RegExp(`promote +wallet +– +on ${VERSION} +npm start`) },
  { command: 'pnpm ops releases wallet', prints: new RegExp(`^wallet +${VERSION} +active `, 'm') },
  {
    command: 'pnpm ops disable chat --reason 系统升级中',
    prints: /chat: disable, on \S+ → off \S+\nplayers read: 系统升级中 .*\nnow revision \d+/,
  },
  {
    command: 'pnpm ops enable chat --reason 已恢复',
    prints: /chat: enable, off \S+ → on \S+\nnow revision \d+, \d+ files fetched and right/,
  },
  { command: 'pnpm prose --seed 1', prints: /^## comment\n\n1\. [^]*^## test title\n/m },
  { command: 'pnpm --filter @site/release contract:publish', prints: /contract 1\.\d+\.0 was published before with the same types/ },
  {
    command: 'pnpm --filter remote-wallet build',
    prepare: commitToWallet,
    prints: new RegExp(`remote-wallet ${VERSION} built in`),
  },
  { command: 'npx jest remote-wallet', typed: 'npx jest remote-wallet/src/balance', prints: /Tests: +\d+ passed, \d+ total/ },
  { command: 'pnpm release remote-wallet', prints: new RegExp(`remote-wallet ${VERSION} is released`) },
  {
    command: 'pnpm ops configure --latest --reason …',
    typed: 'pnpm ops configure --latest --reason ticket-12',
    prints: movesWallet('promote'),
  },
  {
    command: 'pnpm ops rollback wallet --reason …',
    typed: 'pnpm ops rollback wallet --reason ticket-12',
    prints: movesWallet('rollback'),
  },
  // Operations rolled back the newest release, so `configure --latest` would skip it.
  {
    command: 'pnpm ops promote wallet latest --reason …',
    typed: 'pnpm ops promote wallet latest --reason ticket-12',
    prints: movesWallet('promote'),
  },
  {
    command: 'pnpm ops restore --reason …',
    typed:
      'rm .site/default/deployment.json && pnpm ops restore --reason lost && curl --silent --fail http://localhost:4100/deployment.json',
    prints: /default: restore\nthe manifest was missing: .*\nnow revision (\d+)[^]*"revision":\1,/,
  },
  { command: 'pnpm ops scheduled', prints: /^Nothing is scheduled$/m },
  { command: 'pnpm ops requests', prints: /^Nothing waits$/m },
  { command: 'pnpm ops keys list', prints: /^[0-9a-f]{16} +signs .* default$/m },
  {
    command: 'pnpm ops sign --reason …',
    typed: 'pnpm ops sign --reason ticket-12',
    prints: /default: sign\nnow revision \d+/,
  },
  {
    command: 'pnpm serving --out <dir>',
    typed: 'pnpm serving --out .site/nginx && grep listen .site/nginx/nginx.conf',
    prints: /nginx -p \S+ -c nginx\.conf[^]*listen \S*4100[^]*listen \S*4106/,
  },
  {
    command: 'pnpm serving --only wallet',
    typed: 'pnpm serving --only wallet --out .site/nginx-wallet && grep listen .site/nginx-wallet/nginx.conf',
    prints: /error\.log\s+listen 127\.0\.0\.1:4103;\n(?! *listen)/,
  },
  {
    command: 'pnpm changed --since origin/main',
    // The clone has one additional commit.
    typed: 'pnpm changed --since HEAD~1',
    prints: /^remote-wallet$/m,
  },
  {
    command: 'pnpm changelog remote-wallet',
    typed: 'pnpm changelog remote-wallet && git diff -- remote-wallet/CHANGELOG.md',
    prints: /^\+.*note who tried the commands/im,
  },
  { command: 'pnpm palette --hue 210', prints: /"500": "#[0-9a-f]{6}"/ },
  { command: 'pnpm venue:conformance HTZR', prints: /^passed +HT-A01: a round is played$/m },
  { command: 'pnpm venue:rounds HTZR', typed: 'pnpm venue:rounds HTZR 20', prints: /baccarat: [2-9]\d rounds, \d+ given back, \d+ kills/ },
  {
    command: 'pnpm serving --out <folder> --platform http://127.0.0.1:4180 --platform http://127.0.0.1:4280',
    typed:
      'pnpm serving --out .site/nginx-two --platform http://127.0.0.1:4180 --platform http://127.0.0.1:4280 && grep -rh 127.0.0.1:4 .site/nginx-two',
    prints: /server 127\.0\.0\.1:4180[^]*server 127\.0\.0\.1:4280/,
  },
  {
    command: 'pnpm platform',
    typed: 'SITE_PORT=4500 PLATFORM_DATA=.site/production pnpm platform',
    prints: /platform ready on/,
    serves: 'http://127.0.0.1:4580/healthz',
  },
  {
    command: 'pnpm --filter remote-wallet dev',
    typed: 'SITE_PORT=4500 pnpm --filter remote-wallet dev',
    prints: /remote-wallet on http:\/\/localhost:4503/,
    serves: 'http://localhost:4503/',
  },
  { command: 'curl http://127.0.0.1:4180/healthz', prints: /"status":"ok"/ },
  { command: 'curl localhost:4183/sandbox/messages', prints: /"messages":\[/ },
];

/** Matches when the entry of the remote's active build responds with the expected hash. */
function statusOf(remote: string): RegExp {
  return new RegExp(`^${remote} +on +${VERSION} .* answers`, 'm');
}

/**
 * Changes and commits the wallet like its team, so there is a new build to release and a previous one for a rollback.
 */
async function commitToWallet({ dir }: FreshClone): Promise<void> {
  appendFileSync(join(dir, 'remote-wallet', 'src', 'remote.ts'), '\n// The commands of the documents were tried with this build.\n');
  const author = ['-c', 'user.name=Newcomer', '-c', 'user.email=newcomer@site.example'];
  await runCommand('git', [...author, 'commit', '--quiet', '--all', '--message', 'fix(wallet): note who tried the commands'], {
    cwd: dir,
    limitMs: 5 * 60_000,
  });
}
