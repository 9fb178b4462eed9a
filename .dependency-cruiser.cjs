/** Rules for imports between folders. Each message contains the alternative. */

const REMOTE = '^remote-[a-z0-9]+';
const TEST = '\\.test\\.tsx?$|/testing/';

/** Layers of a feature folder, distinguished by suffix: see host/docs/code-structure.md. */
const SCREEN = '/[A-Z][A-Za-z0-9]*Screen\\.tsx$';
const COMPONENT = '/[A-Z][A-Za-z0-9]*\\.tsx$';
const HOOK = '/(use|open)[A-Z][A-Za-z0-9]*\\.tsx?$|/(t|[a-z]+T)exts\\.ts$';
const API = '/[a-z][A-Za-z0-9]*Api\\.ts$';
const CODEC = '/[a-z][A-Za-z0-9]*Codec\\.ts$';
const TOP = '/src/(remote\\.ts|standalone\\.tsx)$';
const ABOVE_RULES = `${COMPONENT}|${HOOK}|${API}|${CODEC}|${TOP}`;

/**
 * Layers of host/src from the bottom up, see host/docs/code-structure.md. Folders of one layer do not import each
 * other.
 */
const HOST_FLOORS = [
  ['services', 'first-paint'],
  ['transport', 'bus'],
  ['overlays', 'edition'],
  ['session'],
  ['composition', 'member-stream'],
  ['routing'],
  ['layout', 'screens', 'reality-check'],
  ['consent', 'preview'],
];

/** A folder imports itself and lower layers; the files of `src` itself are on top. */
const hostFloorRules = HOST_FLOORS.map((rooms, index) => ({
  name: `host-${rooms.join('-and-')}-import-downwards`,
  severity: 'error',
  comment:
    'A room of the host imports lower floors only: move what both need down, or let bootstrap, App or createShell hand it in as a parameter.',
  from: { path: `^host/src/(${rooms.join('|')})/`, pathNot: TEST },
  to: {
    path: `^host/src/((${HOST_FLOORS.slice(index).flat().join('|')})/|[^/]+\\.tsx?$)`,
    pathNot: '^host/src/$1/',
  },
}));

/** Levels of shared/src from the bottom up: host/docs/code-structure.md. Folders of one level may import each other. */
const SHARED_FLOORS = {
  wire: ['wire'],
  domain: ['assert', 'deviceNow', 'bonusGames', 'calendar', 'money', 'odds', 'input', 'validation', 'betting'],
  contract: ['contract', 'i18n', 'remount', 'deployment'],
  client: [...['keyed-request', 'storage', 'streams', 'socket', 'crypto', 'address-query', 'screen-link', 'csv'], 'common-passwords'],
  components: ['ui', 'tokens', 'charts', 'loadable', 'picture', 'nickname', 'account-mark', 'identity', 'protection'],
};

const sharedFloorRules = Object.entries(SHARED_FLOORS).map(([floor, rooms], index, floors) => {
  const below = floors.slice(0, index);
  const allowed = [...below.flatMap(([, names]) => names), ...rooms];
  return {
    name: `shared-${floor}-imports-downwards`,
    severity: 'error',
    comment: `The level "${floor}" of shared imports only itself and ${below.map(([name]) => `"${name}"`).join(', ') || 'libraries'}: move what both need down, or the module that needs both up.`,
    from: { path: `^shared/src/(${rooms.join('|')})(/|\\.)`, pathNot: TEST },
    to: { path: `^shared/src/(?!(${allowed.join('|')})(/|\\.))` },
  };
});

