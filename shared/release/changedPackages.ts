import { runPnpm } from './runPnpm';

/** Notes change no package. */
const NOTES = '**/*.md';

interface Project {
  readonly name: string;
  readonly path: string;
}

/**
 * The packages that changed since a revision, and those that depend on them, as pnpm's own `--filter "...[revision]"` finds them. A file of the root
 * folder, such as the lockfile or a setting of the tests, belongs to all of them. Throws what git says of a revision it does not know.
 *
 * @param revision zeros, as pipelines name what a new branch was before, give all packages
 */
export function changedPackages(revision: string): readonly string[] {
  const all = listProjects([]);
  const root = all.reduce((shortest, project) => (project.path.length < shortest.path.length ? project : shortest));
  const changed = /^0+$/.test(revision) ? all : listProjects(['--filter', `...[${revision}]`, '--changed-files-ignore-pattern', NOTES]);
  const listed = changed.some(({ path }) => path === root.path) ? all : changed;
  return listed.filter(({ path }) => path !== root.path).map(({ name }) => name);
}

function listProjects(options: readonly string[]): readonly Project[] {
  const { status, stdout, stderr, error } = runPnpm(['list', '--recursive', '--depth', '-1', '--json', ...options]);
  if (error !== undefined) throw new Error(`pnpm cannot be had here: ${error.message}`);
  if (status !== 0) throw new Error(/fatal: [^"\n]*/.exec(`${stdout}${stderr}`)?.[0] ?? `pnpm refused: ${stderr}`);
  return stdout.trim() === '' ? [] : (JSON.parse(stdout) as readonly Project[]);
}
