import type { Compiler, WebpackPluginInstance } from 'webpack';

const PLUGIN = 'TemplateAlone';

/**
 * The template of the html is compiled by a child of the host's compiler, which would build everything that the host offers to the remotes a second
 * time, and cannot build a stylesheet.
 */
export class TemplateAlone implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.childCompiler.tap(PLUGIN, (child) => {
        const { finishMake } = child.hooks;
        finishMake.taps = finishMake.taps.filter(({ name }) => name !== 'ProvideSharedPlugin');
      });
    });
  }
}
