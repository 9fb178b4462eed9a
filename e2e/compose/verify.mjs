import { rmSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_PREFIX, remotesIn } from '../../shared/build/workspaceRemotes.cjs';
import { runFrontDoor } from '../front-door/isolated.mjs';
import { conditionOfDay } from '../matrix/conditionOfDay.mjs';
import { installChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { installNginx } from './nginx.mjs';
import { installOtherBrowsers } from './otherBrowsers.mjs';
import { releaseRun, reserveRun } from './ports.mjs';
import { ROOT, runAside, runTool, runToolAside, runTypeScript, stopChildrenOnSignal } from './run.mjs';
import { countTests, failedTests, failuresIn, readResults } from './testResults.mjs';

const full = process.argv.includes('--full');
// Reserve ports first, so a machine without free ports fails immediately; the suites inherit the reservation.
const { port, isOnlyRun } = await reserveRun(process.pid, ROOT);
process.once('exit', () => releaseRun(port));
const RESULTS = isOnlyRun ? 'results' : join('results', `beside-${String(port)}`);
Object.assign(process.env, { SUITE_PORT: String(port), SUITE_RESULTS: RESULTS, SECOND_TRY: '1', ...(full ? { WHOLE_LISTS: '1' } : {}) });
if (!full) {
  const condition = (process.env['MATRIX_CONDITION'] ??= conditionOfDay(Date.now()));
  process.stdout.write(`The core journeys run under the condition "${condition}": MATRIX_CONDITION=${condition} repeats it\n`);
}

const JEST_RESULTS = join(ROOT, RESULTS, 'jest.json');
const PLAYWRIGHT_RESULTS = join(ROOT, RESULTS, 'playwright.json');
const NGINX_RESULTS = join(ROOT, RESULTS, 'playwright-nginx.json');
const FRONT_DOOR_RESULTS = join(ROOT, RESULTS, 'playwright-front-door.json');
const LIGHTHOUSE_RESULTS = join(ROOT, RESULTS, 'playwright-lighthouse.json');
const PACKAGES = ['host', ...remotesIn(ROOT).map(({ id }) => `${REMOTE_PREFIX}${id}`), 'shared', 'e2e'];

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly (() => Promise<void>)[]} commands run in parallel
 * @property {readonly string[]} [requires] names of steps; the step is skipped unless they passed
 * @property {string} [results] file with its tests; a failed step without failures in it counts as one
 */

/** @type {readonly Step[]} */
const PREPARATION = [
  { name: 'install', commands: [install] },
  { name: 'browser', commands: [installChromium], requires: ['install'] },
  ...(full
    ? [
        { name: 'server', commands: [installNginx], requires: ['install'] },
        { name: 'other browsers', commands: [installOtherBrowsers], requires: ['install'] },
      ]
    : []),
];

/**
 * Two lanes, each with the cheapest step first. The composed site waits for servers and timers half of its time;
 * meanwhile the other lane uses the cores. Two browsers are the maximum that two cores run smoothly; a third unit test
 * worker uses the processor while the other two wait for their database. The second lane prints the output of a command
 * when it exits, so the outputs of the lanes do not mix.
 *
 * @type {readonly (readonly Step[])[]}
 */
