import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SHARED_DIR } from './workspace';

interface SharedModule {
  readonly requiredVersion: string;
  readonly singleton: false;
  readonly strictVersion: boolean;
  /** File of the module that is offered, where the host offers it whether it uses it or not. */
  readonly import?: string;
  readonly version?: string;
  readonly eager?: boolean;
  readonly shareScope?: string[];
}

type SharedModules = Readonly<Record<string, SharedModule>>;

/**
 * One share scope per React major. A module that uses React has to come from the same side as React itself, so React and everything
 * that uses it share one scope: a remote on another React takes none of them from the host, a remote on this one takes all.
 */
export const SHARE_SCOPE = 'react-19';

/**
 * The modules of `@site/shared` that the first screens of the host and of the remotes both use: the page holds each once. All of them have the version of
 * the package, so they come from one side together. They keep no state of their own: what a mount needs to keep is in its React root or in what a `create…`
 * returned to it. Every other module of `shared` imports them by these names (`sharing.test.ts`).
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
 * Returns the modules a page holds once, as a remote takes them. Nothing stateful crosses the boundary except through services, so none has to be a singleton and each
 * remote carries its own copy as the fallback. Libraries that few use in part (router, rxjs) stay out: sharing them whole costs more than it saves. A remote's copy
 * is found in its own dependencies, so they are listed there even where only `shared` imports them.
 *
 * @param withFirstModules false in development: what changes in `shared` is seen in the remote that is worked on
 */
export function sharedModules({ withFirstModules }: { readonly withFirstModules: boolean }): SharedModules {
  return {
    ...reactModules(),
    ...libraries(),
    ...(withFirstModules ? Object.fromEntries(FIRST_MODULES.map((name) => [name, fromThisMinor('@site/shared')])) : {}),
  };
}

/**
 * Returns the same modules as the host offers them. What every page needs is part of its first files (`eager`), so that the host needs no asynchronous start. React is
 * offered in the scope `default` too, where a build by the federation's documentation looks for it.
 */
export function offeredModules(): SharedModules {
  return {
    ...mapValues(reactModules(), (module) => ({ ...module, shareScope: ['default', SHARE_SCOPE], eager: true })),
    ...mapValues(libraries(), (module, name) => ({ ...module, eager: name !== BASE_UI })),
    ...Object.fromEntries(FIRST_MODULES.map((name) => [name, { ...fromThisMinor('@site/shared'), ...offered(name), eager: true }])),
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

/** Names the file of a module, which makes the host offer it even where only remotes use it. */
function offered(name: string): Pick<SharedModule, 'import' | 'version'> {
  return { import: require.resolve(name), version: installedVersion('@site/shared') };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T, key: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

/** With the trailing slash too, or `react-dom/client` and `react/jsx-runtime` would be bundled a second time. */
function withSubpaths(name: string, versionRule: (name: string) => SharedModule): SharedModules {
  return { [name]: versionRule(name), [`${name}/`]: versionRule(name) };
}

/** The scope already says which React it is: refusing a copy of the same major would put two Reacts behind one set of hooks. */
function anyOfThisMajor(name: string): SharedModule {
  const [major = '0'] = installedVersion(name).split('.');
  return { requiredVersion: `^${major}.0.0`, singleton: false, strictVersion: false };
}

/** Takes this minor and later ones of the same major, which have everything that this one has. */
function fromThisMinor(name: string): SharedModule {
  const [major = '0', minor = '0'] = installedVersion(name).split('.');
  return { requiredVersion: `^${major}.${minor}.0`, singleton: false, strictVersion: true };
}

function installedVersion(name: string): string {
  const manifest = join(packageRoot(name), 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

function packageRoot(name: string): string {
  if (name === '@site/shared') return SHARED_DIR;
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
