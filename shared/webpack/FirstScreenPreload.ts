import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Chunk, Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack';
import { FIRST_TEXTS } from './chunks';

const PLUGIN = 'FirstScreenPreload';
const PROVIDED = /^webpack\/sharing\/provide\/[^/]+\/(.+)$/;
const CONSUMED = /^webpack\/sharing\/consume\/[^/]+\/(.+)$/;

/**
 * Names in the html what the entry is going to import: its own application behind the asynchronous start that sharing asks for, the shared modules
 * that application uses, and its first texts. The browser then fetches all of it at once, where it would find one layer after the other.
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

function firstScreenFiles(compilation: Compilation): string[] {
  const chunks = new Set<Chunk>();
  for (const entrypoint of compilation.entrypoints.values()) {
    const entryModules = entrypoint.chunks.flatMap((chunk) => modulesOf(compilation, chunk));
    const provided = new Map(entryModules.flatMap((module) => named(module, PROVIDED)));
    const own = entryModules.filter((module) => module.type.startsWith('javascript/'));
    const waiting = own.flatMap((module) => chunksBehind(compilation, module));
    for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
      if (chunks.has(chunk)) continue;
      chunks.add(chunk);
      for (const [request] of modulesOf(compilation, chunk).flatMap((module) => named(module, CONSUMED))) {
        const provider = [...provided.keys()]
          .filter((key) => request === key || request.startsWith(`${key}/`))
          .sort((a, b) => b.length - a.length)[0];
        const module = provider === undefined ? undefined : provided.get(provider);
        if (module !== undefined) waiting.push(...chunksBehind(compilation, module));
      }
    }
  }
  const texts = compilation.namedChunks.get(FIRST_TEXTS);
  if (texts) chunks.add(texts);
  return [...new Set([...chunks].flatMap((chunk) => [...chunk.files]))].sort(
    (a, b) => Number(b.endsWith('.css')) - Number(a.endsWith('.css')),
  );
}

function modulesOf(compilation: Compilation, chunk: Chunk): Module[] {
  return [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
}

function named(module: Module, pattern: RegExp): [string, Module][] {
  const name = pattern.exec(module.libIdent({ context: '' }) ?? '')?.[1];
  return name === undefined ? [] : [[name, module]];
}

function chunksBehind({ chunkGraph }: Compilation, module: Module): Chunk[] {
  return module.blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
}
