/**
 * Checks the folders of a remote against `host/docs/code-structure.md`; `layout.test.ts` runs it for all six remotes.
 */
import { posix } from 'node:path';
import { LOCALES } from '@site/shared/i18n';

/** Source files of one package by path below its `src`, such as `deposit/DepositForm.tsx`, with their text. */
export type Sources = ReadonlyMap<string, string>;

/** Files of a remote outside its folders. */
const TOP_FILES = ['cycles.test.tsx', 'remote.ts', 'samples.test.tsx', 'standalone.tsx'] as const;

/** Folders that every remote has. The UI folder is optional. */
const COMMON_FOLDERS = ['locales', 'testing'] as const;
const UI_FOLDER = 'ui';

/** Folder names that name a layer instead of a capability. */
const LAYER_NAMES = new Set(['api', 'components', 'desk', 'helpers', 'hooks', 'lib', 'outcome', 'screens', 'utils', 'views', 'widgets']);

const ROOM_NAME = /^[a-z]+(-[a-z]+)*$/;
const FILE_NAME =
  /^([A-Z][A-Za-z0-9]*(\.test)?\.tsx|[A-Z][A-Za-z0-9]*\.module\.css|[a-z][A-Za-z0-9]*(\.test)?\.tsx?|[a-z][A-Za-z0-9]*\.module\.css)$/;
const MAX_LINES = 500;

/** Returns every difference between a remote and the common layout, one sentence each. */
export function layoutProblems(sources: Sources): readonly string[] {
  return [
    ...topProblems(sources),
    ...roomProblems(sources),
    ...fileProblems(sources),
    ...viewProblems(sources),
    ...limitsProblems(sources),
    ...caseProblems(sources),
    ...importCircles(sources).map((circle) => `${circle} import each other: give what they need to a room below`),
  ];
}

function topProblems(sources: Sources): readonly string[] {
  const files = [...sources.keys()].filter((file) => !file.includes('/'));
  const folders = new Set([...sources.keys()].filter((file) => file.includes('/')).map(roomOf));
  return [
    ...TOP_FILES.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files.filter((file) => !TOP_FILES.some((known) => known === file)).map((file) => `${file} belongs into a room`),
    ...COMMON_FOLDERS.filter((folder) => !folders.has(folder)).map((folder) => `${folder}/ is missing`),
  ];
}

function roomProblems(sources: Sources): readonly string[] {
  const folders = new Set([...sources.keys()].map((file) => posix.dirname(file)).filter((folder) => folder !== '.'));
  return [...folders].flatMap((folder) => {
    const [room = '', ...below] = folder.split('/');
    if (room === 'locales')
      return LOCALES.some((locale) => locale === below.join('/')) || below.length === 0
        ? []
        : [`${folder}/ is not the folder of a language`];
    if (room === 'testing') return below.length > 0 ? [`${folder}/ is not flat`] : [];
    return [
      ...[room, ...below].filter((name) => !ROOM_NAME.test(name)).map((name) => `${folder}/: ${name} is not in kebab-case`),
      ...[room, ...below].filter((name) => LAYER_NAMES.has(name)).map((name) => `${folder}/: ${name} names a layer, not a capability`),
      ...(below.includes(UI_FOLDER) ? [`${folder}/ divides a room by layers: components are beside their rules`] : []),
      ...(below.length > 1 ? [`${folder}/ is deeper than a part of a room`] : []),
    ];
  });
}

function fileProblems(sources: Sources): readonly string[] {
  return [...sources].flatMap(([file, text]) => {
    if (!isInFeature(file)) return [];
    const name = posix.basename(file);
    const isTest = /\.test\.tsx?$/.test(name);
    return [
      ...(FILE_NAME.test(name) ? [] : [`${file} has a suffix that names no layer`]),
      ...(!isTest && /\.tsx?$/.test(name) && text.split('\n').length > MAX_LINES ? [`${file} has more than ${MAX_LINES} lines`] : []),
      ...(name.endsWith('.module.css') && importersOf(sources, file).length === 0 ? [`${file} styles nothing`] : []),
    ];
  });
}

/**
 * Checks the modules that `remote.ts` names: each exports a function named after its file, and again as `View`. Only
 * `remote.ts` names screens.
 */
