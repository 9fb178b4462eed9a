import { runPnpm } from './runPnpm';

/** Documents, which do not change a package. */
const NOTES = '**/*.md';

interface Project {
  readonly name: string;
  readonly path: string;
}

/**
 * Returns the packages that changed since a revision, and their dependents, like pnpm's own `--filter "...[revision]"`.
 * A file of the root folder, such as the lockfile or a test setting, belongs to all of them. Throws git's message for
 * an unknown revision.
 *
 * @param revision returns all packages for zeros, with which pipelines name the previous revision of a new branch
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
