import type { Compiler, WebpackPluginInstance } from 'webpack';
import { appFiles, ownBrand } from '../release/appFiles';

/** The files that install the site, in the host's own brand: a server puts those of its themed build in their place. */
export class AppFiles implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('AppFiles', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'AppFiles', stage }, () => {
        for (const [path, { content }] of Object.entries(appFiles(ownBrand()))) {
          compilation.emitAsset(path.slice(1), new RawSource(content), { minimized: true });
        }
      });
    });
  }
}
