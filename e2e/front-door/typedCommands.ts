/** A command of the documents, as it is typed beside a site that runs. They run in this order, and each leaves what the next one needs. */
export interface TypedStep {
  readonly command: string;
  /** The command with values in place of its placeholders. Without it the command is typed as it is written. */
  readonly typed?: string;
  /** Text that it prints when it did what the document says. */
  readonly prints: RegExp;
  /** The command serves until Ctrl-C. */
  readonly serves?: true;
  /** Exit code, where the document announces another one than 0. */
  readonly code?: number;
}

export const TYPED_COMMANDS: readonly TypedStep[] = [
  { command: 'pnpm ops restore --help', prints: /Usage: ops restore/ },
  { command: 'pnpm ops status', prints: /wallet +on|wallet.*1\.0\.0-/ },
  { command: 'node --import tsx host/ops/main.ts status', prints: /wallet.*1\.0\.0-/ },
  { command: 'pnpm ops history --limit 20', prints: /promote/ },
  { command: 'pnpm ops releases wallet', prints: /1\.0\.0-/ },
  { command: 'pnpm ops disable chat --reason 系统升级中', prints: /chat: disable/ },
  { command: 'pnpm ops enable chat --reason 已恢复', prints: /chat: enable/ },
  { command: 'pnpm --filter @site/shared contract:publish', prints: /contract/i },
  { command: 'pnpm --filter remote-wallet build', prints: /remote-wallet|1\.0\.0-/ },
  { command: 'npx jest remote-wallet', typed: 'npx jest remote-wallet/src/balance', prints: /Tests: +\d+ passed/ },
  { command: 'pnpm release remote-wallet', prints: /1\.0\.0-/ },
  {
    command: 'pnpm ops promote wallet latest --reason …',
    typed: 'pnpm ops promote wallet latest --reason ticket-12',
    // The site runs this release already.
    prints: /wallet/,
    code: 1,
  },
  {
    command: 'pnpm ops rollback wallet --reason …',
    typed: 'pnpm ops rollback wallet --reason ticket-12',
    // There is no build before the first one.
    prints: /wallet/,
    code: 1,
  },
  {
    command: 'pnpm ops configure --latest --reason …',
    typed: 'pnpm ops configure --latest --reason ticket-12',
    prints: /configure|nothing/i,
  },
  {
    command: 'pnpm ops restore --reason …',
    typed: 'rm .site/default/deployment.json && pnpm ops restore --reason lost',
    prints: /restore/,
  },
  { command: 'pnpm ops scheduled', prints: /\S/ },
  { command: 'pnpm ops requests', prints: /\S/ },
  { command: 'pnpm ops keys list', prints: /signs/ },
  { command: 'pnpm ops sign --reason …', typed: 'pnpm ops sign --reason ticket-12', prints: /sign|nothing/i, code: 1 },
  { command: 'pnpm serving --out <dir>', typed: 'pnpm serving --out .site/nginx', prints: /nginx/ },
  {
    command: 'pnpm serving --only wallet',
    typed: 'pnpm serving --only wallet --out .site/nginx-wallet',
    prints: /nginx/,
  },
  {
    command: 'pnpm changed --since origin/main',
    typed: 'pnpm changed --since HEAD',
    prints: /\S/,
  },
  { command: 'pnpm changelog remote-wallet', prints: /remote-wallet/ },
  { command: 'pnpm palette --hue 210', prints: /#[0-9a-f]{6}|--/i },
  { command: 'pnpm venue:conformance HTZR', prints: /passed/ },
  { command: 'pnpm venue:rounds HTZR', typed: 'pnpm venue:rounds HTZR 20', prints: /\S/ },
  {
    command: 'pnpm serving --out <folder> --platform http://127.0.0.1:4180 --platform http://127.0.0.1:4280',
    typed: 'pnpm serving --out .site/nginx-two --platform http://127.0.0.1:4180 --platform http://127.0.0.1:4280',
    prints: /nginx/,
  },
  {
    command: 'pnpm platform',
    typed: 'SITE_PORT=4500 PLATFORM_DATA=.site/production pnpm platform',
    prints: /platform ready on/,
    serves: true,
  },
  {
    command: 'pnpm --filter remote-wallet dev',
    typed: 'SITE_PORT=4500 pnpm --filter remote-wallet dev',
    prints: /http:\/\/localhost:4503/,
    serves: true,
  },
  { command: 'curl http://127.0.0.1:4180/healthz', prints: /ok|\{/ },
  { command: 'curl localhost:4183/sandbox/messages', prints: /messages/ },
];
