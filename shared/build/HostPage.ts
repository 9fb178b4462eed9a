import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { paintHero } from '@site/shared/ui/drawings/heroes/paintHero';
import { sportHero } from '@site/shared/ui/drawings/heroes/sportHero';
import { BROWSERS } from './browsers';
import { integrityOf } from './integrity';

const PLUGIN = 'HostPage';

/** Placeholder for the address of the picture in the html, and the name of a constant in the host's sources. */
const PICTURE = 'FIRST_SLIDE_PICTURE';

const DEVTOOLS_HOOK = join(import.meta.dirname, 'devtools-hook.js');

/**
 * Emits the html of the host and its files that are not modules of the application: the picture of the first slide, the
 * script that sets the player's language and edition before the first paint, and the page with one script that frames
 * the captcha. The names of the latter two have no hash: servers require their revalidation.
 */
export class HostPage implements WebpackPluginInstance {
  readonly #sources: string;

  constructor(packageDir: string) {
    this.#sources = join(packageDir, 'src');
  }

  apply(compiler: Compiler): void {
    const picture = named('assets/first-slide', 'svg', paintHero(sportHero, { width: 1176, height: 376 }));
    const address = `/${picture.path}`;
    new webpack.DefinePlugin({ [PICTURE]: JSON.stringify(address) }).apply(compiler);
    // The html is passed as text, because a child compiler for a template would build all shared modules a second time.
    const templateContent = (): string => {
      const html = this.#read('index.html').replace(PICTURE, address);
      return compiler.options.mode === 'development' ? withDevtoolsHook(html) : html;
    };
    new HtmlWebpackPlugin({ templateContent, scriptLoading: 'defer', inject: 'head' }).apply(compiler);
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const dress = named('assets/dress', 'js', this.#script('first-paint/dress.ts'));
      const files: readonly NamedFile[] = [
        picture,
        dress,
        { path: 'captcha/geetest.html', content: this.#read('session/captcha/frame/geetest.html') },
        { path: 'captcha/geetest.js', content: this.#script('session/captcha/frame/geetest.ts') },
      ];
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        for (const { path, content } of files) compilation.emitAsset(path, new webpack.sources.RawSource(content), { minimized: true });
        for (const source of ['first-paint/dress.ts', 'session/captcha/frame/geetest.html', 'session/captcha/frame/geetest.ts'])
          compilation.fileDependencies.add(join(this.#sources, source));
      });
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(PLUGIN, (groups) => {
        // The first paint waits for the stylesheet and not for the deferred scripts. The stylesheet comes after this
        // script, which would otherwise wait for it.
        const tags = groups.headTags.toSorted((a, b) => Number(isStylesheet(b)) - Number(isStylesheet(a)));
        return { ...groups, headTags: [tagFor(dress), ...tags] };
      });
    });
  }

  #read(path: string): string {
    return readFileSync(join(this.#sources, path), 'utf8');
  }

  /**
   * Compiles a source whose only imports are types to a plain script, because a page without an origin cannot load
   * modules.
   */
  #script(path: string): string {
    const { code } = transformSync(this.#read(path), {
      filename: path,
      swcrc: false,
      configFile: false,
      minify: true,
      env: { targets: [...BROWSERS] },
      jsc: { parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
      module: { type: 'es6' },
    });
    return `(()=>{${code.replace(/export\s*\{\s*\};?/, '')}})();`;
  }
}

interface NamedFile {
  readonly path: string;
  readonly content: string;
}

function named(name: string, ending: string, content: string): NamedFile {
  return { path: `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${ending}`, content };
}

/**
 * Inserts the replacement of React's developer tools before all scripts of the page, so one refresh works across the
 * federation.
 */
function withDevtoolsHook(html: string): string {
  return html.replace('<head>', () => `<head><script>${readFileSync(DEVTOOLS_HOOK, 'utf8')}</script>`);
}

function isStylesheet({ attributes }: HtmlWebpackPlugin.HtmlTagObject): boolean {
  return attributes['rel'] === 'stylesheet';
}

/**
 * Returns a blocking tag before the deferred scripts: the file has a few hundred bytes, and loads in parallel with the
 * stylesheet that the first paint needs too.
 */
function tagFor({ path, content }: NamedFile): HtmlWebpackPlugin.HtmlTagObject {
  const attributes = { src: `/${path}`, integrity: integrityOf(content), crossorigin: 'anonymous' };
  return { tagName: 'script', voidTag: false, attributes, meta: { plugin: PLUGIN } };
}
