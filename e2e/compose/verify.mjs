import { existsSync, readFileSync, rmSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { installNginx } from './nginx.mjs';
import { releaseRun, reserveRun } from './ports.mjs';
import { ROOT, runTool, runTypeScript } from './run.mjs';

const full = process.argv.includes('--full');
// First of all, so that a machine without free ports says so now; the suites inherit what is reserved.
const { port, isOnlyRun } = await reserveRun(process.pid, ROOT);
process.once('exit', () => releaseRun(port));
const RESULTS = isOnlyRun ? 'results' : join('results', `beside-${String(port)}`);
Object.assign(process.env, { SUITE_PORT: String(port), SUITE_RESULTS: RESULTS });

const JEST_RESULTS = join(ROOT, RESULTS, 'jest.json');
const PLAYWRIGHT_RESULTS = join(ROOT, RESULTS, 'playwright.json');
const NGINX_RESULTS = join(ROOT, RESULTS, 'playwright-nginx.json');
const PACKAGES = [
  'host',
  'remote-sports',
  'remote-games',
  'remote-wallet',
  'remote-member',
  'remote-chat',
  'remote-activities',
  'shared',
  'e2e',
];

/** What lint reads as one program of types (`tsconfig.site.json`), and the rest. */
const SITE = PACKAGES.filter((name) => name !== 'e2e');
const REST = ['e2e', '*.{mjs,cjs}'];

/** Everything that has to hold, cheapest first. The commands of one stage run side by side; the first stage that fails ends the run. */
const STAGES = [
  { name: 'install', commands: [install] },
  { name: 'browser', commands: [installChromium] },
  ...(full ? [{ name: 'server', commands: [installNginx] }] : []),
  {
    name: 'format, boundaries, dead exports, types',
    commands: [
      () => runTool('prettier', ['--check', '--log-level', 'warn', '.']),
      () => runTool('depcruise', [...PACKAGES, '--config', '.dependency-cruiser.cjs']),
      () => runTool('knip', ['--no-config-hints']),
      () => runTypeScript('shared/release/typecheck.ts'),
    ],
  },
  {
    // Each of them leaves a core idle for a while; lint is divided by the programs whose types it reads.
    name: 'lint, build',
    commands: [() => lint(SITE), () => lint(REST), build],
  },
  { name: 'unit', commands: [() => runTool('jest', ['--maxWorkers=2', '--json', `--outputFile=${JEST_RESULTS}`])] },
  {
    name: 'composed site',
    commands: [() => runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--workers=2', ...suites()])],
  },
  ...(full ? [{ name: 'journeys behind nginx', commands: [journeysBehindNginx] }] : []),
  { name: 'acceptance', commands: [() => runTypeScript('e2e/acceptance/report.ts', ['--summary'])] },
];

/** @param {readonly string[]} paths */
function lint(paths) {
  return runTool('eslint', [...paths, '--max-warnings', '0']);
}

/** The site, then the living page of its primitives. */
async function build() {
  await runTypeScript('shared/release/buildAll.ts');
  await runTypeScript('shared/kit/kit.ts', ['--build']);
}

/** The everyday choice, or everything. */
function suites() {
  return full ? [] : ['--project=journeys', '--project=faults', '--project=skew', '--grep-invert', '@full'];
}

/** The journeys once more, served as in production. */
function journeysBehindNginx() {
  return runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--project=journeys'], {
    SITE_SERVER: 'nginx',
    PLAYWRIGHT_JSON_OUTPUT_FILE: NGINX_RESULTS,
  });
}

// Not the whole folder: another run of this checkout may write into a folder of its own there.
for (const file of [JEST_RESULTS, PLAYWRIGHT_RESULTS, NGINX_RESULTS]) rmSync(file, { force: true });
mkdirSync(join(ROOT, RESULTS), { recursive: true });
if (!isOnlyRun) process.stdout.write(`Another run of the suites goes on: results are in ${RESULTS}\n`);
const failedStage = await runStages();
const { passed, failed } = countTests();
const failures = failed > 0 ? failed : Number(failedStage !== undefined);
process.stdout.write(`${String(passed)} passed, ${String(failures)} failed\n`);
process.exitCode = failures > 0 ? 1 : 0;

/** @returns {Promise<string | undefined>} the stage that failed */
async function runStages() {
  for (const { name, commands } of STAGES) {
    const started = performance.now();
    process.stdout.write(`\n── ${name}\n`);
    const outcomes = await Promise.allSettled(commands.map((command) => command()));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of refused) process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`);
    process.stdout.write(`── ${name}: ${refused.length > 0 ? 'FAILED' : 'ok'}, ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
    if (refused.length > 0) return name;
  }
  return undefined;
}

function countTests() {
  const jest = readResults(JEST_RESULTS);
  const playwright = [PLAYWRIGHT_RESULTS, NGINX_RESULTS].map((file) => readResults(file)?.stats);
  /** @param {string} name */
  const count = (name) => playwright.reduce((sum, stats) => sum + (stats?.[name] ?? 0), 0);
  return {
    passed: (jest?.numPassedTests ?? 0) + count('expected') + count('flaky'),
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + count('unexpected'),
  };
}

/** @param {string} file */
function readResults(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
