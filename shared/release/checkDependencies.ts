import { findLicenceProblems, readAudit, type LicenceList } from './dependencyRules';
import { runPnpm } from './runPnpm';

/**
 * `pnpm check:dependencies`: the licences of all dependencies against the list of those that may be, and the registry's known faults of them. Where the
 * registry cannot be asked it says so and goes on: that is no pass and no failure.
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

/** What the package manager printed; it ends with 1 where an audit finds something. Empty where it cannot be had on this machine. */
function printPnpm(args: readonly string[]): string {
  const { stdout, error } = runPnpm(args);
  return error === undefined ? stdout : '';
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = main();
