import { existsSync, readFileSync, rmSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { ROOT, runTool, runTypeScript } from './run.mjs';

const full = process.argv.includes('--full');
const JEST_RESULTS = join(ROOT, 'results', 'jest.json');
const PLAYWRIGHT_RESULTS = join(ROOT, 'results', 'playwright.json');
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

/** Two halves of about the same size. */
const SITE = PACKAGES.filter((name) => name !== 'shared' && name !== 'e2e');
const REST = ['shared', 'e2e', '*.{mjs,cjs}'];

/** Everything that has to hold, cheapest first. The commands of one stage run side by side; the first stage that fails ends the run. */
const STAGES = [
  { name: 'install', commands: [install] },
  { name: 'browser', commands: [installChromium] },
  {
    name: 'format, boundaries, dead exports',
    commands: [
      () => runTool('prettier', ['--check', '--log-level', 'warn', '.']),
      () => runTool('depcruise', [...PACKAGES, '--config', '.dependency-cruiser.cjs']),
      () => runTool('knip', ['--no-config-hints']),
    ],
  },
  {
    // Each of them leaves a core idle for a while; lint reads the types of all it looks at, so its halves are whole packages.
    name: 'types, lint, build',
    commands: [() => runTypeScript('shared/release/typecheck.ts'), () => lint(SITE), () => lint(REST), build],
  },
  { name: 'unit', commands: [() => runTool('jest', ['--maxWorkers=2', '--json', `--outputFile=${JEST_RESULTS}`])] },
  { name: 'composed site', commands: [() => runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...suites()])] },
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
  return full ? [] : ['--project=journeys', '--project=faults'];
}

rmSync(join(ROOT, 'results'), { recursive: true, force: true });
mkdirSync(join(ROOT, 'results'), { recursive: true });
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
  const playwright = readResults(PLAYWRIGHT_RESULTS)?.stats;
  return {
    passed: (jest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0),
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + (playwright?.unexpected ?? 0),
  };
}

/** @param {string} file */
function readResults(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
