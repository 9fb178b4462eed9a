import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

const PLUGIN = 'StylesheetIntegrity';
const TABLE = '__webpack_require__.stylesheetIntegrity';

/**
 * Puts an `integrity` on every stylesheet that is loaded with a lazy chunk, as webpack-subresource-integrity does for scripts. The hash stands in
 * the runtime of the entry, which the manifest's own hash covers. A stylesheet without a hash is not loaded at all.
 *
 * Register it BEFORE SubresourceIntegrityPlugin: this one writes the hash of a stylesheet into the runtime, that one hashes the result, and both follow
 * the renaming by real content hash.
 */
export class StylesheetIntegrity implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(PLUGIN, (source, { tag, chunkId }) =>
        [
          source,
          `if (!${TABLE}[${chunkId}]) throw new Error('No integrity for the stylesheet of chunk ' + ${chunkId});`,
          `${tag}.integrity = ${TABLE}[${chunkId}];`,
          `${tag}.crossOrigin = 'anonymous';`,
        ].join('\n'),
      );
      compilation.hooks.additionalTreeRuntimeRequirements.tap(PLUGIN, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable());
      });
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE }, () => {
        fillTables(compilation);
      });
    });
  }
}

class IntegrityTable extends webpack.RuntimeModule {
  constructor() {
    super('stylesheet integrity', webpack.RuntimeModule.STAGE_NORMAL);
  }

  override generate(): string {
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])].filter((chunk) => chunk.id !== null && hasStyles(chunk, this.compilation));
    const rows = chunks.map((chunk) => `${JSON.stringify(chunk.id)}: ${JSON.stringify(placeholderFor(chunk))}`);
    return `${TABLE} = {${rows.join(', ')}};`;
  }
}

function hasStyles(chunk: Chunk, compilation: Compilation | undefined): boolean {
  return compilation !== undefined && compilation.chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') !== undefined;
}

/** As long as the hash that replaces it, so that source maps stay true. */
function placeholderFor(chunk: Chunk): string {
  return `sha384-${createHash('sha384')
    .update(`stylesheet of chunk ${String(chunk.id)}`)
    .digest('base64')}`;
}

function fillTables(compilation: Compilation): void {
  const hashes = new Map<string, string>();
  for (const chunk of compilation.chunks) {
    const file = [...chunk.files].find((name) => name.endsWith('.css'));
    if (file !== undefined) hashes.set(placeholderFor(chunk), integrityOf(compilation.assets[file]?.buffer() ?? Buffer.alloc(0)));
  }
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) for (const file of chunk.files) compilation.updateAsset(file, (asset) => withHashes(asset, hashes));
  }
}

function withHashes(asset: webpack.sources.Source, hashes: ReadonlyMap<string, string>): webpack.sources.Source {
  const text = String(asset.source());
  const replaced = new webpack.sources.ReplaceSource(asset);
  for (const [placeholder, hash] of hashes) {
    const start = text.indexOf(placeholder);
    if (start >= 0) replaced.replace(start, start + placeholder.length - 1, hash);
  }
  return replaced;
}

/** The `integrity` value of a file: `sha384-` and the hash in base64. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
