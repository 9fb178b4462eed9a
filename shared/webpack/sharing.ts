import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface SharedModule {
  readonly requiredVersion: string;
  readonly singleton: false;
  readonly strictVersion: boolean;
}

/**
 * One share scope per React major. A module that uses React has to come from the same side as React itself, so React and everything
 * that uses it stand in one scope: a remote on another React takes none of them from the host, a remote on this one takes all.
 */
export const SHARE_SCOPE = 'react-19';

const require = createRequire(import.meta.url);

/**
 * The modules a page holds once. Nothing stateful crosses the boundary except through services, so none has to be a singleton and each
 * remote carries its own copy as the fallback. Libraries of which a package uses a part (router, rxjs, axios) stay out: sharing
 * them whole defeats tree shaking and costs more than it saves. A remote's copy is found in its own dependencies, so these stand there
 * even where only `shared` imports them.
 */
export function sharedModules(): Record<string, SharedModule> {
  return {
    ...withSubpaths('react', anyOfThisMajor),
    ...withSubpaths('react-dom', anyOfThisMajor),
    i18next: fromThisMinor('i18next'),
    'react-i18next': fromThisMinor('react-i18next'),
    '@base-ui/react/': fromThisMinor('@base-ui/react'),
  };
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
