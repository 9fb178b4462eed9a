import { findLicenceProblems, readAudit, type LicenceList } from './dependencyRules';
import { runPnpm } from './runPnpm';

/**
 * Runs `pnpm check:dependencies`: checks the licences of all dependencies against the permitted ones, and asks the
 * registry for known vulnerabilities. If the registry is unavailable, prints this and continues without a result.
 */
function main(): number {
  const list = printPnpm(['licenses', 'list', '--json']);
  const licences = list === '' ? {} : (JSON.parse(list) as LicenceList);
  const problems = findLicenceProblems(licences).map((problem) => `licence: ${problem}`);
  const count = Object.values(licences).flat().length;
  if (count === 0) say('NOT CHECKED: licences of dependencies, since the package manager cannot be had here');
  else say(`licences: ${String(count)} packages, ${String(problems.length)} that may not be used`);

  const audit = readAudit(printPnpm(['audit', '--json']));
  if (audit.status === 'not-asked') say(`NOT CHECKED: known faults of dependencies, since the registry did not say (${audit.why})`);
  else say(`known faults: ${String(audit.faults.length)} of high severity`);

  for (const problem of [...problems, ...(audit.status === 'asked' ? audit.faults : [])]) say(problem);
  return problems.length > 0 || (audit.status === 'asked' && audit.faults.length > 0) ? 1 : 0;
}

/**
 * Returns the output of the package manager, which exits with 1 when an audit finds something. Empty when it is not
 * available on this machine.
 */
function printPnpm(args: readonly string[]): string {
  const { stdout, error } = runPnpm(args);
  return error === undefined ? stdout : '';
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = main();
