import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { describeStyleFaults } from './styleFaults';

const PLUGIN = 'OwnStyles';

/** Refuses a build of a remote whose stylesheets reach beyond its views: they share the page with the host and the other remotes. */
export class OwnStyles implements WebpackPluginInstance {
  readonly #packageName: string;

  /** @param packageName the styles of the host, which are those of the page, are not checked */
  constructor(packageName: string) {
    this.#packageName = packageName;
  }

  apply(compiler: Compiler): void {
    if (!this.#packageName.startsWith('remote-')) return;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          const faults = describeStyleFaults(file, source.source().toString(), this.#packageName);
          if (faults !== undefined) compilation.errors.push(new webpack.WebpackError(faults));
        }
      });
    });
  }
}
