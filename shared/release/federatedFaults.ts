import { HASH_ALGORITHMS, integrityOf } from '@site/build/integrity';
import { entryOf, type FederationManifest } from './federationManifest';

/** Only module that a remote exposes. */
const EXPOSED = './remote';

/** Entry types that set a variable, from which the host reads the container. */
const SCRIPT_TYPES: readonly string[] = ['global', 'var'];

/** Advice for converting a build of ES modules, such as Vite's, into one that can be released. */
const BUNDLE_AS_SCRIPT =
  "set varFilename, bundle remoteEntry.js into that file by a second build with build.lib.formats: ['iife'], and release its folder with mf-manifest.json (a remote built with Vite in host/docs/0020)";

/** Marker in each module of a build with `devtool: 'eval'`, the default of webpack's `mode: 'development'`. */
const EVALUATED_MODULE = 'sourceURL=webpack';

/** Number of files that a message lists. */
const NAMED_FILES = 5;

interface FederatedOutput {
  readonly packageName: string;
  readonly version: string;
  readonly manifest: FederationManifest;
  readonly contents: ReadonlyMap<string, Buffer>;
}

/**
 * Describes what a build that follows Module Federation's documentation lacks for this site, with the required changes.
 * Returns an empty list when the site can load it.
 */
export function federatedFaults({ packageName, version, manifest, contents }: FederatedOutput): readonly string[] {
  const { globalName, publicPath, remoteEntry } = manifest.metaData;
  const exposed = manifest.exposes.map(({ path }) => path);
  const shared = manifest.shared.map(({ name }) => name);
  const container = `${packageName}_${version}`.replaceAll(/\W/g, '_');
  const { file: entry, type } = entryOf(manifest);
  const isModules = remoteEntry.type === 'module';
  const scripts = [...contents].filter(([path]) => isScript(path)).map(([, content]) => content.toString('utf8'));
  const unchecked = [...contents].flatMap(([path, content]) =>
    path !== entry && /\.(?:m?js|css)$/.test(path) && !isHashed(content, scripts) ? [path] : [],
  );
  const faults: string[] = [];
  if (!exposed.includes(EXPOSED))
    faults.push(
      `it exposes ${exposed.join(', ') || 'nothing'}: add exposes: { '${EXPOSED}': … } with bootstrap, mount, update and unmount`,
    );
  if (!SCRIPT_TYPES.includes(type))
    faults.push(
      `its entry has the type ${type}, and the host loads scripts: set library: { type: 'var', name: '${container}' }, or with Vite ${BUNDLE_AS_SCRIPT}`,
    );
  if (!contents.has(entry)) faults.push(`its entry ${entry} is missing: build again`);
  if (!globalName.startsWith(container))
    faults.push(
      `its container is ${globalName}, and two builds may be in one page: set name: '${container}', from name and version of package.json`,
    );
  const registry = scripts.flatMap(chunkRegistries).find((name) => !name.startsWith(container));
  if (registry !== undefined)
    faults.push(
      `its chunks are registered as ${registry}, and two builds may be in one page: set output.uniqueName: '${container}', as the name`,
    );
  if (publicPath !== 'auto') faults.push(`its publicPath is ${publicPath ?? 'not set'}: set output.publicPath: 'auto'`);
  if (scripts.some((text) => text.includes(EVALUATED_MODULE)))
    faults.push("it evaluates its modules, which the policy of the page forbids: set mode: 'production' and a devtool without eval");
  if (!isModules && scripts.length > 1 && !scripts.some((text) => createsPolicy(text, packageName)))
    faults.push(`it has no Trusted Types policy ${packageName}: set output.trustedTypes: { policyName: '${packageName}' }`);
  if (shared.includes('react') && !shared.includes('react-dom/client'))
    faults.push("it shares react and not react-dom/client, which fails on another React than its own: share 'react-dom/' too");
  if (unchecked.length > 0)
    faults.push(
      isModules
        ? `it loads ${nameSome(unchecked)} as ES modules or their stylesheets, whose hash not every browser checks: ${BUNDLE_AS_SCRIPT}`
        : `it loads ${nameSome(unchecked)} without integrity: add new ChunkIntegrity() of @site/build, or with Rspack new rspack.SubresourceIntegrityPlugin(); entry: {} leaves out scripts that no page loads`,
    );
  return faults;
}

function isScript(path: string): boolean {
  return /\.m?js$/.test(path);
}

/**
 * Returns the `uniqueName` of each global list to which webpack and Rspack add chunks. Ignores `webpackChunkName`,
 * which is a comment in sources.
 */
function chunkRegistries(script: string): readonly string[] {
  return [...script.matchAll(/\b(?:webpack|rspack)Chunk(?!Name\b)(?<uniqueName>\w+)/g)].map(([, uniqueName = '']) => uniqueName);
}

/** Returns true when the script creates this policy, with any quotes, because minifiers change them. */
function createsPolicy(script: string, name: string): boolean {
  return ['"', "'", '`'].some((quote) => script.includes(`createPolicy(${quote}${name}${quote}`));
}

/** Returns true when a script of the build contains the hash of a file, no matter which plugin added it. */
function isHashed(content: Buffer, scripts: readonly string[]): boolean {
  const hashes = HASH_ALGORITHMS.map((algorithm) => integrityOf(content, algorithm));
  return hashes.some((hash) => scripts.some((text) => text.includes(hash)));
}

function nameSome(paths: readonly string[]): string {
  const more = paths.length - NAMED_FILES;
  return paths.slice(0, NAMED_FILES).join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
}
