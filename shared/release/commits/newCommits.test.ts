import { createFolder, createRepository } from '../testing/commitRepository';
import { commitFaults } from './commitRules';
import { commitScopes } from './commitScopes';
import { git, newCommits } from './newCommits';

it('finds no commit that breaks the rules since messages are checked', () => {
  const scopes = commitScopes();
  const faults = newCommits().flatMap(({ hash, message }) => commitFaults(message, scopes).map((fault) => `${hash.slice(0, 8)}: ${fault}`));

  expect(faults).toEqual([]);
});

it('returns the commits after the first checked one, oldest first, without merges', () => {
  const { dir, commit, run } = createRepository();
  const start = commit('The history before the rules', 'a.txt');
  commit('feat(wallet): add b', 'b.txt');
  run('checkout', '-q', '-b', 'side');
  commit('fix(wallet): correct c\n\nIts reason.', 'c.txt');
  run('checkout', '-q', 'main');
  commit('docs(repo): describe d', 'd.txt');
  run('merge', '-q', '--no-ff', '-m', "Merge branch 'side'", 'side');

  const messages = newCommits(dir, start).map(({ message }) => message);

  expect(messages.sort()).toEqual(['docs(repo): describe d', 'feat(wallet): add b', 'fix(wallet): correct c\n\nIts reason.']);
  expect(newCommits(dir, start, ['d.txt']).map(({ message }) => message)).toEqual(['docs(repo): describe d']);
});

it('returns every commit of a shallow clone that lacks the first checked one', () => {
  const { dir, commit } = createRepository();
  const start = commit('The history before the rules', 'a.txt');
  commit('feat(wallet): add b', 'b.txt');
  commit('feat(wallet): add c', 'c.txt');
  const clone = createFolder();
  git(clone, ['clone', '-q', '--depth', '1', `file://${dir}`, '.']);

  expect(newCommits(clone, start).map(({ message }) => message)).toEqual(['feat(wallet): add c']);
});

it('returns no commit outside git or in a history without the first checked one', () => {
  const { dir, commit } = createRepository();
  commit('A copy of everything', 'a.txt');

  expect(newCommits(dir, '0123456789012345678901234567890123456789')).toEqual([]);
  expect(newCommits(createFolder())).toEqual([]);
});