/** Layers of e2e/platform from the bottom up, and the folders of each in order: see host/docs/code-structure.md. */
const PLATFORM_FLOORS = {
  'kernel and database': ['kernel', 'database', 'processes', 'limits', 'http', 'pictures', 'site'],
  ledger: ['ledger', 'turnover'],
  'members and security': [
    ...['verification-codes', 'captcha', 'consent', 'inbox', 'feedback', 'members', 'security-log'],
    ...['masked-values', 'protection', 'accounts', 'second-factor', 'identity'],
  ],
  money: ['coins', 'deposits', 'bonuses', 'rebate', 'withdrawals', 'orders'],
  'games and sports': ['sportsbook', 'venues', 'games', 'bet-record', 'trade-record'],
  'loyalty and promotions': ['promotions', 'loyalty', 'partners', 'home', 'member-counts'],
  chat: ['chat', 'chat-pictures', 'red-packets', 'chat-server', 'streams'],
  'operator and sandbox': ['telemetry', 'operator', 'sandbox'],
};
/** Folders with programs that start the platform, like `main.ts`. */
const PLATFORM_PROGRAMS = ['demo', 'fuzz', 'load'];
const PLATFORM_ROOMS = Object.values(PLATFORM_FLOORS).flat();

/**
 * A folder imports the folders before it in the list. The files of the package's root compose all of them, and programs
 * start those.
 */
