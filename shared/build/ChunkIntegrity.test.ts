import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ChunkIntegrity } from './ChunkIntegrity';
import { integrityOf } from './integrity';

/** Builds a page whose entry loads a script and a stylesheet, or runs another `entry`. */
async function buildPage(entry = "void import('./lazy.js');"): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'chunk-integrity-'));
  writeFileSync(join(dir, 'entry.js'), entry);
  writeFileSync(join(dir, 'lazy.js'), "import './lazy.css'; export const loaded = true;");
  writeFileSync(join(dir, 'lazy.css'), '.a { color: red }');
  const compiler = webpack({
    context: dir,
    mode: 'production',
    target: 'web',
    entry: './entry.js',
    output: {
      path: join(dir, 'dist'),
      publicPath: '/',
      filename: '[name].[contenthash].js',
      chunkFilename: 'lazy.[contenthash].js',
      crossOriginLoading: 'anonymous',
    },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')], sideEffects: true }] },
    plugins: [new ChunkIntegrity(), new MiniCssExtractPlugin({ chunkFilename: 'lazy.[contenthash].css' }), new HtmlWebpackPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors() !== false) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  return join(dir, 'dist');
}

function read(dir: string, pattern: RegExp): string {
  const name = readdirSync(dir).find((file) => pattern.test(file));
  if (name === undefined) throw new Error(`no file like ${String(pattern)}`);
  return readFileSync(join(dir, name), 'utf8');
}

describe('integrity of a build', () => {
  it('covers the entry by the html and the chunks by the entry', async () => {
    const dist = await buildPage();
    const entry = read(dist, /^main\..*\.js$/);

    expect(read(dist, /^index\.html$/)).toContain(integrityOf(entry));
    expect(entry).toContain(integrityOf(read(dist, /^lazy\..*\.js$/)));
    expect(entry).toContain(integrityOf(read(dist, /^lazy\..*\.css$/)));
  });

  it('adds nothing to an entry that loads no chunk, because it may have no runtime', async () => {
    expect(read(await buildPage('document.title = "alone";'), /^main\..*\.js$/)).not.toContain('__webpack_require__');
  });
});
