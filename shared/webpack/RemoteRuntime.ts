import webpack, { type Chunk, type Compilation, type Compiler, type Module, type WebpackPluginInstance } from 'webpack';
import { requirementOf, type ParsedRange } from './sharedRequirement';

const PLUGIN = 'RemoteRuntime';

/** The parts of webpack's runtime whose work is done here. */
const REPLACED = new Set([
  'sharing',
  'consumes',
  'publicPath',
  'load script',
  'css loading',
  'ensure chunk',
  'jsonp chunk loading',
  'trusted types policy',
  'trusted types script url',
]);

interface RemoteRuntimeOptions {
  readonly shareScope: string;
}

/**
 * The runtime of a remote's entry in a third of the bytes: webpack's serves every kind of page, script and range of versions, and each entry of a page
 * carries it. Needs the table of `ChunkIntegrity`: what it does not name is not loaded.
 *
 * - Files are those of the folder of the entry; the Trusted Types policy makes no address but of them. Each is fetched once, and again by the next attempt if it failed.
 *   One that the page has begun with is joined: what a script brings before the entry is there waits in the list of chunks.
 * - A shared module is the newest fitting one that the page offers, or the build's own copy. The ranges are those that `sharing.ts` writes.
 * - Errors have the fields of webpack's (`ChunkLoadError`, `type`, `request`), which hosts read.
 */
export class RemoteRuntime implements WebpackPluginInstance {
  readonly #options: RemoteRuntimeOptions;

  constructor(options: RemoteRuntimeOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      // Of the build, and not of the modules that loaders run while it is made.
      const isOfBuild = (chunk: Chunk): boolean => compilation.chunks.has(chunk);
      compilation.hooks.runtimeModule.tap(PLUGIN, (module, chunk) => {
        if (isOfBuild(chunk) && REPLACED.has(module.name)) module.generate = () => null;
      });
      compilation.hooks.additionalTreeRuntimeRequirements.tap(PLUGIN, (chunk) => {
        if (isOfBuild(chunk)) compilation.addRuntimeModule(chunk, new LoadingRuntime(this.#options));
      });
    });
  }
}

class LoadingRuntime extends webpack.RuntimeModule {
  readonly #options: RemoteRuntimeOptions;

  constructor(options: RemoteRuntimeOptions) {
    super('loading', webpack.RuntimeModule.STAGE_ATTACH);
    this.#options = options;
  }

  override generate(): string {
    const { chunk, compilation } = this;
    if (!chunk || !compilation) return '';
    const { shareScope } = this.#options;
    const { chunkLoadingGlobal, chunkLoadTimeout, trustedTypes } = compilation.outputOptions;
    const policyName = typeof trustedTypes === 'object' ? trustedTypes.policyName : undefined;
    const consumed = consumedBy(compilation, chunk);
    return `
const r = __webpack_require__;
r.S = {};
r.I = () => {};
r.p = new URL('.', document.currentScript.src).href;
const arrived = {}, pending = {};
const once = (key, start) => pending[key] ??= start().catch((error) => { delete pending[key]; throw error; });
const rules = { createScriptURL(id) {
  if (!r.integrity.js[id]) throw new TypeError('no script of this build: ' + id);
  return r.p + r.u(id);
} };
let policy;
const load = (kind, id, element) => once(kind + id, () => new Promise((resolve, reject) => {
  if (kind == 'js') element.src = (policy ??= globalThis.trustedTypes?.createPolicy(${JSON.stringify(policyName)}, rules) ?? rules).createScriptURL(id);
  else {
    element.rel = 'stylesheet';
    element.href = r.p + r.miniCssF(id);
  }
  const request = element.src || element.href;
  const begun = [...document.head.querySelectorAll('script, link[rel=stylesheet]')].find((each) => (each.src || each.href) == request);
  if (begun) element = begun;
  // Of a file that is not there the browser has a sheet without rules until it tells the error.
  if (element.sheet?.cssRules.length) return resolve();
  const end = ({ type }) => {
    clearTimeout(timer);
    element.onload = element.onerror = null;
    const isHere = type == 'load' && (kind == 'css' || arrived[id]);
    if (kind == 'js' || !isHere) element.remove();
    if (isHere) resolve();
    else {
      if (type == 'load') type = 'missing';
      reject(Object.assign(new Error('Loading chunk ' + id + ' failed (' + type + ': ' + request + ')'), { name: 'ChunkLoadError', type, request }));
    }
  };
  const timer = setTimeout(end, ${String(chunkLoadTimeout)}, { type: 'timeout' });
  element.onload = element.onerror = end;
  if (begun) return;
  element.integrity = r.integrity[kind][id];
  element.crossOrigin = 'anonymous';
  document.head.append(element);
}));
${consumed.modules.length === 0 ? '' : takeShared(consumed, shareScope)}
r.e = (id) => Promise.all([
  !arrived[id] && r.integrity.js[id] && load('js', id, document.createElement('script')),
  r.integrity.css[id] && load('css', id, document.createElement('link')),
  ${consumed.modules.length === 0 ? '' : '...(needed[id] || []).map(take)'}
]);
const chunks = globalThis[${JSON.stringify(chunkLoadingGlobal)}] ||= [];
const arrive = ([ids, modules]) => {
  Object.assign(r.m, modules);
  for (const id of ids) arrived[id] = 1;
};
chunks.forEach(arrive);
const keep = chunks.push.bind(chunks);
chunks.push = (chunk) => {
  keep(chunk);
  arrive(chunk);
};`;
  }

