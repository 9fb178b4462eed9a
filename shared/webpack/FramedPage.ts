import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { BROWSERS } from './browsers';

const PLUGIN = 'FramedPage';

interface FramedPageOptions {
  /** Path of `….html` and `….ts`, without their endings. */
  readonly from: string;
  /** Path of `….html` and `….js` in the build. */
  readonly to: string;
}

/**
 * A page that is shown in a frame and has nothing of the application in it: an html and one script, which imports nothing but types. Their names
 * carry no hash: servers have them asked for again each time.
 */
export class FramedPage implements WebpackPluginInstance {
  readonly #options: FramedPageOptions;

  constructor(options: FramedPageOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { from, to } = this.#options;
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        compilation.fileDependencies.addAll([`${from}.html`, `${from}.ts`]);
        compilation.emitAsset(`${to}.html`, new RawSource(readFileSync(`${from}.html`, 'utf8')));
        compilation.emitAsset(`${to}.js`, new RawSource(toScript(`${from}.ts`)));
      });
    });
  }
}

/** As a plain script: a page without an origin may load no modules. */
function toScript(filename: string): string {
  return transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    configFile: false,
    env: { targets: [...BROWSERS] },
    jsc: { parser: { syntax: 'typescript' } },
    module: { type: 'umd' },
  }).code;
}
