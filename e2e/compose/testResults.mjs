import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Sums up the results of all suites of a run; a missing file counts nothing.
 *
 * @param {readonly string[]} files paths of the JSON results of jest and Playwright
 * @returns {{ readonly passed: number, readonly skipped: number, readonly failed: number }} numbers of tests; a jest
 * suite that cannot run is a failure too
 */
export function countTests(files) {
  const sum = { passed: 0, skipped: 0, failed: 0 };
  for (const file of files) {
    const { numPassedTests = 0, stats } = readResults(file) ?? {};
    sum.passed += numPassedTests + (stats?.expected ?? 0) + (stats?.flaky ?? 0);
    sum.skipped += stats?.skipped ?? 0;
    sum.failed += failuresIn(file);
  }
  return sum;
}

/**
 * Returns the number of failures in the results of jest or Playwright, 0 without results.
 *
 * @param {string} file
 */
export function failuresIn(file) {
  const { numFailedTests = 0, numRuntimeErrorTestSuites = 0, stats } = readResults(file) ?? {};
  return numFailedTests + numRuntimeErrorTestSuites + (stats?.unexpected ?? 0);
}

/**
 * Returns a line for each failed test: its file, its title and the first line of its last error.
 *
 * @param {string} file path of the JSON results of jest or Playwright; a missing file has no failures
 * @returns {readonly string[]}
 */
export function failedTests(file) {
  const { testResults = [], suites = [] } = readResults(file) ?? {};
  return [...testResults.flatMap(failedUnits), ...suites.flatMap((/** @type {PlaywrightSuite} */ suite) => failedSpecs(suite, ''))];
}

/**
 * @param {{ readonly name: string, readonly message?: string, readonly assertionResults: readonly UnitResult[] }}
 * result results of jest for one file
 */
function failedUnits({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (assertionResults.length === 0) return [describeFailure(basename(name), 'does not run', message)];
  return failed.map(({ fullName, failureMessages }) => describeFailure(basename(name), fullName, failureMessages?.at(-1)));
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string} above titles of the suites around it
 * @returns {readonly string[]}
 */
function failedSpecs({ title, specs = [], suites = [] }, above) {
  const path = above === '' ? title : `${above} › ${title}`;
  const failed = specs.flatMap(({ title: spec, tests }) =>
    tests.filter(({ status }) => status === 'unexpected').map(({ results }) => describeFailure(path, spec, results.at(-1)?.error?.message)),
  );
  return [...failed, ...suites.flatMap((suite) => failedSpecs(suite, path))];
}

/**
 * @param {string} where
 * @param {string} title
 * @param {string} [message]
 */
function describeFailure(where, title, message = '') {
  const line =
    stripVTControlCharacters(message)
      .split('\n')
      .find((text) => text.trim() !== '') ?? 'no message';
  return `${where} › ${title}: ${line.trim()}`;
}

/** @param {string} file */
export function readResults(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * @typedef {{ readonly fullName: string, readonly status: string, readonly failureMessages?: readonly string[] }}
 * UnitResult
 */
/**
 * @typedef {{ readonly status: string, readonly results: readonly { readonly error?: { readonly message?: string } }[]
 * }} PlaywrightTest
 */
/**
 * @typedef {{ readonly title: string, readonly specs?: readonly { readonly title: string, readonly tests: readonly
 * PlaywrightTest[] }[], readonly suites?: readonly PlaywrightSuite[] }} PlaywrightSuite
 */
