import { commitFaults, parseCommit } from './commitRules';
import { commitScopes } from './commitScopes';

const SCOPES = ['repo', 'wallet'];

it.each([
  'fix(wallet): keep the amount after a timeout',
  'feat(wallet)!: remove the old deposit form',
  'ci(repo): bump actions/checkout from 4.2.2 to 5.0.0',
  'docs(repo): embed the picture of the site',
  'perf(wallet): process 10 orders at once\n\nThe list was read once per order.',
  `fix(wallet): ${'a'.repeat(59)}`,
  `Revert "fix(wallet): ${'a'.repeat(59)}"\n\nThis reverts commit 0123456789abcdef.`,
])('accepts the message "%s"', (message) => {
  expect(commitFaults(message, SCOPES)).toEqual([]);
});

it.each([
  ['', 'is not "type(scope): what changes"'],
  ['Revert "Keep the amount after a timeout"', 'is not "type(scope): what changes"'],
  ['Keep the amount after a timeout', 'is not "type(scope): what changes"'],
  ['fix: keep the amount', 'is not "type(scope): what changes"'],
  ['fix(wallet) keep the amount', 'is not "type(scope): what changes"'],
  ['bugfix(wallet): keep the amount', '"bugfix" is not a commit type'],
  ['fix(purse): keep the amount', '"purse" is not a scope: use repo, wallet'],
  [`fix(wallet): ${'a'.repeat(60)}`, 'has 73 characters'],
  ['fix(wallet): Keep the amount', 'must begin with a lower-case verb'],
  ['fix(wallet): keeps the amount', '"keeps" is not an imperative'],
  ['fix(wallet): added a timeout', '"added" is not an imperative'],
  ['fix(wallet): adding a timeout', '"adding" is not an imperative'],
  ['fix(wallet): keep the amount.', 'must not end with a full stop'],
  ['fix(wallet): keep the amount\nafter a timeout', 'separated from the first line by an empty line'],
  ['fixup! fix(wallet): keep the amount', 'run git rebase --interactive --autosquash'],
])('refuses the message "%s" because it %s', (message, fault) => {
  expect(commitFaults(message, SCOPES).join('\n')).toContain(fault);
});

it.each([
  ['feat(wallet)!: remove the old form', true],
  ['feat(wallet): remove the old form\n\nBREAKING CHANGE: the event is gone.', true],
  ['feat(wallet): add a form', false],
])('reports whether the commit "%s" is a breaking change', (message, isBreaking) => {
  expect(parseCommit(message)).toMatchObject({ type: 'feat', scope: 'wallet', isBreaking });
});

it('reads what git revert writes as a revert of the scope', () => {
  expect(parseCommit('Revert "feat(wallet): add a form"')).toEqual({
    type: 'revert',
    scope: 'wallet',
    subject: 'add a form',
    isBreaking: false,
  });
});

it('accepts as scopes the packages, their areas and the general ones, and no generated folder', () => {
  const scopes = commitScopes();

  for (const scope of ['host', 'wallet', 'platform', 'venues', 'shared', 'e2e', 'contract', 'ops', 'release', 'journeys', 'repo', 'deps']) {
    expect(scopes).toContain(scope);
  }
  expect(scopes.filter((scope) => !/^[a-z0-9-]+$/.test(scope) || scope === 'node_modules')).toEqual([]);
});
