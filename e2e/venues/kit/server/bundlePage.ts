import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';

export interface Asset {
  /** URL path with a content hash, so clients may cache it permanently. */
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}

export interface PageAssets {
  readonly script: Asset;
  readonly style: Asset;
}

const TYPES = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' } as const;

/**
 * Builds a page's script and stylesheet in memory.
 *
 * @param pageDir has `main.ts` or `main.tsx`, and `styles/page.css` unless `style` names another
 */
export async function bundlePage(pageDir: string, name: string, style = join(pageDir, 'styles/page.css')): Promise<PageAssets> {
  const { outputFiles } = await build({
    entryPoints: { main: join(pageDir, 'main'), page: style },
    resolveExtensions: ['.ts', '.tsx', '.js'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: pageDir,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  const find = (ending: keyof typeof TYPES): Asset => {
    const file = outputFiles.find(({ path }) => path.endsWith(ending));
    if (file === undefined) throw new Error(`the page has no ${ending}`);
    const body = Buffer.from(file.contents);
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
    return { path: `/assets/${name}-${hash}${ending}`, type: TYPES[ending], body };
  };
  return { script: find('.js'), style: find('.css') };
}