function viewProblems(sources: Sources): readonly string[] {
  const contents = sources.get('remote.ts') ?? '';
  const views = [...contents.matchAll(/import\((?:\/\*.*?\*\/ )?'\.\/(?!locales\/)([^']+)'\)/g)].flatMap(([, file]) => file ?? []);
  const screens = [...sources.keys()].filter((file) => /\/[A-Z]\w*Screen\.tsx$/.test(file) && !file.startsWith('testing/'));
  return [
    ...[...new Set(views)].flatMap((view) => {
      const name = posix.basename(view);
      const text = sources.get(`${view}.tsx`);
      if (text === undefined) return [`remote.ts names ${view}, which is no component`];
      return [
        ...(new RegExp(`export function ${name}\\b`).test(text) ? [] : [`${view}.tsx does not export function ${name}`]),
        ...(new RegExp(`export \\{ ${name} as View \\}`).test(text) ? [] : [`${view}.tsx does not export ${name} as View`]),
      ];
    }),
    ...screens
      .filter((file) => !views.includes(file.replace(/\.tsx$/, '')))
      .map((file) => `${file} is a screen that remote.ts does not name`),
  ];
}

function limitsProblems(sources: Sources): readonly string[] {
  return [...sources.keys()]
    .filter((file) => posix.basename(file) === 'limits.ts' && importersOf(sources, file).length < 2)
    .map((file) => `${file} has one user: its constants belong there`);
}

/**
 * Finds imports whose case differs from the file name: `./DepositForm` finds `depositForm.ts` on a disk that ignores
 * case.
 */
function caseProblems(sources: Sources): readonly string[] {
  const stems = new Map<string, string>();
  return [...sources.keys()].flatMap((file) => {
    if (!/\.tsx?$/.test(file) || isTestFile(file)) return [];
    const stem = file.replace(/\.tsx?$/, '');
    const other = stems.get(stem.toLowerCase());
    stems.set(stem.toLowerCase(), stem);
    return other === undefined || other === stem ? [] : [`${stem} and ${other} differ in case only`];
  });
}

/**
 * Returns the cycles of folders that import each other, tests and `testing/` excluded, such as `board/, match/ and
 * schedule/`. The names of a cycle are in alphabetical order; a folder is in at most one cycle.
 */
export function importCircles(sources: Sources): readonly string[] {
  const imports = folderImports(sources);
  const reached = new Map([...imports.keys()].map((folder) => [folder, reachableFrom(folder, imports)]));
  const circles = [...reached].flatMap(([folder, others]) => {
    if (!others.has(folder)) return [];
    const circle = [...others].filter((other) => reached.get(other)?.has(folder)).sort();
    return circle[0] === folder ? [circle.map((name) => `${name}/`)] : [];
  });
  return circles.map((names) => `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`);
}

/** Returns the other folders that each folder imports. Files above all folders (`remote.ts`) belong to none. */
function folderImports(sources: Sources): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    if (isTestFile(file) || !file.includes('/')) continue;
    const folder = posix.dirname(file);
    const targets = importsOf(sources, file, text).filter((target) => target.includes('/') && posix.dirname(target) !== folder);
    imports.set(folder, new Set([...(imports.get(folder) ?? []), ...targets.map((target) => posix.dirname(target))]));
  }
  return imports;
}

/** Returns every folder that a folder imports directly or indirectly, itself included when it is part of a cycle. */
function reachableFrom(folder: string, imports: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const targets = [...(imports.get(next) ?? [])].filter((target) => !reached.has(target));
    for (const target of targets) reached.add(target);
    open.push(...targets);
  }
  return reached;
}

function importersOf(sources: Sources, wanted: string): readonly string[] {
  return [...sources].flatMap(([file, text]) => (!isTestFile(file) && importsOf(sources, file, text).includes(wanted) ? [file] : []));
}

function importsOf(sources: Sources, file: string, text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)].flatMap(([, specifier = '']) => {
    const path = posix.join(posix.dirname(file), specifier);
    return [path, `${path}.ts`, `${path}.tsx`].filter((candidate) => sources.has(candidate));
  });
}

function isInFeature(file: string): boolean {
  return file.includes('/') && !/^(locales|testing)\//.test(file);
}

function isTestFile(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.startsWith('testing/');
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? '';
}
