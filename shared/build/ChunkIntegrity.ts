import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { integrityOf } from './integrity';

const PLUGIN = 'ChunkIntegrity';
const TABLE = '__webpack_require__.integrity';

type FileKind = 'js' | 'css';

/**
 * Adds `integrity` to every script and stylesheet that a build loads: to lazy chunks through a table in the runtime of
 * the entry, to files named in the html on their tags. Files without a hash are not loaded. The html or the deployment
 * manifest contains the hash of the entry, so the chain has no gap.
 *
 * The table is written as placeholders and filled when every file has its final content and name. This cannot
 * invalidate a name: an entry's name depends on the names of the files it loads, and those on their contents.
 *
 * This is our own code because webpack-subresource-integrity does not cover lazy stylesheets and refuses a federated
 * build (host/docs/0005).
 */
export class ChunkIntegrity implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      checkOnLoad(compilation);
      // A runtime that loads no chunk, such as that of a worker, has no table and may have no `__webpack_require__`.
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.ensureChunkHandlers).tap(PLUGIN, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable());
      });
      markTags(compilation);
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE }, () => {
        fillPlaceholders(compilation);
      });
    });
  }
}

function checkOnLoad(compilation: Compilation): void {
  const check = (element: string, kind: FileKind, chunkId: string): string => `
    if (${chunkId} !== undefined) {
      if (!${TABLE}.${kind}[${chunkId}]) throw new Error('No integrity for the ${kind} of chunk ' + ${chunkId});
      ${element}.integrity = ${TABLE}.${kind}[${chunkId}];
    }
    ${element}.crossOrigin = 'anonymous';`;
  webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
    PLUGIN,
    (source) => source + check('script', 'js', 'chunkId'),
  );
  MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
    PLUGIN,
    (source, { tag, chunkId }) => source + check(tag, 'css', chunkId),
  );
}

class IntegrityTable extends webpack.RuntimeModule {
  constructor() {
    super('integrity of chunks');
  }

  override generate(): string {
    return `${TABLE} = { js: ${this.#rows('js', 'javascript')}, css: ${this.#rows('css', 'css/mini-extract')} };`;
  }

  #rows(kind: FileKind, sourceType: string): string {
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])].filter(
      (chunk) => this.compilation?.chunkGraph.getChunkModulesIterableBySourceType(chunk, sourceType) !== undefined,
    );
    return JSON.stringify(Object.fromEntries(chunks.map((chunk) => [String(chunk.id), placeholder(kind, chunk)])));
  }
}

/** Adds the placeholder of the chunk to the html tags of its files. */
function markTags(compilation: Compilation): void {
  HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(PLUGIN, (groups) => {
    for (const { attributes } of [...groups.headTags, ...groups.bodyTags]) {
      const url = String(attributes['src'] ?? attributes['href']);
      const chunk = [...compilation.chunks].find(({ files }) => [...files].some((file) => url.endsWith(`/${file}`)));
      if (chunk !== undefined) Object.assign(attributes, { integrity: placeholder(kindOf(url), chunk), crossorigin: 'anonymous' });
    }
    return groups;
  });
}

function fillPlaceholders(compilation: Compilation): void {
  const filled = new Map<string, string>();
  const fill = (chunk: Chunk, file: string): void => {
    const asset = compilation.assets[file];
    if (asset === undefined) throw new Error(`${file} is not among the files of the build`);
    filled.set(placeholder(kindOf(file), chunk), integrityOf(asset.buffer()));
  };
  const holders = Object.keys(compilation.assets).filter((file) => file.endsWith('.html'));
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) holders.unshift(...chunk.files);
    else for (const file of chunk.files) fill(chunk, file);
  }
  for (const holder of holders) {
    compilation.updateAsset(holder, (asset) => replaceAll(asset, filled));
    // An entry is hashed after it contains the hashes of its chunks. The html comes last, because it needs the entry's
    // hash.
    for (const chunk of compilation.chunks) if (chunk.files.has(holder)) fill(chunk, holder);
  }
}

function replaceAll(asset: webpack.sources.Source, hashes: ReadonlyMap<string, string>): webpack.sources.Source {
  const text = String(asset.source());
  const replaced = new webpack.sources.ReplaceSource(asset);
  for (const [from, to] of hashes) {
    const start = text.indexOf(from);
    if (start >= 0) replaced.replace(start, start + from.length - 1, to);
  }
  return replaced;
}

/**
 * Returns a placeholder of a hash until the file is final. It has the length of a hash, so positions in source maps
 * stay valid.
 */
function placeholder(kind: FileKind, chunk: Chunk): string {
  return integrityOf(`the ${kind} of chunk ${String(chunk.id)}`);
}

function kindOf(file: string): FileKind {
  return file.endsWith('.css') ? 'css' : 'js';
}
