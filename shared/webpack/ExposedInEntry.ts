import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { EXPOSED_CHUNK } from './chunks';

const PLUGIN = 'ExposedInEntry';

interface ExposedInEntryOptions {
  /** File of the container. */
  readonly entry: string;
}

/**
 * Appends the script of the exposed module, with the first texts in it, to the entry: nothing of a remote is shown without all three, so they are one
 * file, one request and one hash. A script of a chunk only hands its modules to the runtime; they are run when the module is asked for, after the
 * shared modules are there, as they are from a file of their own.
 */
export class ExposedInEntry implements WebpackPluginInstance {
  readonly #options: ExposedInEntryOptions;

  constructor(options: ExposedInEntryOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { ConcatSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      // Before both are minimized, as one.
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_COUNT }, () => {
        const scripts = [...(compilation.namedChunks.get(EXPOSED_CHUNK)?.files ?? [])].filter((file) => file.endsWith('.js'));
        for (const script of scripts) {
          const source = compilation.assets[script];
          if (source === undefined) continue;
          compilation.updateAsset(this.#options.entry, (entry) => new ConcatSource(entry, '\n', source));
          compilation.deleteAsset(script);
        }
      });
    });
  }
}