  override shouldIsolate(): boolean {
    return true;
  }
}

/** `take`: puts a shared module in its place, from the page or from this build. */
function takeShared({ modules, needed }: Consumed, shareScope: string): string {
  return `
const needed = ${JSON.stringify(needed)};
const shared = { ${modules.map(([id, row]) => `${JSON.stringify(id)}: ${JSON.stringify(row)}`).join(', ')} };
const { compare } = new Intl.Collator('en', { numeric: true });
const take = (id) => once('m' + id, async () => {
  const [key, start, least, chunks, own] = shared[id];
  const versions = r.S[${JSON.stringify(shareScope)}]?.[key] || {};
  const version = Object.keys(versions).filter((each) => !start
    || each.startsWith(start) && !each.slice(start.length).includes('-') && compare(each, least) >= 0).sort(compare).pop();
  const factory = version ? await versions[version].get() : await Promise.all(chunks.map(r.e)).then(() => () => r(own));
  r.m[id] = (module) => { module.exports = factory(); };
});`;
}

type Id = string | number;

interface Consumed {
  /** By module: key, start and least of its version (empty: any), chunks and module of the own copy. */
  readonly modules: readonly (readonly [id: Id, row: readonly [string, string, string, readonly Id[], Id]])[];
  /** Modules by chunk. */
  readonly needed: Readonly<Record<Id, readonly Id[]>>;
}

interface ConsumeSharedModule extends Module {
  readonly options: { readonly shareKey: string; readonly requiredVersion: ParsedRange; readonly strictVersion: boolean };
}

function consumedBy(compilation: Compilation, runtimeChunk: Chunk): Consumed {
  const { chunkGraph, moduleGraph } = compilation;
  const modules = new Map<Id, readonly [string, string, string, readonly Id[], Id]>();
  const needed: Record<Id, Id[]> = {};
  for (const chunk of runtimeChunk.getAllReferencedChunks()) {
    for (const module of chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? []) {
      const { options, blocks } = module as ConsumeSharedModule;
      const [block] = blocks;
      const own = block?.dependencies[0] && moduleGraph.getModule(block.dependencies[0]);
      if (!block || !own) throw new Error(`${options.shareKey} has no copy of this build's own`);
      const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
      const { start, least } = requirementOf(options);
      const id = idOf(chunkGraph.getModuleId(module));
      modules.set(id, [options.shareKey, start, least, chunks.map((each) => idOf(each.id)), idOf(chunkGraph.getModuleId(own))]);
      (needed[idOf(chunk.id)] ??= []).push(id);
    }
  }
  return { modules: [...modules].sort(([a], [b]) => (a < b ? -1 : 1)), needed };
}

function idOf(id: Id | null): Id {
  if (id === null) throw new Error('a module or a chunk has no id yet');
  return id;
}
