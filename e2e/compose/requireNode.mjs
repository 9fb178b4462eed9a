import { readFileSync } from 'node:fs';

// This file must run on Node 12: it uses no newer syntax and no newer function.

const PACKAGE = new URL('../../package.json', import.meta.url);

/**
 * Prints one sentence and sets the exit code when this Node is older than package.json allows. Returns true when it is
 * new enough.
 */
export function requireNode() {
  const refusal = explainOldNode(process.version, JSON.parse(readFileSync(PACKAGE, 'utf8')).engines.node);
  if (refusal === undefined) return true;
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 1;
  return false;
}

/**
 * Returns advice when a version of Node is older than a range allows, else `undefined`.
 *
 * @param {string} version such as `v18.20.8`
 * @param {string} range the lower bound of `engines`, such as `>=20.19`
 * @returns {string | undefined}
 */
export function explainOldNode(version, range) {
  const [major = 0, minor = 0] = numbersIn(version);
  const [leastMajor = 0, leastMinor = 0] = numbersIn(range);
  const isOld = major === leastMajor ? minor < leastMinor : major < leastMajor;
  if (!isOld) return undefined;
  const least = range.replace(/^>=\s*/, '');
  return `Node ${version} is too old: install Node ${least} or newer (https://nodejs.org), check it with "node --version", and try again.`;
}

/** @param {string} text */
function numbersIn(text) {
  return text.replace(/^\D+/, '').split('.').map(Number);
}
