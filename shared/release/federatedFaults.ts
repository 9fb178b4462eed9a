import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { FederationManifest } from './federationManifest';

/** The one module a remote exposes. */
const EXPOSED = './remote';

/** Types of entries that set a variable, which is how the host reads a container. */
const SCRIPT_TYPES: readonly string[] = ['global', 'var'];

/** Hashes that browsers accept in `integrity`. */
const ALGORITHMS = ['sha256', 'sha384', 'sha512'] as const;

/** How many files a message names. */
const NAMED_FILES = 5;

interface FederatedOutput {
  readonly packageName: string;
  /** Version in package.json. */
  readonly version: string;
  readonly manifest: FederationManifest;
  /** Files of the build by path. */
  readonly contents: ReadonlyMap<string, Buffer>;
}

/** Describes what a build by Module Federation's documentation lacks for this site, each with what to add; empty where the site can load it. */
export function federatedFaults({ packageName, version, manifest, contents }: FederatedOutput): readonly string[] {
  const { globalName, publicPath, remoteEntry } = manifest.metaData;
  const exposed = manifest.exposes.map(({ path }) => path);
  const shared = manifest.shared.map(({ name }) => name);
  const container = `${packageName}_${version}`.replaceAll(/\W/g, '_');
  const entry = posix.join(remoteEntry.path, remoteEntry.name);
  const scripts = [...contents].filter(([path]) => /\.m?js$/.test(path)).map(([, content]) => content.toString('utf8'));
  const faults: string[] = [];
  if (!exposed.includes(EXPOSED))
    faults.push(
      `it exposes ${exposed.join(', ') || 'nothing'}: add exposes: { '${EXPOSED}': … } with bootstrap, mount, update and unmount`,
    );
  if (!SCRIPT_TYPES.includes(remoteEntry.type))
    faults.push(
      `its entry has the type ${remoteEntry.type}, and the host loads scripts: set library: { type: 'var', name: '${container}' }`,
    );
  if (!contents.has(entry)) faults.push(`its entry ${entry} is missing: build again`);
  if (!globalName.startsWith(container))
    faults.push(
      `its container is ${globalName}, and two builds may be in one page: set name: '${container}', from name and version of package.json`,
    );
  if (publicPath !== 'auto') faults.push(`its publicPath is ${publicPath ?? 'not set'}: set output.publicPath: 'auto'`);
  if (!scripts.some((text) => createsPolicy(text, packageName)))
    faults.push(`it has no Trusted Types policy ${packageName}: set output.trustedTypes: { policyName: '${packageName}' }`);
  if (shared.includes('react') && !shared.includes('react-dom/client'))
    faults.push("it shares react and not react-dom/client, which fails on another React than its own: share 'react-dom/' too");
  const unchecked = [...contents].flatMap(([path, content]) =>
    path !== entry && /\.(?:m?js|css)$/.test(path) && !isHashed(content, scripts) ? [path] : [],
  );
  if (unchecked.length > 0)
    faults.push(
      `it loads ${nameSome(unchecked)} without integrity: add new ChunkIntegrity() of @site/shared/webpack; entry: {} leaves out scripts that no page loads`,
    );
  return faults;
}

/** Any quotes: minifiers choose them. */
function createsPolicy(script: string, name: string): boolean {
  return ['"', "'", '`'].some((quote) => script.includes(`createPolicy(${quote}${name}${quote}`));
}

/** Returns whether a script of the build knows the hash of a file, whichever plugin put it there. */
function isHashed(content: Buffer, scripts: readonly string[]): boolean {
  const hashes = ALGORITHMS.map((algorithm) => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`);
  return hashes.some((hash) => scripts.some((text) => text.includes(hash)));
}

function nameSome(paths: readonly string[]): string {
  const more = paths.length - NAMED_FILES;
  return paths.slice(0, NAMED_FILES).join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
}
