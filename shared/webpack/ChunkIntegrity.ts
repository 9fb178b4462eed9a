import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { integrityOf, type HashAlgorithm } from './integrity';
import { viewsToPreload } from './viewsToPreload';

const PLUGIN = 'ChunkIntegrity';
const TABLE = '__webpack_require__.integrity';

type FileKind = 'js' | 'css';

/**
 * Puts an `integrity` on every script and stylesheet a build loads: lazy chunks through a table in the runtime of the entry, files named in
 * the html on their tags. What has no hash is not loaded. The entry itself is covered by the html or by the deployment manifest, so the chain
 * has no gap.
 *
 * A file that the manifest announces too has the kind of hash that its schema takes, or the browser would fetch it twice; one that only the entry of a remote
 * knows has a shorter one, since hashes do not compress.
 *
 * The table is written as placeholders and filled when every file has its final content and name. That cannot make a name untrue: an entry's
 * name depends on the names of the files it loads, and those on their contents.
 *
 * Own code, since webpack-subresource-integrity 5.1.0 leaves stylesheets out and stops at the chunks without a file that federation makes.
 */
export class ChunkIntegrity implements WebpackPluginInstance {
  readonly #packageDir: string | undefined;

  /** @param packageDir of a remote, left out for the host: what its html announces is its whole table */
  constructor(packageDir?: string) {
    this.#packageDir = packageDir;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const hashes = new ChunkHashes(compilation, this.#packageDir);
      checkOnLoad(compilation);
      compilation.hooks.additionalTreeRuntimeRequirements.tap(PLUGIN, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable(hashes));
      });
      markTags(compilation, hashes);
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE }, () => {
        fillPlaceholders(compilation, hashes);
      });
    });
  }
}

/** Which kind of hash each chunk has, and what is in its place until its file is as it will be. */
class ChunkHashes {
  readonly #compilation: Compilation;
  readonly #packageDir: string | undefined;
  #announced: ReadonlySet<Chunk> | undefined;

  constructor(compilation: Compilation, packageDir: string | undefined) {
    this.#compilation = compilation;
    this.#packageDir = packageDir;
  }

  algorithmOf(chunk: Chunk): HashAlgorithm {
    if (this.#packageDir === undefined || chunk.hasRuntime()) return 'sha384';
    this.#announced ??= new Set(Object.values(viewsToPreload(this.#compilation, this.#packageDir)).flat());
    return this.#announced.has(chunk) ? 'sha384' : 'sha256';
  }

  /** As long as a hash, so that positions in source maps stay true. */
  placeholder(kind: FileKind, chunk: Chunk): string {
    return integrityOf(`the ${kind} of chunk ${String(chunk.id)}`, this.algorithmOf(chunk));
  }

  hashOf(chunk: Chunk, file: string): string {
    const asset = this.#compilation.assets[file];
    if (asset === undefined) throw new Error(`${file} is not among the files of the build`);
    return integrityOf(asset.buffer(), this.algorithmOf(chunk));
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
  readonly #hashes: ChunkHashes;

  constructor(hashes: ChunkHashes) {
    super('integrity of chunks');
    this.#hashes = hashes;
  }

  override generate(): string {
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])];
    const rows = (kind: FileKind): string =>
      JSON.stringify(
        Object.fromEntries(
          chunks.flatMap((chunk) => (this.#has(chunk, kind) ? [[String(chunk.id), this.#hashes.placeholder(kind, chunk)]] : [])),
        ),
      );
    return `${TABLE} = { js: ${rows('js')}, css: ${rows('css')} };`;
  }

  #has(chunk: Chunk, kind: FileKind): boolean {
    const sourceType = kind === 'js' ? 'javascript' : 'css/mini-extract';
    return this.compilation?.chunkGraph.getChunkModulesIterableBySourceType(chunk, sourceType) !== undefined;
  }
}

/** Tags of the html carry the placeholder of the chunk whose file they name. */
function markTags(compilation: Compilation, hashes: ChunkHashes): void {
  HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(PLUGIN, (groups) => {
    for (const { attributes } of [...groups.headTags, ...groups.bodyTags]) {
      const url = attributes['src'] ?? attributes['href'];
      const found = typeof url === 'string' ? findChunk(compilation, url) : undefined;
      if (found === undefined) continue;
      attributes['integrity'] = hashes.placeholder(found.kind, found.chunk);
      attributes['crossorigin'] = 'anonymous';
    }
    return groups;
  });
}

function findChunk(compilation: Compilation, url: string): { kind: FileKind; chunk: Chunk } | undefined {
  for (const chunk of compilation.chunks) {
    for (const file of chunk.files) {
      if (url.endsWith(`/${file}`)) return { kind: kindOf(file), chunk };
    }
  }
  return undefined;
}

function fillPlaceholders(compilation: Compilation, hashes: ChunkHashes): void {
  const filled = new Map<string, string>();
  const fill = (chunk: Chunk, file: string): void => void filled.set(hashes.placeholder(kindOf(file), chunk), hashes.hashOf(chunk, file));
  const holders = Object.keys(compilation.assets).filter((file) => file.endsWith('.html'));
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) holders.unshift(...chunk.files);
    else for (const file of chunk.files) fill(chunk, file);
  }
  for (const holder of holders) {
    compilation.updateAsset(holder, (asset) => replaceAll(asset, filled));
    // An entry is hashed once it carries the hashes of its chunks; the html comes last and needs the entry's.
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

function kindOf(file: string): FileKind {
  return file.endsWith('.css') ? 'css' : 'js';
}
