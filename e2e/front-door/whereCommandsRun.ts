/**
 * Place that runs a documented command: a test and the text with which it runs it, or the reason why no suite can run
 * it.
 */
export type Place = { readonly file: string; readonly as: string } | { readonly notHere: string };

const typedIn = (file: string, as: string): Place => ({ file, as });
const notHere = (reason: string): Place => ({ notHere: reason });

const FRONT_DOOR = 'e2e/front-door/start.spec.ts';
const TYPED = 'e2e/front-door/typedCommands.ts';
const VERIFY = 'e2e/compose/verify.mjs';
const NEW_REMOTE = 'e2e/journeys/newRemote.spec.ts';
const OWN_REPOSITORY = 'e2e/own-repository/ownRepository.test.ts';

const MEASURES = notHere('measures for minutes, on a machine that does nothing else');
const SUITE = notHere('is a run of the suites, which this check is part of');

/**
 * Each row is the start of a command; its options and variables may stand anywhere. If several rows match, the one with
 * the most words counts. `npm run x`, `npm x`, `npx pnpm x`, `./site x` and `pnpm x` are the same command here;
 * `remote-*` matches each remote.
 */
export const WHERE_COMMANDS_RUN: Readonly<Record<string, Place>> = {
  'front-door': typedIn(VERIFY, 'runFrontDoor('),
  start: typedIn(FRONT_DOOR, "'npm start'"),
  'start --port': typedIn('e2e/front-door/variants.spec.ts', "'npm start -- --port 4200'"),
  'SITE_BUILD= start': typedIn('e2e/front-door/variants.spec.ts', "'SITE_BUILD=gilt npm start'"),
  'npm install --global': notHere('changes the machine; typed commands find pnpm in a folder of their clone'),
  'git rebase': notHere('edits your own commits in an editor'),
  'git revert': notHere('takes back a commit of your choice'),
  'git clone': typedIn('e2e/front-door/freshClone.ts', "git('clone'"),
  test: SUITE,
  'test:full': SUITE,
  install: typedIn('e2e/compose/install.mjs', "'install', '--frozen-lockfile'"),
  'install --prod': typedIn('host/ops/productionInstall.test.ts', "'--prod'"),

  dev: typedIn('e2e/front-door/variants.spec.ts', "'pnpm dev wallet'"),
  'dev --port': typedIn('e2e/compose/ports.test.ts', "'pnpm dev --port, the sandbox'"),
  'dev --site': typedIn('e2e/journeys/devOverride.spec.ts', 'overrideSite('),
  '--filter host dev': typedIn('e2e/front-door/variants.spec.ts', "'pnpm dev wallet'"),
  '--filter host build': typedIn(VERIFY, "'shared/release/buildAll.ts'"),
  '--filter remote-* dev': typedIn(TYPED, "'pnpm --filter remote-wallet dev'"),
  '--filter remote-* build': typedIn(TYPED, "'pnpm --filter remote-wallet build'"),
  '--filter @site/release contract:publish': typedIn(TYPED, "'pnpm --filter @site/release contract:publish'"),
  'npx pnpm': typedIn('e2e/compose/install.mjs', "'npx'"),
  'npx jest': typedIn(TYPED, "'npx jest remote-wallet'"),
  kit: typedIn(VERIFY, "'shared/kit/kit.ts'"),
  build: typedIn(VERIFY, "'shared/release/buildAll.ts'"),
  boundaries: typedIn(VERIFY, "'depcruise'"),
  'check:dependencies': typedIn(VERIFY, "'shared/release/checkDependencies.ts'"),
  acceptance: typedIn(VERIFY, "'e2e/acceptance/report.ts'"),
  lint: typedIn(VERIFY, "'oxlint'"),
  prose: typedIn(TYPED, "'pnpm prose --seed 1'"),
  unit: typedIn(VERIFY, "'jest'"),
  journeys: typedIn(VERIFY, "'--project=journeys'"),
  'SITE_SERVER= journeys': typedIn(VERIFY, "SITE_SERVER: 'nginx'"),
  looks: notHere('takes pictures for eyes, for hours'),
  changed: typedIn(TYPED, "'pnpm changed --since origin/main'"),
  changelog: typedIn(TYPED, "'pnpm changelog remote-wallet'"),
  drawings: typedIn('e2e/acceptance/drawings.test.ts', 'optimize('),
  palette: typedIn(TYPED, "'pnpm palette --hue 210'"),
  'create:remote': typedIn(NEW_REMOTE, "'create:remote', 'news'"),
  'create:remote --remove': typedIn(NEW_REMOTE, "'create:remote', 'news', '--remove'"),
  'pack:shared': typedIn('e2e/own-repository/teamRepository.ts', "'packShared.ts'"),
  release: typedIn(TYPED, "'pnpm release remote-wallet'"),
  fuzz: typedIn('e2e/platform/fuzz/fuzz.test.ts', 'runFuzz('),
  'security-log': typedIn('e2e/platform/security-log/exportSecurityLog.test.ts', 'exportSecurityLog('),
  platform: typedIn(TYPED, "'pnpm platform'"),
  'platform --sandbox': typedIn('e2e/compose/platformProcess.ts', "'main.ts'), '--sandbox'"),
  'venue:conformance': typedIn(TYPED, "'pnpm venue:conformance HTZR'"),
  'venue:rounds': typedIn(TYPED, "'pnpm venue:rounds HTZR'"),

  'bench:composition': typedIn(VERIFY, "'e2e/bench/main.ts'"),
  'bench:chat': MEASURES,
  'bench:feed': MEASURES,
  'bench:games': MEASURES,
  'bench:odds': MEASURES,
  'bench:platform': MEASURES,
  'bench:team': MEASURES,

  ops: typedIn(TYPED, "'pnpm ops restore --help'"),
  'ops status': typedIn(TYPED, "'pnpm ops status'"),
  'ops releases': typedIn(TYPED, "'pnpm ops releases wallet'"),
  'ops history': typedIn(TYPED, "'pnpm ops history --limit 20'"),
  'ops disable': typedIn(TYPED, "'pnpm ops disable chat --reason 系统升级中'"),
  'ops enable': typedIn(TYPED, "'pnpm ops enable chat --reason 已恢复'"),
  'ops promote': typedIn(TYPED, "'pnpm ops promote wallet latest --reason …'"),
  'ops rollback': typedIn(TYPED, "'pnpm ops rollback wallet --reason …'"),
  'ops configure': typedIn(TYPED, "'pnpm ops configure --latest --reason …'"),
  'ops restore': typedIn(TYPED, "'pnpm ops restore --reason …'"),
  'ops restore --revision': typedIn('host/ops/deployment/recovery.test.ts', "'restore', '--revision'"),
  'ops canary': typedIn('host/ops/deployment/canary.test.ts', "ops('canary', 'wallet', '1.1.0', '--share', '5'"),
  'ops canary --abort': typedIn('host/ops/deployment/canary.test.ts', "'--abort'"),
  'ops preview': typedIn('host/ops/deployment/preview.test.ts', "ops('preview', 'wallet', '1.1'"),
  'ops scheduled': typedIn(TYPED, "'pnpm ops scheduled'"),
  'ops cancel': typedIn('host/ops/deployment/schedule.test.ts', "ops('cancel', '1'"),
  'ops watch': typedIn('e2e/journeys/canaryDrill.spec.ts', "ops('watch', '--once')"),
  'ops requests': typedIn(TYPED, "'pnpm ops requests'"),
  'ops blockers': typedIn('host/ops/deployment/blockers.test.ts', "ops('blockers'"),
  'ops keys list': typedIn(TYPED, "'pnpm ops keys list'"),
  'ops keys create': typedIn('host/ops/deployment/keys.test.ts', "ops('keys', 'create')"),
  'ops keys retire': typedIn('host/ops/deployment/keys.test.ts', "ops('keys', 'retire'"),
  'ops sign': typedIn(TYPED, "'pnpm ops sign --reason …'"),
  'ops tokens': typedIn('host/ops/server/signIn.test.ts', "ops('tokens', 'list')"),
  'ops tokens add': typedIn('host/ops/server/signIn.test.ts', "ops('tokens', 'add'"),
  'ops tokens remove': typedIn('host/ops/server/signIn.test.ts', "ops('tokens', 'remove'"),
  'ops users reset': typedIn('host/ops/server/signIn.test.ts', "ops('users', 'reset'"),
  'ops users add': typedIn('host/ops/server/signIn.test.ts', "ops('users', 'add'"),
  'ops ui': typedIn('e2e/support/operationsPage.ts', "'ui', '--port'"),
  'ops ui --build-only': typedIn('e2e/support/operationsPage.ts', "'ui', '--build-only'"),
  'ops ui --no-build': typedIn('host/ops/productionInstall.test.ts', "'ui', '--no-build'"),
  'node --import tsx main.ts': typedIn('host/ops/productionInstall.test.ts', "'--import', 'tsx', 'main.ts'"),
  'node --import tsx host/ops/main.ts status': typedIn(TYPED, "'node --import tsx host/ops/main.ts status'"),

  serving: typedIn(TYPED, "'pnpm serving --out <dir>'"),
  'serving --only': typedIn(TYPED, "'pnpm serving --only wallet'"),
  'serving --platform': typedIn(TYPED, '--platform http://127.0.0.1:4180'),
  nginx: typedIn('e2e/compose/nginxSite.ts', "'-c', 'nginx.conf'"),
  'curl http://127.0.0.1:4180/healthz': typedIn(TYPED, "'curl http://127.0.0.1:4180/healthz'"),
  'curl localhost:4183/sandbox/messages': typedIn(TYPED, "'curl localhost:4183/sandbox/messages'"),
  'curl https://site.example/healthz': notHere('asks a site that is deployed'),
  'docker compose': notHere('needs Docker; host/ops/containers/commands.test.ts checks the files'),
  systemctl: notHere('needs systemd; host/ops/containers/commands.test.ts checks the units'),
  'promtool test rules': notHere('needs Prometheus; e2e/platform/telemetry/operationsPort.test.ts checks the metrics of the rules'),
  'npm publish': notHere('writes to a registry'),

  'site dev': typedIn('e2e/own-repository/teamRepository.ts', "['dev', ...args]"),
  'site dev --site': typedIn(OWN_REPOSITORY, "'--site', site.origin"),
  'site check': typedIn(OWN_REPOSITORY, "site('check')"),
  'site test': typedIn(OWN_REPOSITORY, "site('test'"),
  'site release': typedIn(OWN_REPOSITORY, "site('release'"),
};