const LANES = [
  [
    { name: 'build', commands: [build], requires: ['install'] },
    {
      name: 'front door',
      requires: ['build', 'browser'],
      results: FRONT_DOOR_RESULTS,
      commands: [() => runFrontDoor(full ? [] : ['--grep-invert', '@full'])],
    },
    {
      name: 'composed site',
      requires: ['build', 'browser'],
      results: PLAYWRIGHT_RESULTS,
      commands: [() => runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--workers=2', ...suites()])],
    },
    ...(full
      ? [
          {
            name: 'journeys behind nginx',
            commands: [journeysBehindNginx],
            requires: ['build', 'browser', 'server'],
            results: NGINX_RESULTS,
          },
        ]
      : []),
  ],
  [
    {
      name: 'format, lint, boundaries, dead exports, types',
      requires: ['install'],
      commands: [
        () => runToolAside('oxfmt', ['--list-different']),
        () => runToolAside('oxlint', []),
        () => runToolAside('depcruise', [...PACKAGES, '--config', '.dependency-cruiser.cjs']),
        () => runToolAside('knip', ['--no-config-hints']),
        () => runAside(process.execPath, ['--import', 'tsx', 'shared/release/typecheck.ts']),
      ],
    },
    ...(full
      ? [
          {
            name: 'dependencies',
            requires: ['install'],
            commands: [() => runAside(process.execPath, ['--import', 'tsx', 'shared/release/checkDependencies.ts'])],
          },
        ]
      : []),
    {
      name: 'unit',
      requires: ['install'],
      results: JEST_RESULTS,
      commands: [() => runToolAside('jest', ['--maxWorkers=3', '--json', `--outputFile=${JEST_RESULTS}`])],
    },
  ],
];

/** Run Lighthouse alone, because it measures. */
const LIGHTHOUSE = { name: 'Lighthouse', commands: [lighthouse], requires: ['build', 'browser'], results: LIGHTHOUSE_RESULTS };

/**
 * The step reads the results of both suites, so without one of them it would report every row of that suite.
 *
 * @type {Step}
 */
const ACCEPTANCE = {
  name: 'acceptance',
  requires: ['unit', 'composed site'],
  commands: [() => runTypeScript('e2e/acceptance/report.ts', ['--summary', '--strict'])],
};

/**
 * Run this step alone, because it measures.
 *
 * @type {Step}
 */
const COMPOSITION = {
  name: 'what composition costs, against the record',
  requires: ['build', 'browser'],
  commands: [() => runTypeScript('e2e/bench/main.ts', ['--quick', '--check'])],
};

/** Builds the site; for the full suite also the component page. */
async function build() {
  await runTypeScript('shared/release/buildAll.ts');
  if (full) await runTypeScript('shared/kit/kit.ts', ['--build']);
}

/** Runs the default suites, or all suites except those that run alone. */
function suites() {
  const everyday = ['--project=journeys', '--project=faults', '--project=skew', '--project=matrix'];
  return full ? [...everyday, '--project=sweeps', '--project=browsers'] : [...everyday, '--grep-invert', '@full'];
}

function lighthouse() {
  return runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--project=lighthouse'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: LIGHTHOUSE_RESULTS,
  });
}

/** Repeats the journeys behind nginx, as in production. */
function journeysBehindNginx() {
  return runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--project=journeys'], {
    SITE_SERVER: 'nginx',
    PLAYWRIGHT_JSON_OUTPUT_FILE: NGINX_RESULTS,
  });
}

/** @type {readonly Step[]} */
const LAST = [...(full ? [COMPOSITION, LIGHTHOUSE] : []), ACCEPTANCE];
const RESULT_FILES = [PREPARATION, ...LANES, LAST].flat().flatMap(({ results }) => results ?? []);
// Remove single files, because another run of this checkout may write into a subfolder.
for (const file of RESULT_FILES) rmSync(file, { force: true });
mkdirSync(join(ROOT, RESULTS), { recursive: true });
if (!isOnlyRun) process.stdout.write(`Another run of the suites goes on: results are in ${RESULTS}\n`);
/** @type {Set<string>} */
const passedSteps = new Set();
let failedSteps = 0;
stopChildrenOnSignal();
await runLane(PREPARATION);
await Promise.all(LANES.map(runLane));
await runLane(LAST);
const { passed, failed, skipped } = countTests(RESULT_FILES);
const failures = failed + failedSteps;
// Print the failures last, because logs of thousands of tests are often truncated to their end.
for (const line of RESULT_FILES.flatMap(failedTests)) process.stdout.write(`failed: ${line}\n`);
for (const title of flakyUnits()) process.stdout.write(`flaky: ${title} passed at the second try\n`);
if (skipped > 0) process.stdout.write(`${String(skipped)} skipped: what this machine lacks is named above\n`);
process.stdout.write(`${String(passed)} passed, ${String(failures)} failed\n`);
process.exitCode = failures > 0 ? 1 : 0;

/**
 * Runs the steps in order. After a failed step only those that require it are skipped.
 *
 * @param {readonly Step[]} steps
 */
async function runLane(steps) {
  for (const { name, commands, requires = [], results } of steps) {
    const missing = requires.filter((required) => !passedSteps.has(required));
    if (missing.length > 0) {
      process.stdout.write(`\n── ${name}: not run, because these did not pass: ${missing.join(', ')}\n`);
      continue;
    }
    const started = performance.now();
    process.stdout.write(`\n── ${name}\n`);
    const outcomes = await Promise.allSettled(commands.map((command) => command()));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of refused) process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`);
    process.stdout.write(`── ${name}: ${refused.length > 0 ? 'FAILED' : 'ok'}, ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
    if (refused.length === 0) passedSteps.add(name);
    else if (results === undefined || failuresIn(results) === 0) failedSteps += 1;
  }
}

/**
 * Returns the titles of tests that passed on the second attempt. The composed suites print theirs.
 *
 * @returns {readonly string[]}
 */
function flakyUnits() {
  /** @type {{ readonly testResults?: readonly { readonly assertionResults: readonly UnitResult[] }[] }} */
  const { testResults = [] } = readResults(JEST_RESULTS) ?? {};
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).map(({ fullName }) => fullName);
}

/** @typedef {{ readonly fullName: string, readonly status: string, readonly invocations?: number }} UnitResult */
