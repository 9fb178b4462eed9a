import { existsSync, readFileSync } from 'node:fs';

/**
 * Adds up the results of all suites of a run; a file that is missing counts nothing.
 *
 * @param {readonly string[]} files paths of the JSON results of jest and Playwright
 * @returns {{ readonly passed: number, readonly skipped: number, readonly failed: number }} numbers of tests; a jest suite that cannot run is a failure too
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

/** @param {string} file */
export function readResults(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
