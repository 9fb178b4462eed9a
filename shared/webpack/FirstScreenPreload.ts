import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

const PLUGIN = 'FirstScreenPreload';

/**
 * Names in the html what the entry imports: the application behind the asynchronous start, with the libraries and the first texts. The browser then
 * fetches all of it at once, where it would find one layer after the other.
 */
export class FirstScreenPreload implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      // Before the hashes are put on tags.
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap({ name: PLUGIN, stage: -1 }, (groups) => {
        for (const file of firstScreenFiles(compilation)) groups.headTags.push(tagFor(`${groups.publicPath}${file}`));
        return groups;
      });
    });
  }
}

/** A stylesheet is simply there: the loader takes one that the page has. */
function tagFor(href: string): HtmlWebpackPlugin.HtmlTagObject {
  const attributes: Record<string, string> = href.endsWith('.css') ? { rel: 'stylesheet', href } : { rel: 'preload', as: 'script', href };
  return { tagName: 'link', voidTag: true, attributes, meta: { plugin: PLUGIN } };
}

/** The files of what the modules of the entry import; what is only offered to the remotes is no module of ours. */
function firstScreenFiles({ entrypoints, chunkGraph }: Compilation): string[] {
  const modules = [...entrypoints.values()].flatMap(({ chunks }) =>
    chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]),
  );
  const imports = modules.filter(({ type }) => type.startsWith('javascript/')).flatMap(({ blocks }) => blocks);
  const files = imports.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []).flatMap((chunk) => [...chunk.files]);
  return [...new Set(files)].sort((a, b) => Number(b.endsWith('.css')) - Number(a.endsWith('.css')));
}