const platformFloorRules = Object.entries(PLATFORM_FLOORS).flatMap(([floor, rooms]) =>
  rooms.map((room) => ({
    name: `platform-${room}-imports-downwards`,
    severity: 'error',
    comment: `${room} is on the floor "${floor}" and imports only rooms listed before it. Move the type or function down to the room that owns it, or declare an interface here that createServices.ts implements.`,
    from: { path: `^e2e/platform/${room}/`, pathNot: TEST },
    to: {
      path: `^e2e/platform/((${[...PLATFORM_ROOMS.slice(PLATFORM_ROOMS.indexOf(room) + 1), ...PLATFORM_PROGRAMS].join('|')})/|[^/]+\\.ts$)`,
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment:
        'Two modules that need each other are one thing in two files, or hide a third: move what both need into a module of its own.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolved',
      severity: 'error',
      comment: 'The import leads nowhere, or past the public door of a package: use an entry of its `exports`, or declare the dependency.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'undeclared-dependency',
      severity: 'error',
      comment: 'Declare what you import in the package.json of your own package.',
      from: { pathNot: '\\.(mjs|cjs)$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'remotes-are-strangers',
      severity: 'error',
      comment: 'A remote imports nothing of another package but shared: use a service, an event of the bus or a widget instead.',
      from: { path: '^(remote-[a-z0-9]+)/' },
      to: { path: '^(host|e2e|remote-[a-z0-9]+)/', pathNot: '^$1/' },
    },
    {
      name: 'remotes-use-public-doors',
      severity: 'error',
      comment: 'Import `@site/shared/…`, `@site/build` and so on, not a path into their folders.',
      from: { path: '^(host|remote-[a-z0-9]+|e2e)/' },
      // This module is loaded before the packages are installed.
      to: {
        path: '^shared/',
        pathNot: '^shared/(release/(listeners|sites|temporaryFolders)\\.mjs|build/workspaceRemotes\\.cjs)$',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'host-knows-no-remote',
      severity: 'error',
      comment: 'The host is built with no remotes: it reaches them through composition/ and the deployment manifest only.',
      from: { path: '^host/' },
      to: { path: `${REMOTE}/|^e2e/` },
    },
    {
      name: 'host-knows-no-operations',
      severity: 'error',
      comment: 'The host reads the manifest that operations write: share its schema in the contract, and code in shared.',
      from: { path: '^host/(?!ops/)' },
      to: { path: '^host/ops/' },
    },
    {
      name: 'operations-know-no-host',
      severity: 'error',
      comment: 'Operations deploy builds of the host and import none of its sources: move what both need into shared.',
      from: { path: '^host/ops/' },
      to: { path: '^host/(?!ops/)' },
    },
    {
      name: 'operations-deployment-is-below',
      severity: 'error',
      comment: 'Manifests, audit log and releases are changed alike from the command line and the console: return data, print it in cli.',
      from: { path: '^host/ops/deployment/', pathNot: TEST },
      to: { path: '^host/ops/(cli|console|server|nginx|testing)/' },
    },
    {
      name: 'operations-server-knows-no-page',
      severity: 'error',
      comment: 'The service of the console answers calls: what it shares with the pages is typed in console/wire.ts.',
      from: { path: '^host/ops/server/', pathNot: TEST },
      to: { path: '^host/ops/(cli|nginx|testing)/|^host/ops/console/page/' },
    },
    {
      name: 'operations-run-without-dev-dependencies',
      severity: 'error',
      comment: 'A production install has no devDependencies: move the package to `dependencies` of host/ops/package.json.',
      from: { path: '^host/ops/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'operations-by-name',
      severity: 'error',
      comment: 'Import `@site/ops/…`, an entry point of its `exports`, not a path into its folder; or run `pnpm ops`.',
      from: { path: '^(e2e|remote-[a-z0-9]+|shared)/' },
      to: { path: '^host/ops/', dependencyTypes: ['local'] },
    },
    ...hostFloorRules,
    ...sharedFloorRules,
    {
      name: 'shared-rooms-have-a-floor',
      severity: 'error',
      comment: 'Add the room to SHARED_FLOORS, above every room that it imports.',
      from: {},
      to: { path: `^shared/src/(?!(${Object.values(SHARED_FLOORS).flat().join('|')})(/|\\.))` },
    },
    {
      name: 'host-session-parts-import-downwards',
      severity: 'error',
      comment:
        'Within session, captcha is at the bottom, then session itself, then ui, then the forms (registration, new-device, recovery), and sign-in on top.',
      from: { path: '^host/src/session/(?!sign-in/)', pathNot: TEST },
      to: { path: '^host/src/session/sign-in/' },
    },
    {
      name: 'host-session-forms-are-separate',
      severity: 'error',
      comment:
        'Forms of the sign-in do not import each other, and nothing below imports them: what two need belongs to session/ui or session itself.',
      from: { path: '^host/src/session/(?!sign-in/)(?:(registration|new-device|recovery|ui|captcha)/)?', pathNot: TEST },
      to: { path: '^host/src/session/(registration|new-device|recovery)/', pathNot: '^host/src/session/$1/' },
    },
    {
      name: 'federation-in-one-place',
      severity: 'error',
      comment: 'Only host/src/composition knows the federation runtime: ask the registry or use RemoteOutlet and WidgetSlot.',
      from: { path: '^(host|remote-[a-z0-9]+|shared)/src/', pathNot: '^host/src/composition/' },
      to: { path: '@module-federation' },
    },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      comment: 'shared names nobody who uses it: pass what it needs as a parameter.',
      from: { path: '^shared/' },
      to: { path: '^(host|remote-[a-z0-9]+|e2e)/' },
    },
    {
      name: 'shared-packages-by-name',
      severity: 'error',
      comment: 'Import another package of shared by its name, through its exports.',
      from: { path: '^shared/(src|build|release|testing|kit)/' },
      to: { path: '^shared/', pathNot: '^shared/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'build-is-below-release',
      severity: 'error',
      comment: 'The preset knows neither releases nor tests: move what both need to shared/build.',
      from: { path: '^shared/build/' },
      to: { path: '^shared/(release|testing|kit)/' },
    },
    {
      name: 'testing-is-below-release',
      severity: 'error',
      comment: 'Fakes and the page of a remote alone know neither the preset nor releases: pass what they need as a parameter.',
      from: { path: '^shared/testing/' },
      to: { path: '^shared/(build|release|kit)/' },
    },
    {
      name: 'kit-is-on-top',
      severity: 'error',
      comment: 'The page of the components is a program: move what others need to the package that owns it.',
      from: { path: '^shared/(src|build|release|testing)/' },
      to: { path: '^shared/kit/' },
    },
    {
      name: 'client-knows-no-build-tools',
      severity: 'error',
      comment: 'Code of the browser imports nothing of the build, the release or Node.',
      from: { path: '^((host|remote-[a-z0-9]+|shared)/src|host/ops/console/page)/', pathNot: TEST },
      to: {
        path: '^shared/(build|release)/|^host/ops/(?!deployment/moments\\.ts$|console/(page/|(wire|platformWire)\\.ts$))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'client-runs-in-browsers',
      severity: 'error',
      comment: "Node's own modules do not exist in a browser: use the web platform, or do it in the build.",
      from: { path: '^((host|remote-[a-z0-9]+|shared)/src|host/ops/console/page)/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-stay-in-tests',
      severity: 'error',
      comment:
        'Builders, fakes and samples are for tests and for the page of a remote alone: production code imports neither testing/ nor standalone/.',
      from: { path: '^(host|remote-[a-z0-9]+|shared)/src/', pathNot: `${TEST}|/standalone\\.tsx$` },
      to: { path: '^(host|remote-[a-z0-9]+|shared)/src/.*testing/|^shared/testing/' },
    },
    {
      name: 'wire-stops-at-the-edge',
      severity: 'error',
      comment: 'Only *Api and *Codec files know wire schemas and codes: give the feature its own types and convert there.',
      from: { path: `${REMOTE}/src/`, pathNot: `${API}|${CODEC}|${TEST}` },
      to: { path: '^shared/src/wire/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'Rules, stores and drivers know no React, no axios and no layer above: pass what they need as a parameter.',
      from: { path: `${REMOTE}/src/`, pathNot: `${ABOVE_RULES}|${TEST}` },
      to: {
        path: `(^|/)node_modules/(react|react-dom|react-i18next|axios|@base-ui)/|${REMOTE}/src/.*(${COMPONENT}|${HOOK}|${API}|${CODEC})`,
      },
    },
    {
      name: 'codecs-convert',
      severity: 'error',
      comment: 'A codec converts shapes: calls belong into *Api, state into rules and hooks.',
      from: { path: `${REMOTE}/src/.*${CODEC}`, pathNot: TEST },
      to: { path: `(^|/)node_modules/(react|react-dom|react-i18next|axios|@base-ui)/|${REMOTE}/src/.*(${COMPONENT}|${HOOK}|${API})` },
    },
    {
      name: 'api-is-below-hooks',
      severity: 'error',
      comment: 'An api file sends calls and converts: it knows no React, hook or component.',
      from: { path: `${REMOTE}/src/.*${API}`, pathNot: TEST },
      to: { path: `(^|/)node_modules/(react|react-dom|react-i18next|axios|@base-ui)/|${REMOTE}/src/.*(${COMPONENT}|${HOOK})` },
    },
    {
      name: 'hooks-are-below-components',
      severity: 'error',
      comment: 'A hook gives data and handlers: what is shown is up to the component that calls it.',
      from: { path: `${REMOTE}/src/.*(${HOOK})`, pathNot: `\\.tsx$|${TEST}` },
      to: { path: `${REMOTE}/src/.*${COMPONENT}` },
    },
    {
      name: 'components-call-no-wire',
      severity: 'error',
      comment: 'A component calls *Api functions or hooks, never the transport or a codec itself.',
      from: { path: `${REMOTE}/src/.*${COMPONENT}`, pathNot: TEST },
      to: { path: `(^|/)node_modules/axios/|${REMOTE}/src/.*(${CODEC})` },
    },
    {
      name: 'screens-are-on-top',
      severity: 'error',
      comment: 'Nothing but remote.ts imports a screen: move what both need into a component of its own.',
      from: { path: `${REMOTE}/src/`, pathNot: `${TOP}|${TEST}` },
      to: { path: `${REMOTE}/src/.*${SCREEN}` },
    },
    {
      name: 'platform-proves-by-itself',
      severity: 'error',
      comment:
        'The platform settles, validates and prices with its own code, so that agreement with the client proves something: only wire, odds, the calendar of Shanghai, where a text is cut, what text is left of hidden characters, how a page reads typed amounts and keys, the clock of its device, how it stays with a translation in it, the rules made elsewhere (card ranges, common PINs, the checksum of a coin address), the texts by which every server refuses what it cannot read, who listens on a port, who owns a temporary folder, why a request failed, how a retry waits, which site a command means, how a command is printed, how often a suite repeats, in which zone its device is, when a button takes presses, how a page is translated and the checker of accessibility are shared.',
      from: { path: '^e2e/(platform|venues)/' },
      to: {
        path: '^shared/',
        pathNot:
          '^shared/src/(wire|odds|calendar|remount|input/(cutText|plainText|readAmount|ignoreRepeatedPresses|isComposing|settlingMs)|ui/input/(useSettling|usePressStart)|validation/(cardNumber|coinAddress|guessablePin))(/|\\.)|^shared/testing/src/(accessibility|deviceZone|translatePage|findSettledButton|vectors|aCardNumber|wireSamples|declaredCalls|runs)|^shared/(src/(assert|deviceNow)|release/(edgeRefusals|listeners|temporaryFolders|requestFailure|retry|scriptCommand|siteFiles|useStartedSite))',
      },
    },
    {
      name: 'suites-stand-alone',
      severity: 'error',
      comment: 'What two suites need stands in e2e/support.',
      from: { path: '^e2e/(journeys|faults|skew|bench|support)/' },
      to: { path: '^e2e/(journeys|faults|skew)/', pathNot: '^e2e/$1/' },
    },
    {
      name: 'platform-is-no-client',
      severity: 'error',
      comment: 'The platform is the operator, not a part of the site.',
      from: { path: '^e2e/(platform|venues)/' },
      to: { path: '^(host|remote-[a-z0-9]+|e2e/(acceptance|bench|compose|faults|journeys|skew|support))/' },
    },
    ...platformFloorRules,
    {
      name: 'platform-rooms-have-a-floor',
      severity: 'error',
      comment: 'Add the room to PLATFORM_FLOORS, above every room it imports.',
      from: {},
      to: { path: `^e2e/platform/(?!(${[...PLATFORM_ROOMS, ...PLATFORM_PROGRAMS, 'testing', 'node_modules'].join('|')})/)[^/]+/` },
    },
    {
      name: 'platform-starts-no-program',
      severity: 'error',
      comment: 'demo, fuzz and load start the platform: pass the platform what it needs of them as an option.',
      from: { path: '^e2e/platform/[^/]+\\.ts$', pathNot: `${TEST}|/main\\.ts$` },
      to: { path: `^e2e/platform/(${PLATFORM_PROGRAMS.join('|')})/|^e2e/platform/main\\.ts$` },
    },
    {
      name: 'platform-programs-are-separate',
      severity: 'error',
      comment: 'Programs do not import each other: what two need belongs to the room that owns it.',
      from: { path: `^e2e/platform/(${PLATFORM_PROGRAMS.join('|')})/`, pathNot: TEST },
      to: { path: `^e2e/platform/(${PLATFORM_PROGRAMS.join('|')})/`, pathNot: '^e2e/platform/$1/' },
    },
    {
      name: 'provider-is-no-operator',
      severity: 'error',
      comment: 'A game provider runs for any operator: it says in kit/operator.ts what it needs of one.',
      from: { path: '^e2e/venues/' },
      to: { path: '^e2e/platform/' },
    },
    {
      name: 'packages-by-name',
      severity: 'error',
      comment: 'Import `@site/platform/…` and `@site/venues`, not a path into their folders.',
      from: { path: '^e2e/', pathNot: '^e2e/(platform|venues)/' },
      to: { path: '^e2e/(platform|venues)/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.site|\\.data|results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
    combinedDependencies: false,
  },
};
