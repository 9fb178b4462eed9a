import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDoor, type Door } from './doors';

interface SharedModule {
  readonly requiredVersion: string;
  readonly singleton: false;
  readonly strictVersion: boolean;
  /** File of the module that is offered, where it is another than the one asked for; the host then offers it whether it uses it or not. */
  readonly import?: string;
  readonly shareKey?: string;
  readonly version?: string;
  readonly eager?: boolean;
  readonly shareScope?: string[];
}

/**
 * One share scope per React major. A module that uses React has to come from the same side as React itself, so React and everything
 * that uses it share one scope: a remote on another React takes none of them from the host, a remote on this one takes all.
 */
export const SHARE_SCOPE = 'react-19';

const require = createRequire(import.meta.url);
const SHARED_DIR = join(import.meta.dirname, '..');

/** Our own modules that a page holds once. */
export const COMMON: Door = readDoor(join(import.meta.dirname, 'doors', 'common.ts'), installedVersion);

/**
 * Returns the modules a page holds once, as a remote takes them. Nothing stateful crosses the boundary except through services, so none has to be a singleton and each
 * remote carries its own copy as the fallback. Of a library that everybody uses in part, the part is shared: a module of ours that names it
 * (`doors/`). Libraries that few use in part (router, rxjs) stay out: sharing them whole costs more than it saves. A remote's copy
 * is found in its own dependencies, so they are listed there even where only `shared` imports them.
 */
export function sharedModules(): Record<string, SharedModule> {
  return { ...reactModules(), ...firstModules(), '@base-ui/react/': fromThisMinor('@base-ui/react') };
}

/**
 * Returns the same modules as the host offers them. What every page needs is part of its first files (`eager`), so that the host needs no asynchronous start. React is
 * offered in the scope `default` too, where a build by the federation's documentation looks for it.
 */
export function offeredModules(): Record<string, SharedModule> {
  const withBoth = { shareScope: ['default', SHARE_SCOPE] };
  return {
    ...mapValues(reactModules(), (module) => ({ ...module, ...withBoth, eager: true })),
    ...mapValues(firstModules(), (module) => ({ ...module, eager: true })),
    '@base-ui/react/': fromThisMinor('@base-ui/react'),
  };
}

function reactModules(): Record<string, SharedModule> {
  return { ...withSubpaths('react', anyOfThisMajor), ...withSubpaths('react-dom', anyOfThisMajor) };
}

function firstModules(): Record<string, SharedModule> {
  return {
    i18next: fromThisMinor('i18next'),
    'react-i18next': byDoor('react-i18next', 'reactI18next.mjs'),
    [join(SHARED_DIR, 'src/wire/zod.ts')]: byDoor('zod', 'zod.ts'),
    [COMMON.file]: { ...onlyThis('1.0.0', COMMON.hash), import: COMMON.file, shareKey: '@site/shared/common' },
    'single-spa-react': evenIfUnused('single-spa-react'),
  };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** With the trailing slash too, or `react-dom/client` and `react/jsx-runtime` would be bundled a second time. */
function withSubpaths(name: string, versionRule: (name: string) => SharedModule): Record<string, SharedModule> {
  return { [name]: versionRule(name), [`${name}/`]: versionRule(name) };
}

/** The scope already says which React it is: refusing a copy of the same major would put two Reacts behind one set of hooks. */
function anyOfThisMajor(name: string): SharedModule {
  const [major = '0'] = installedVersion(name).split('.');
  return { requiredVersion: `^${major}.0.0`, singleton: false, strictVersion: false };
}

function fromThisMinor(name: string): SharedModule {
  const [major = '0', minor = '0'] = installedVersion(name).split('.');
  return { requiredVersion: `^${major}.${minor}.0`, singleton: false, strictVersion: true };
}

/** For what only remotes use: the host offers it all the same, or each of them would bring it. */
function evenIfUnused(name: string): SharedModule {
  return { ...fromThisMinor(name), import: fileURLToPath(import.meta.resolve(name)), shareKey: name, version: installedVersion(name) };
}

/** A library by the module that names its used part. Only the same part of the same version will do. */
function byDoor(name: string, doorFile: string): SharedModule {
  const door = join(import.meta.dirname, 'doors', doorFile);
  return { ...onlyThis(installedVersion(name), hashOf(door)), import: door, shareKey: `@site/shared/${name}` };
}

/** Only the very same text will do: a remote with another one brings its own. The letter keeps a hash of digits a valid one. */
function onlyThis(base: string, hash: string): SharedModule & { readonly version: string } {
  const version = `${base}-h${hash}`;
  return { version, requiredVersion: version, singleton: false, strictVersion: true };
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
}

function installedVersion(name: string): string {
  const manifest = join(packageRoot(name), 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

function packageRoot(name: string): string {
  for (const dir of require.resolve.paths(name) ?? []) {
    try {
      readFileSync(join(dir, name, 'package.json'));
      return join(dir, name);
    } catch {
      continue;
    }
  }
  throw new Error(`${name} is shared but not installed`);
}
