/**
 * The hook `commit-msg` refuses a commit message that violates the rules. Git calls it with the file of the message.
 */
import { readFileSync } from 'node:fs';
import { commitFaults } from './commitRules';
import { commitScopes } from './commitScopes';

/** `git commit --verbose` shows the diff below this line. */
const SCISSORS = /^# -+ >8 -+$[^]*/m;

/** Messages that git generates, and commits that an autosquash will fold into another. */
const WRITTEN_BY_GIT = /^(Merge |(fixup|squash|amend)! )/;

const [, , file = ''] = process.argv;
const message = readFileSync(file, 'utf8')
  .replace(SCISSORS, '')
  .replaceAll(/^#.*\n?/gm, '')
  .trim();
const faults = WRITTEN_BY_GIT.test(message) ? [] : commitFaults(message, commitScopes());
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) {
  process.stderr.write(`Your message is kept in ${file}. The rules are in .github/CONTRIBUTING.md\n`);
  process.exitCode = 1;
}
