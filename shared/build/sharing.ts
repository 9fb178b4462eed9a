import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installedDir } from './workspace';

interface SharedModule {
  readonly requiredVersion: string;
  readonly singleton: false;
  readonly strictVersion: boolean;
  /** File of the offered module. The host then offers it even when it does not use it. */
  readonly import?: string;
  readonly version?: string;
  readonly eager?: boolean;
  readonly shareScope?: string[];
}

type SharedModules = Readonly<Record<string, SharedModule>>;

/**
 * One share scope per React major. A module that uses React has to come from the same side as React itself, so React
 * and all modules that use it share one scope: a remote on another React takes none of them from the host, a remote on
 * this one takes all.
 */
export const SHARE_SCOPE = 'react-19';

/**
 * Modules of `@site/shared` that the first screens of the host and of the remotes both use: the page loads each once.
 * All of them have the version of the package, so they come from one side together. They have no state of their own:
 * the state of a mount is in its React root or in the result of a `create…` call. Every other module of `shared`
 * imports them by these names (`sharing.test.ts`).
 */
export const FIRST_MODULES = [
  'assert',
  'calendar',
  'contract/defineRemote',
  'contract/isPlainClick',
  'contract/mapResult',
  'contract/services',
  'contract/ServicesContext',
  'contract/useReadable',
  'contract/useRouteLink',
  'i18n',
  'input/plainText',
  'input/readAmount',
  'loadable',
  'money',
  'remount',
  'ui/drawings/brush',
  'ui/essentials',
  'wire/call',
  'wire/common',
  'wire/resource',
  'wire/responseCodes',
  'wire/schema',
  'wire/user',
  'wire/zod',
].map((path) => `@site/shared/${path}`);

const require = createRequire(import.meta.url);

/**
 * Returns the modules that a page loads once, as a remote consumes them. State crosses the boundary only through
 * services, so no module has to be a singleton, and each remote contains its own copy as the fallback. Libraries that
 * few remotes use in part (router, rxjs) are excluded: sharing them whole costs more than it saves. The compiler
 * resolves a remote's copy in its own dependencies, so they are listed there even when only `shared` imports them.
 *
 * @param withFirstModules false in development, so changes in `shared` are visible in the remote under development
 */
export function sharedModules({ withFirstModules }: { readonly withFirstModules: boolean }): SharedModules {
  return {
    ...reactModules(),
    ...libraries(),
    ...(withFirstModules ? Object.fromEntries(FIRST_MODULES.map((name) => [name, fromThisMinor(packageOf(name))])) : {}),
  };
}

/**
 * Returns the same modules as the host offers them. Modules that every page needs are part of its first files
 * (`eager`), so the host needs no asynchronous start. React is also offered in the scope `default`, where builds that
 * follow the federation's documentation expect it.
 */
export function offeredModules(): SharedModules {
  return {
    ...mapValues(reactModules(), (module) => ({ ...module, shareScope: ['default', SHARE_SCOPE], eager: true })),
    ...mapValues(libraries(), (module, name) => ({ ...module, eager: name !== BASE_UI })),
    ...Object.fromEntries(FIRST_MODULES.map((name) => [name, { ...fromThisMinor(packageOf(name)), ...offered(name), eager: true }])),
  };
}

const BASE_UI = '@base-ui/react/';

function reactModules(): SharedModules {
  return { ...withSubpaths('react', anyOfThisMajor), ...withSubpaths('react-dom', anyOfThisMajor) };
}

function libraries(): SharedModules {
  return {
    i18next: fromThisMinor('i18next'),
    [BASE_UI]: fromThisMinor('@base-ui/react'),
  };
}

/** Returns the file of a module, so the host offers it even when only remotes use it. */
function offered(name: string): Pick<SharedModule, 'import' | 'version'> {
  return { import: require.resolve(name), version: installedVersion(packageOf(name)) };
}

/** Returns the package of an entry point, such as `@site/shared` of `@site/shared/money`. */
function packageOf(name: string): string {
  return name.split('/', 2).join('/');
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T, key: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

/** Adds the trailing slash too; otherwise `react-dom/client` and `react/jsx-runtime` would be bundled a second time. */
function withSubpaths(name: string, versionRule: (name: string) => SharedModule): SharedModules {
  return { [name]: versionRule(name), [`${name}/`]: versionRule(name) };
}

/**
 * Returns a rule for any version of this major. The scope already determines the React major: refusing a copy of it
 * would put two Reacts behind one set of hooks.
 */
function anyOfThisMajor(name: string): SharedModule {
  const [major = '0'] = installedVersion(name).split('.');
  return { requiredVersion: `^${major}.0.0`, singleton: false, strictVersion: false };
}

/** Returns a rule for this and later minor versions of the same major, which have all features of this one. */
function fromThisMinor(name: string): SharedModule {
  const [major = '0', minor = '0'] = installedVersion(name).split('.');
  return { requiredVersion: `^${major}.${minor}.0`, singleton: false, strictVersion: true };
}

function installedVersion(name: string): string {
  const manifest = join(packageRoot(name), 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

function packageRoot(name: string): string {
  if (name.startsWith('@site/')) return installedDir(name);
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
