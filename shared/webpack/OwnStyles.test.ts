import webpack from 'webpack';
import { makeTemporaryFolder } from '../release/temporaryFolders.mjs';
import { OwnStyles } from './OwnStyles';

/** Errors of a build that emits this stylesheet. */
async function errorsOf(packageName: string, css: string): Promise<readonly string[]> {
  const compiler = webpack({
    context: makeTemporaryFolder('own-styles'),
    mode: 'production',
    entry: {},
    plugins: [
      {
        apply: ({ hooks }) => {
          hooks.thisCompilation.tap('test', (compilation) => {
            compilation.hooks.processAssets.tap('test', () => {
              compilation.emitAsset('7.css', new webpack.sources.RawSource(css));
            });
          });
        },
      },
      new OwnStyles(packageName),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('no stats'));
        else resolve(stats.compilation.errors.map(({ message }) => message));
      });
    });
  });
}

it('a remote whose stylesheet reaches the page does not build', async () => {
  expect(await errorsOf('remote-news', 'body{font-size:40px}')).toEqual([
    expect.stringContaining('7.css of remote-news reaches beyond the views of the remote:\n  the selector body'),
  ]);
});

it.each([
  ['a remote with styles of its own', 'remote-news', '.remote-news-a1-0{color:red}'],
  ['the host', 'host', 'body{font-size:40px}'],
])('%s builds', async (_case, packageName, css) => {
  expect(await errorsOf(packageName, css)).toEqual([]);
});
