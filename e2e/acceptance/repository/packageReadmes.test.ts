import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@site/shared/contract';
import { WORKSPACE_DIR, WORKSPACE_REMOTES } from '@site/release/packages';
import { workspacePackages } from '@site/release/workspacePackages';
import { ownersOf, parseCodeOwners } from './codeOwners';
import { codeSpans, tableIn } from './markdown';

const FOLDERS = workspacePackages();
const REMOTES = WORKSPACE_REMOTES.map(({ id }) => `remote-${id}`);
/** Bounds of a README in lines. */
const SHORTEST = 25;
const LONGEST = 60;

const read = (file: string): string => readFileSync(join(WORKSPACE_DIR, file), 'utf8');
const readme = (folder: string): string => read(`${folder}/README.md`);
const owners = parseCodeOwners(read('.github/CODEOWNERS'));

it.each(FOLDERS)('%s has a README of its own that names its owner, its commands, its surface and where to start', (folder) => {
  const text = readme(folder);
  const lines = text.trimEnd().split('\n').length;

  expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(['Commands', 'Public surface', 'Start reading']);
  expect(codeSpans(/^Owner: .*$/m.exec(text)?.[0] ?? '')).toEqual(ownersOf(`${folder}/README.md`, owners));
  expect(text).toMatch(/^```sh\n(?:(?:pnpm|npm|npx) .+ {2}# .+\n)+```$/m);
  expect([lines >= SHORTEST, lines <= LONGEST]).toEqual([true, true]);
});

describe.each(REMOTES)('the README of %s', (folder) => {
  const { site } = JSON.parse(read(`${folder}/package.json`)) as { readonly site: RemoteSite };
  const text = readme(folder);

  it('names the contract that the remote requires', () => {
    expect(text).toContain(`Required contract: \`${site.requires}\`.`);
  });

  it('names its screens with their routes', () => {
    const described = tableIn(text, 'screen').map(([screen = '', routes = '']) => [codeSpans(screen), codeSpans(routes)]);
    const actual = viewsOf(folder, 'screens').map((screen) => [
      [screen],
      site.routes.filter((route) => screenOf(route) === screen).map(({ path }) => path),
    ]);

    expect(actual).not.toEqual([]);
    expect(described).toEqual(actual);
  });

  it('names its widgets', () => {
    expect(tableIn(text, 'widget').flatMap(([widget = '']) => codeSpans(widget))).toEqual(viewsOf(folder, 'widgets'));
  });

  it('names the events that it emits and listens to', () => {
    expect(describedEvents(text)).toEqual(eventsOf(folder));
  });
});

it('the README of the host names its contract, its screens and its events', () => {
  const text = readme('host');
  const screens = [...read('host/src/screens/ownScreens.ts').matchAll(/^ {2}'?([\w-]+)'?: async \(\)/gm)].map(([, screen = '']) => screen);

  expect(text).toContain(`Provided contract: \`${CONTRACT_VERSION}\``);
  expect(
    tableIn(text, 'screens of the host')
      .flatMap(([names = '']) => codeSpans(names))
      .sort(),
  ).toEqual(screens.sort());
  expect(describedEvents(text)).toEqual(eventsOf('host'));
});

it('the README of shared names the contract', () => {
  expect(readme('shared')).toContain(`Contract version: \`${CONTRACT_VERSION}\``);
});

const SHARED = FOLDERS.filter((folder) => folder.split('/')[0] === 'shared')
  .map((folder) => ({ folder, manifest: JSON.parse(read(`${folder}/package.json`)) as SharedManifest }))
  .filter(({ manifest }) => manifest.exports !== undefined);

it.each(SHARED)(
  'the README of $folder names only entry points that the package exports',
  ({ folder, manifest: { name, exports = {} } }) => {
    const named = tableIn(readme(folder), 'entry points').flatMap(([names = '']) => codeSpans(names));

    expect(named).not.toEqual([]);
    expect(named.filter((door) => !door.startsWith(name) || !(door.replace(name, '.') in exports))).toEqual([]);
  },
);

it('the README of the venues names every export and every provider with its page', () => {
  const text = readme('e2e/venues');
  const exported = [...read('e2e/venues/index.ts').matchAll(/\{ ([^}]+) \}/g)].flatMap(([, names = '']) => names.split(', '));
  const providers = readdirSync(join(WORKSPACE_DIR, 'e2e/venues')).filter(
    (name) => name !== 'kit' && existsSync(join(WORKSPACE_DIR, 'e2e/venues', name, 'server')),
  );

  expect(
    tableIn(text, 'export')
      .flatMap(([names = '']) => codeSpans(names))
      .sort(),
  ).toEqual(exported.sort());
  expect(
    tableIn(text, 'provider')
      .map(([link = '']) => /\[([\w-]+)\/\]/.exec(link)?.[1])
      .sort(),
  ).toEqual(providers.sort());
});

interface SharedManifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

interface RemoteSite {
  readonly requires: string;
  readonly routes: readonly RemoteRoute[];
}

interface RemoteRoute {
  readonly path: string;
  readonly name?: string;
  readonly screen?: string;
}

/** Returns the screen of a route: the named screen, else the route's name, else the last fixed part of its path. */
function screenOf({ path, name, screen }: RemoteRoute): string | undefined {
  return screen ?? name ?? path.split('/').findLast((part) => !part.startsWith(':'));
}

/** Returns the keys of `screens` or `widgets` in `remote.ts`. */
function viewsOf(folder: string, kind: 'screens' | 'widgets'): readonly string[] {
  const [, body = ''] = new RegExp(`^  ${kind}: \\{\\n([^]*?)^  \\}`, 'm').exec(read(`${folder}/src/remote.ts`)) ?? [];
  return [...body.matchAll(/^ {4}'?([\w-]+)'?: \(\) =>/gm)].map(([, name = '']) => name);
}

interface Events {
  readonly emits: readonly string[];
  readonly listens: readonly string[];
}

/** Returns the events that the sources of a package name on the bus; tests and fakes do not count. */
function eventsOf(folder: string): Events {
  const files = readdirSync(join(WORKSPACE_DIR, folder, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => read(`${folder}/src/${file}`));
  const named = (...marks: readonly RegExp[]): readonly string[] =>
    [...new Set(sources.flatMap((source) => marks.flatMap((mark) => [...source.matchAll(mark)].map(([, event = '']) => event))))].sort();
  return {
    emits: named(/\bbus\s*\.emit\(\s*'([^']+)'/g),
    listens: named(/\bbus\s*\.on\(\s*'([^']+)'/g, /\bfromBus\(\s*(?:\w+\.)*bus,\s*'([^']+)'/g, /\bcase '(auth\/[^']+)':/g),
  };
}

function describedEvents(text: string): Events {
  const item = (start: string): readonly string[] => codeSpans(new RegExp(`^- ${start} ((?:.|\\n  )*)`, 'm').exec(text)?.[1] ?? '');
  return { emits: item('emits'), listens: item('listens to') };
}
