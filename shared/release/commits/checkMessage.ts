/** The hook `commit-msg`: refuses a commit message that breaks the rules. Called by git with the file of the message. */
import { readFileSync } from 'node:fs';
import { commitFaults } from './commitRules';
import { commitScopes } from './commitScopes';

/** Below this line `git commit --verbose` shows the diff. */
const SCISSORS = /^# -+ >8 -+$[^]*/m;

/** Messages that git writes itself, and commits that an autosquash will fold into another. */
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
