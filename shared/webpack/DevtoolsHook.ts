import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const PLUGIN = 'DevtoolsHook';

/** Where the development server of the host finds the script, and the page the file. */
export const DEVTOOLS_HOOK = { url: '/devtools-hook.js', file: join(import.meta.dirname, 'devtools-hook.js') } as const;

/** Inserts the replacement of React's developer tools before all scripts of the page, so that one refresh works across the federation. */
export class DevtoolsHook implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(PLUGIN, (groups) => {
        groups.headTags.unshift({ tagName: 'script', attributes: { src: DEVTOOLS_HOOK.url }, voidTag: false, meta: { plugin: PLUGIN } });
        return groups;
      });
    });
  }
}
