import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';

export interface Asset {
  /** Its address, with a hash of its content: anyone who has it may cache it permanently. */
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}

export interface PageAssets {
  readonly script: Asset;
  readonly style: Asset;
}

const TYPES = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' } as const;

/** Builds the page's script and stylesheet in memory. */
export async function bundlePage(pageDir: string = join(import.meta.dirname, '../page')): Promise<PageAssets> {
  const { outputFiles } = await build({
    entryPoints: [join(pageDir, 'main.ts'), join(pageDir, 'styles/page.css')],
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
    return { path: `/assets/slot-${hash}${ending}`, type: TYPES[ending], body };
  };
  return { script: find('.js'), style: find('.css') };
}
