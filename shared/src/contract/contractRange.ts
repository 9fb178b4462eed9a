const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const RANGE = /^\^(\d+)\.(\d+)\.(\d+)$/;

type Triple = readonly [major: number, minor: number, patch: number];

/**
 * Returns whether a text is a range that a remote may require: a caret range such as `^1.2.0`. No other range is
 * meaningful for a contract.
 */
export function isContractRange(text: string): boolean {
  return RANGE.test(text);
}

/**
 * Returns whether a contract version serves a remote that requires `range`.
 *
 * @example satisfiesContract('1.4.0', '^1.2.0') // true: only additions since
 * @example satisfiesContract('2.0.0', '^1.2.0') // false: something it relies on changed
 */
export function satisfiesContract(version: string, range: string): boolean {
  const offered = triple(VERSION.exec(version));
  const required = triple(RANGE.exec(range));
  if (!offered || !required || offered[0] !== required[0]) return false;
  return offered[1] === required[1] ? offered[2] >= required[2] : offered[1] > required[1];
}

function triple(match: RegExpExecArray | null): Triple | undefined {
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}
