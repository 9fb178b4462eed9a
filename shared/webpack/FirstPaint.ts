import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { paintHero } from '../src/ui/drawings/heroes/paintHero';
import { sportHero } from '../src/ui/drawings/heroes/sportHero';
import { BROWSERS } from './browsers';
import { integrityOf } from './integrity';

const PLUGIN = 'FirstPaint';

/** Stands in the html for the address of the picture, and is a constant of the host's sources. */
const PICTURE = 'FIRST_SLIDE_PICTURE';

interface NamedFile {
  readonly path: string;
  readonly content: string;
}

/**
 * What the html of the host draws before any script of the application: the picture of the first slide as a file, and the script that dresses the page
 * in the player's language and edition, which runs before the first paint.
 */
export class FirstPaint implements WebpackPluginInstance {
  readonly #script: string;

  constructor(packageDir: string) {
    this.#script = join(packageDir, 'src/first-paint/dress.ts');
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    const picture = named('assets/first-slide', 'svg', paintHero(sportHero, { width: 1176, height: 376 }));
    new webpack.DefinePlugin({ [PICTURE]: JSON.stringify(`/${picture.path}`) }).apply(compiler);
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const script = named('assets/dress', 'js', toScript(this.#script));
      compilation.fileDependencies.add(this.#script);
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        for (const { path, content } of [picture, script]) compilation.emitAsset(path, new RawSource(content), { minimized: true });
      });
      const page = HtmlWebpackPlugin.getCompilationHooks(compilation);
      page.alterAssetTagGroups.tap(PLUGIN, (groups) => {
        // The first paint waits for the stylesheet and not for the deferred scripts; before this script it would make this one wait too.
        const tags = groups.headTags.toSorted((a, b) => Number(isStylesheet(b)) - Number(isStylesheet(a)));
        return { ...groups, headTags: [tagFor(script), ...tags] };
      });
      page.beforeEmit.tap(PLUGIN, (data) => ({ ...data, html: data.html.replace(PICTURE, `/${picture.path}`) }));
    });
  }
}

function isStylesheet({ attributes }: HtmlWebpackPlugin.HtmlTagObject): boolean {
  return attributes['rel'] === 'stylesheet';
}

function named(name: string, ending: string, content: string): NamedFile {
  return { path: `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${ending}`, content };
}

/** A source that imports nothing but types, as a plain script that leaves no name behind. */
function toScript(filename: string): string {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    configFile: false,
    minify: true,
    env: { targets: [...BROWSERS] },
    jsc: { parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
    module: { type: 'es6' },
  });
  return `(()=>{${code.replace(/export\s*\{\s*\};?/, '')}})();`;
}

/** Before the deferred ones, and waited for: it is a few hundred bytes, beside the stylesheet that the first paint needs too. */
function tagFor({ path, content }: NamedFile): HtmlWebpackPlugin.HtmlTagObject {
  const attributes = { src: `/${path}`, integrity: integrityOf(content), crossorigin: 'anonymous' };
  return { tagName: 'script', voidTag: false, attributes, meta: { plugin: PLUGIN } };
}
