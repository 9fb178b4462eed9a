import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { runWebpack } from './runWebpack';
import { baseConfiguration } from './base';
import { toIdentity } from './buildIdentity';

/** Returns the errors of a build with the preset and this CSS module. */
async function errorsOf(css: string): Promise<readonly string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'base'));
  writeFileSync(join(dir, 'view.module.css'), css);
  const base = baseConfiguration(dir, toIdentity('remote-news', '1.0.0', 'ab12cd34'), 'production');
  const { compilation } = await runWebpack({
    ...base,
    entry: './view.module.css',
    output: { ...base.output, path: join(dir, 'dist') },
    plugins: [...(base.plugins ?? []), new MiniCssExtractPlugin()],
    cache: false,
  });
  return compilation.errors.map(({ message }) => message);
}

it.each(['h1 { color: red }', ':global(body) { font-size: 40px }', '.title, h1 { color: red }'])(
  'fails the build of a remote whose stylesheet reaches the page: %s',
  async (css) => {
    expect((await errorsOf(css))[0]).toContain('is not pure');
  },
);

it.each(['.title h1 { color: red }', ":global(html[data-edition='professional']) .title { color: red }"])(
  'builds a remote with styles of its own: %s',
  async (css) => {
    expect(await errorsOf(css)).toEqual([]);
  },
);
