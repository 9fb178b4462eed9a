import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

const FILES = {
  'library.js': `export const words = ['whole-library', 'password1', 'qwerty12'];`,
  'short.computed.js': `import { words } from './library'; export const SHORT = words.filter((word) => /\\d/.test(word)); export const COUNT = SHORT.length;`,
  'entry.js': `import { SHORT, COUNT } from './short.computed'; globalThis.shown = [SHORT, COUNT];`,
};

it('builds a computed module as its exports, without its imports', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'computed-module'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);

  await build(folder);

  const script = readFileSync(join(folder, 'dist/main.js'), 'utf8');
  expect(script).toContain('["password1","qwerty12"]');
  expect(script).not.toContain('whole-library');
});

function build(folder: string): Promise<void> {
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    module: {
      rules: [{ test: /\.computed\.js$/, resourceQuery: { not: /./ }, loader: join(import.meta.dirname, 'computedModule.cjs') }],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  });
}
