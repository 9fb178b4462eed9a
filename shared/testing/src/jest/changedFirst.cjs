const { execFileSync } = require('node:child_process');
const { relative, sep } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Runs the tests of changed packages first, so that mistakes show early. Within both groups, failed and slow tests come
 * first.
 */
module.exports = class ChangedFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests);
    const changed = changedPackages();
    const isChanged = ({ path, context }) => changed.has(packageOf(relative(context.config.rootDir, path).split(sep).join('/')));
    return [...ordered.filter(isChanged), ...ordered.filter((test) => !isChanged(test))];
  }
};

/**
 * Returns the packages with uncommitted changes or, without any, those of the last commit. Returns none outside of a
 * repository.
 */
function changedPackages() {
  const files = git('status', '--porcelain', '--no-renames').map((line) => line.slice(3));
  return new Set((files.length > 0 ? files : git('diff', '--name-only', 'HEAD~1')).map(packageOf));
}

/** Returns the package of a path, such as `remote-wallet` or `e2e/platform`; the folders of e2e count separately. */
function packageOf(path) {
  const [first = '', second = ''] = path.split('/');
  return first === 'e2e' ? `${first}/${second}` : first;
}

function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    return [];
  }
}
